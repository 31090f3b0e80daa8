/** What a run makes a batch of. */
export const MAKEABLE = ['questions', 'flashcards'] as const;
export type Makeable = (typeof MAKEABLE)[number];

/** How many items of a batch a reader may ask for. */
export const BATCH_SIZES = [5, 10, 15, 20] as const;
export type BatchSize = (typeof BATCH_SIZES)[number];

/** How hard an item is: easy, medium, hard. */
export const ITEM_DIFFICULTIES = [1, 2, 3] as const;
export type ItemDifficulty = (typeof ITEM_DIFFICULTIES)[number];

/** How many proposals of a book lie before a reader at a time, and how many one call decides about. */
export const PROPOSAL_WINDOW = 100;

/** Where an estimate comes from: this server's own runs, or the size of what would be asked. */
export const ESTIMATE_BASES = ['measured', 'reckoned'] as const;

/**
 * What models are paid for: items of batches, their review by another model, main ideas that a reader asks for,
 * items in the place of others, and second opinions on claims.
 */
export const MODEL_PURPOSES = ['items', 'review', 'ideas', 'replacements', 'claims'] as const;
export type ModelPurpose = (typeof MODEL_PURPOSES)[number];

/** In what is counted what models may take. */
export const BUDGET_UNITS = ['USD', 'tokens'] as const;
export type BudgetUnit = (typeof BUDGET_UNITS)[number];

/**
 * Slices of what models may take, the widest first: of all; of readers, who are no admins; of accounts in their
 * first month; of newcomers; of guests. Each lies in the one before it. Second opinions on claims lie in that of
 * readers.
 */
export const BUDGET_SLICES = [
  'everybody',
  'readers',
  'recent',
  'newcomers',
  'guests',
  'claims',
] as const;
export type BudgetSlice = (typeof BUDGET_SLICES)[number];

/** Formats in which a book's text may come. */
export const TEXT_FORMATS = [
  'epub',
  'pdf',
  'docx',
  'odt',
  'fb2',
  'mobi',
  'text',
  'markdown',
  'notes',
  'clippings',
  'readwise',
] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** Those that hold what a reader has marked in a book. */
export const HIGHLIGHT_FORMATS = ['clippings', 'readwise'] as const satisfies readonly TextFormat[];

/**
 * What an item was made from. source: by a model from a text of the book, its quote checked.
 * extractive: from a text of the book without a model. memory: by a model from title and author
 * alone, not checked against the book.
 */
export const GROUNDINGS = ['source', 'extractive', 'memory'] as const;
export type Grounding = (typeof GROUNDINGS)[number];

/** Where the model works: at OpenAI's, on the server's own machine or network, or at another host. */
export const PROVIDER_PLACES = ['openai', 'local', 'other'] as const;
export type ProviderPlace = (typeof PROVIDER_PLACES)[number];

export const RUN_STATES = ['running', 'done', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The steps of a run, in their order. */
export const RUN_STAGES = [
  'reading',
  'planning',
  'drafting',
  'reviewing',
  'repairing',
  'checking',
  'solving',
  'storing',
] as const;
export type RunStage = (typeof RUN_STAGES)[number];

/** What a run may do without: a step for some items, or the main ideas of a text in which none were found. */
export const RUN_OMISSIONS = [...RUN_STAGES, 'ideas'] as const;
export type RunOmission = (typeof RUN_OMISSIONS)[number];

/** What a reader wants of an idea of a text: more of it, or nothing. */
export const IDEA_WISHES = ['more', 'less'] as const;
export type IdeaWish = (typeof IDEA_WISHES)[number];
