import type { IdeaWish, TextFormat } from '@morsel/sdk/domain';
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
  /** Of the file, as KOReader knows it by; null for notes, and where it was added before this was kept. */
  partialMd5: string | null;
  /** JSON: in which document of an e-book each chapter begins, by its number in the spine, from 1. */
  spineItems: string | null;
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
