import type {
  BudgetSlice,
  Grounding,
  Hold,
  IdeaWish,
  Makeable,
  ModelPurpose,
  ReportReason,
  ReportState,
  RunStage,
  RunState,
  TextFormat,
} from '@morsel/sdk/domain';
import type { ColumnType, Generated } from 'kysely';

import type { Counter, Flag } from './column-kinds.ts';

/** A text of a book; the same text is one source, whoever adds it. */
export interface SourcesTable {
  id: Generated<number>;
  bookId: number;
  format: TextFormat;
  /** Of the chapters' texts, so that the same text in another file is the same source. */
  contentHash: string;
  words: number;
  /** A primary tag of BCP 47; null where it is not known. */
  language: string | null;
  /** An admin added it: what is made from it is for all. */
  shared: Flag;
  /** When its bites were found; null while nobody has asked for them. */
  rankedAt: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: number;
}

/** Who added a text, under which name. Who removed it again keeps the row for late answers. */
export interface SourceReadersTable {
  sourceId: number;
  userId: number;
  name: string;
  addedAt: number;
  removedAt: number | null;
}

export interface SourceChaptersTable {
  sourceId: number;
  /** From 0 in the order of the text. */
  number: number;
  title: string;
  text: string;
  /** JSON: its lists and tables. */
  structures: Generated<string>;
}

/** A part of a chapter that is worked on at once; offsets (UTF-16) in the chapter's text. */
export interface SourceChunksTable {
  sourceId: number;
  number: number;
  chapter: number;
  startAt: number;
  endAt: number;
  words: number;
  /** How many batches were made from it: the least covered is next. */
  questionBatches: Counter;
  flashcardBatches: Counter;
}

/** A sentence of a text that readers may keep: the best has the lowest rank. */
export interface BitesTable {
  sourceId: number;
  rank: number;
  /** Of the text; offsets (UTF-16) in the chapter's text. */
  chapter: number;
  startAt: number;
  endAt: number;
  sentence: string;
  /** The sentence before it. */
  before: string | null;
  /** JSON: what may be hidden, as offsets in the sentence, best first. */
  gaps: string;
  /** JSON: front and back, where it can be a flashcard. */
  card: string | null;
}

/** When and by what the main ideas of a text were found, and what that took. */
export interface SourcePlansTable {
  sourceId: number;
  model: string;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number | null;
  madeAt: number;
}

/** A main idea of a text. */
export interface SourceIdeasTable {
  sourceId: number;
  /** That of the items that ask for it (`items.idea`). */
  key: string;
  /** From 0, the most important first. */
  rank: number;
  title: string;
  /** Number of the chapter that tells it, from 0. */
  chapter: number;
  /** JSON: numbers of the chunks that tell most of it, the best first. */
  chunks: string;
  questionBatches: Counter;
  flashcardBatches: Counter;
}

/** What a reader wants of an idea in later batches. */
export interface IdeaWishesTable {
  userId: number;
  sourceId: number;
  key: string;
  wish: IdeaWish;
  setAt: number;
}

/** A run that makes one batch of items; only one runs for a book, kind and text at a time. */
export interface GenerationRunsTable {
  id: Generated<number>;
  bookId: number;
  what: Makeable;
  sourceId: number | null;
  /** `sourceId`, or 0 without a text: unique among running runs, which null would not be. */
  sourceKey: Counter;
  userId: number | null;
  state: RunState;
  /** Whether what it makes are proposals. */
  preview: Flag;
  /** What was wanted of the batch, as in the query of the call; empty: nothing in particular. */
  options: Generated<string>;
  stage: RunStage;
  /** From 0 to 1. */
  progress: Counter;
  drafted: Counter;
  kept: Counter;
  /** JSON: how many drafts each check refused. */
  rejected: Generated<string>;
  reason: string | null;
  grounding: Grounding | null;
  model: string | null;
  promptVersion: string | null;
  inputTokens: Counter;
  outputTokens: Counter;
  costMicroUsd: number | null;
  /** Of the model that reviews and solves, where that is another one. */
  reviewModel: string | null;
  reviewInputTokens: Counter;
  reviewOutputTokens: Counter;
  reviewCostMicroUsd: number | null;
  /** JSON: a list of `RunOmission`. */
  skipped: Generated<string>;
  startedAt: number;
  /** By `nameOfProcess`; null for runs of older versions. */
  process: string | null;
  /** When the provider may be asked again, where it has said so. */
  retryAt: number | null;
  /** Of the process that runs it: one that stays silent has died. */
  heartbeatAt: number;
  finishedAt: number | null;
}

/** What it took to ask a model for something, or to fail; it outlives runs, books and readers. */
export interface ModelBillsTable {
  id: Generated<number>;
  purpose: ModelPurpose;
  model: string;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number | null;
  /** When it was over. */
  askedAt: number;
  /** That it comes from, which is gone: one bill for each purpose and model. */
  reservationId: number | null;
  /** Of the budget; null for bills of older versions. */
  slice: BudgetSlice | null;
  /** Keys of a reader and a wide network, of one day alone; by `SpenderKeys`. */
  spender: string | null;
  network: string | null;
}

/** What is set aside of the budget while models are asked for something, and what that has used so far. */
export interface ModelReservationsTable {
  id: Generated<number>;
  /** Of the model that writes. */
  purpose: ModelPurpose;
  slice: BudgetSlice;
  spender: string | null;
  network: string | null;
  /** In millionths of a USD or tokens, as the budget is counted; never less than what is used. */
  reserved: number;
  model: string;
  inputTokens: Counter;
  outputTokens: Counter;
  costMicroUsd: number | null;
  reviewModel: string | null;
  reviewInputTokens: Counter;
  reviewOutputTokens: Counter;
  reviewCostMicroUsd: number | null;
  /** By `nameOfProcess`. */
  process: string;
  startedAt: number;
  /** Of the process: one that stays silent has died. */
  heartbeatAt: number;
}

/** Where a generated item comes from. */
export interface ItemOriginsTable {
  itemId: number;
  runId: number | null;
  grounding: Grounding;
  /** Numbers of chunk and chapter in the item's text; offsets (UTF-16) in the chapter's text. */
  chunk: number | null;
  chapter: number | null;
  chapterTitle: string | null;
  quote: string | null;
  quoteStart: number | null;
  quoteEnd: number | null;
  model: string | null;
  promptVersion: string | null;
}

export interface ItemReportsTable {
  id: Generated<number>;
  itemId: number;
  userId: number;
  revision: number;
  reason: ReportReason;
  note: string | null;
  /** Key of the network it came from; forgotten once it is decided, or old. */
  network: ColumnType<string | null, string | null | undefined, string | null>;
  state: Generated<ReportState>;
  createdAt: number;
  decidedAt: number | null;
}

/** An item that enough readers had reported: hidden until an admin decides, or held. */
export interface ItemHidingsTable {
  id: Generated<number>;
  itemId: number;
  /** Why it is not hidden; null where it is. */
  heldBy: Hold | null;
  state: Generated<ReportState>;
  createdAt: number;
  decidedAt: ColumnType<number | null, undefined, number>;
}

/** A report behind a hiding: it outlives the reporter. */
export interface HidingReasonsTable {
  hidingId: number;
  /** By `AnonymousKeys`: of one reader always the same. */
  reporter: string;
  reason: ReportReason;
  /** In hundredths, by `weightOf`. */
  weight: number;
}
