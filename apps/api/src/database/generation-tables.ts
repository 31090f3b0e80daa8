import type {
  BudgetSlice,
  Grounding,
  Makeable,
  ModelPurpose,
  RunStage,
  RunState,
} from '@morsel/sdk/domain';
import type { Generated } from 'kysely';

import type { Counter, Flag } from './column-kinds.ts';

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
