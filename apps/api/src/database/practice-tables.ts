import type { ClaimState, ItemKind, Practice, ReviewKind } from '@morsel/sdk/domain';
import type { ColumnType, Generated } from 'kysely';

import type { Flag } from './column-kinds.ts';

export interface ShelfBooksTable {
  id: Generated<number>;
  userId: number;
  bookId: number;
  addedAt: number;
}

export interface FeedRankingsTable {
  userId: number;
  feedId: string;
  itemIds: string;
  served: number;
  /** Rises with each change, so that a change can tell whether it knows the latest. */
  version: Generated<number>;
  /** When it was ranked or another page of it was handed out. */
  usedAt: number;
}

export interface MasteredItemsTable {
  userId: number;
  itemId: number;
  masteredAt: number;
}

export interface ReviewEventsTable {
  id: Generated<number>;
  userId: number;
  opId: string;
  itemId: number;
  revision: number;
  kind: ReviewKind;
  value: string;
  isCorrect: 0 | 1 | null;
  practice: Practice;
  xp: number;
  /** The streak after this event. */
  streak: number;
  /** Whether it was counted as wrong when it came, and is right since a claim of it was accepted. */
  raised: Flag;
  answeredAt: number;
  receivedAt: number;
  timeZone: string;
  localDay: string;
}

/** What the log has of a reader's day before the last one and a kind of items; a row only where it has something. */
export interface PracticeDaysTable {
  userId: number;
  localDay: string;
  itemKind: ItemKind;
  /** Answers and ratings. */
  reviews: number;
  rightAnswers: number;
  /** Of the reviews, those that came early enough to count for the day streak. */
  inTime: number;
  xp: number;
}

/** An event that was taken back and counts for nothing any more. */
export interface UndoneReviewsTable extends Omit<ReviewEventsTable, 'id' | 'raised'> {
  undoneAt: number;
}

/** A wrong written answer that was right, says its reader. */
export interface AnswerClaimsTable {
  userId: number;
  /** Of the answer. */
  opId: string;
  itemId: number;
  /** As it was written, and in the form in which claims are the same (the SDK's `normalizedText`). */
  text: string;
  normalized: string;
  state: Generated<ClaimState>;
  createdAt: number;
  decidedAt: number | null;
  /** From when on a model may be asked about it while it is open; null: people alone decide. */
  askAt: ColumnType<number | null, number | null | undefined, number | null>;
  /** Whether a model thinks that it means the same as the right answer; null: none has said. */
  opinion: ColumnType<0 | 1 | null, 0 | 1 | null | undefined, 0 | 1>;
  opinionAt: ColumnType<number | null, number | null | undefined, number>;
}

export interface OperationsTable {
  userId: number;
  opId: string;
  kind: string;
  fingerprint: string;
  reply: string | null;
  createdAt: number;
}

export interface MemoryStatesTable {
  userId: number;
  itemId: number;
  dueAt: number;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  phase: number;
  lastReviewAt: number;
  lastOutcome: string;
  rightOnce: Flag;
}

/** How far a reader has read a text; without a row, items of all its chapters may come. */
export interface ReadingPositionsTable {
  userId: number;
  sourceId: number;
  /** Number of the chapter that the reader has got to, from 1. */
  reached: number;
  setAt: number;
}
