import type { Generated } from 'kysely';

import type { Counter, Flag } from './column-kinds.ts';

/** A text of a book; the same text is one source, whoever adds it. */
export interface SourcesTable {
  id: Generated<number>;
  book_id: number;
  format: 'epub' | 'pdf' | 'text' | 'markdown' | 'notes' | 'clippings' | 'readwise';
  /** Of the chapters' texts, so that the same text in another file is the same source. */
  content_hash: string;
  words: number;
  /** An admin added it: what is made from it is for all. */
  shared: Flag;
  created_at: number;
}

/** Who added a text, under which name. Who removed it again keeps the row for late answers. */
export interface SourceReadersTable {
  source_id: number;
  user_id: number;
  name: string;
  added_at: number;
  removed_at: number | null;
}

export interface SourceChaptersTable {
  source_id: number;
  /** From 0 in the order of the text. */
  number: number;
  title: string;
  text: string;
}

/** A part of a chapter that is worked on at once; offsets (UTF-16) in the chapter's text. */
export interface SourceChunksTable {
  source_id: number;
  number: number;
  chapter: number;
  start_at: number;
  end_at: number;
  words: number;
  /** How many batches were made from it: the least covered is next. */
  question_batches: Counter;
  flashcard_batches: Counter;
}

/** A run that makes one batch of items; only one runs for a book, kind and text at a time. */
export interface GenerationRunsTable {
  id: Generated<number>;
  book_id: number;
  what: 'questions' | 'flashcards';
  source_id: number | null;
  /** `source_id`, or 0 without a text: unique among running runs, which null would not be. */
  source_key: Counter;
  user_id: number | null;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  stage: 'reading' | 'drafting' | 'checking' | 'solving' | 'storing';
  /** From 0 to 1. */
  progress: Counter;
  drafted: Counter;
  kept: Counter;
  /** JSON: how many drafts each check refused. */
  rejected: Generated<string>;
  reason: string | null;
  grounding: 'source' | 'extractive' | 'memory' | null;
  model: string | null;
  prompt_version: string | null;
  input_tokens: Counter;
  output_tokens: Counter;
  cost_micro_usd: number | null;
  started_at: number;
  /** Of the process that runs it: one that stays silent has died. */
  heartbeat_at: number;
  finished_at: number | null;
}

/** Where a generated item comes from. */
export interface ItemOriginsTable {
  item_id: number;
  run_id: number | null;
  grounding: 'source' | 'extractive' | 'memory';
  /** Numbers of chunk and chapter in the item's text; offsets (UTF-16) in the chapter's text. */
  chunk: number | null;
  chapter: number | null;
  chapter_title: string | null;
  quote: string | null;
  quote_start: number | null;
  quote_end: number | null;
  model: string | null;
  prompt_version: string | null;
}

export interface ItemReportsTable {
  id: Generated<number>;
  item_id: number;
  user_id: number;
  revision: number;
  reason: 'wrong' | 'unclear' | 'too-easy' | 'off-topic' | 'other';
  note: string | null;
  state: Generated<'open' | 'kept' | 'mended' | 'replaced' | 'hidden' | 'removed'>;
  created_at: number;
  decided_at: number | null;
}
