/** Kinds of question, in the order in which the API lists them. */
export const QUESTION_KINDS = [
  'mcq',
  'true_false',
  'match_pairs',
  'arrange_list',
  'typed',
  'cloze',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Kinds of item that readers practise: each kind of question, and flashcards. */
export const ITEM_KINDS = [...QUESTION_KINDS, 'flashcard'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Kinds of question whose answer readers write: `{ text }`. */
export const WRITTEN_KINDS = ['typed', 'cloze'] as const satisfies readonly QuestionKind[];
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

const writtenKinds: ReadonlySet<string> = new Set(WRITTEN_KINDS);

/** Whether readers write the answer of items of this kind, which may be any text. */
export function isWrittenKind(kind: string): kind is WrittenKind {
  return writtenKinds.has(kind);
}

const questionKinds: ReadonlySet<string> = new Set(QUESTION_KINDS);

/** Whether a kind from outside, which may be any text, is one of a question. */
export function isQuestionKind(kind: string): kind is QuestionKind {
  return questionKinds.has(kind);
}

/** How the gap of a cloze stands in its sentence. */
export const GAP = '_____';

/**
 * What an item asks of a reader, from the easiest to the hardest: to recognise what is right among
 * other things, to produce it, or to apply it to something new.
 */
export const DEMANDS = ['recognise', 'produce', 'apply'] as const;
export type Demand = (typeof DEMANDS)[number];

/** What an item of a kind asks where nothing else is said. */
export const USUAL_DEMAND: Readonly<Record<ItemKind, Demand>> = {
  mcq: 'recognise',
  true_false: 'recognise',
  match_pairs: 'recognise',
  arrange_list: 'recognise',
  typed: 'produce',
  cloze: 'produce',
  flashcard: 'produce',
};
