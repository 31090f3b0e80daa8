import type { ReportReason, ReportState, RunState, TextFormat } from '@morsel/sdk/contract';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { ItemKind, MemoryStateRow, ReviewEventRow } from '../../database/tables.ts';
import type { Totals } from '../reviews/totals.ts';

type OfReader = { userId: number };

export type ReaderRow = Totals & {
  id: number;
  name: string | null;
  email: string | null;
  role: 'reader' | 'admin';
  on_leaderboard: 0 | 1;
  created_at: number;
  seen_at: number;
  reset_expires_at: number | null;
};

export const findReader = compiledQuery<ReaderRow, OfReader>((db, param) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'on_leaderboard'])
    .select(['created_at', 'seen_at', 'reset_expires_at'])
    .select(['xp', 'streak', 'total_answered', 'correct_answered', 'longest_streak'])
    .select(['kinds_right', 'comebacks', 'long_recalls', 'ratings', 'longest_day_streak'])
    .where('id', '=', param('userId')),
);

export type BookRow = { id: number; title: string; author: string; addedAt: number };

const bookColumns = ['books.id', 'books.title', 'books.author'] as const;

export const findShelf = compiledQuery<BookRow, OfReader>((db, param) =>
  db
    .selectFrom('shelf_books')
    .innerJoin('books', 'books.id', 'shelf_books.book_id')
    .select(bookColumns)
    .select('shelf_books.added_at as addedAt')
    .where('shelf_books.user_id', '=', param('userId'))
    .orderBy('shelf_books.id'),
);

export const findAddedBooks = compiledQuery<BookRow, OfReader>((db, param) =>
  db
    .selectFrom('book_adders')
    .innerJoin('books', 'books.id', 'book_adders.book_id')
    .select(bookColumns)
    .select('book_adders.added_at as addedAt')
    .where('book_adders.user_id', '=', param('userId'))
    .orderBy('book_adders.added_at')
    .orderBy('books.id'),
);

export type TextRow = {
  name: string;
  format: TextFormat;
  words: number;
  bookId: number;
  addedAt: number;
  removedAt: number | null;
};

/** The texts of books that the reader added, those included that they removed again. */
export const findTexts = compiledQuery<TextRow, OfReader>((db, param) =>
  db
    .selectFrom('source_readers')
    .innerJoin('sources', 'sources.id', 'source_readers.source_id')
    .select(['source_readers.name', 'sources.format', 'sources.words'])
    .select(['sources.book_id as bookId', 'source_readers.added_at as addedAt'])
    .select('source_readers.removed_at as removedAt')
    .where('source_readers.user_id', '=', param('userId'))
    .orderBy('source_readers.added_at')
    .orderBy('sources.id'),
);

export type PositionRow = { sourceId: number; bookId: number; reached: number; setAt: number };

export const findPositions = compiledQuery<PositionRow, OfReader>((db, param) =>
  db
    .selectFrom('reading_positions')
    .innerJoin('sources', 'sources.id', 'reading_positions.source_id')
    .select(['reading_positions.source_id as sourceId', 'sources.book_id as bookId'])
    .select(['reading_positions.reached', 'reading_positions.set_at as setAt'])
    .where('reading_positions.user_id', '=', param('userId'))
    .orderBy('reading_positions.set_at')
    .orderBy('reading_positions.source_id'),
);

export type GenerationRow = {
  what: 'questions' | 'flashcards';
  bookId: number;
  state: RunState;
  startedAt: number;
};

/** The batches of items that the reader asked for, as far as runs are kept. */
export const findGenerations = compiledQuery<GenerationRow, OfReader>((db, param) =>
  db
    .selectFrom('generation_runs')
    .select(['what', 'book_id as bookId', 'state', 'started_at as startedAt'])
    .where('user_id', '=', param('userId'))
    .orderBy('id'),
);

/** An item in one of its revisions. */
export type ItemRow = {
  itemId: number;
  itemRevision: number;
  itemKind: ItemKind;
  body: string;
  bookId: number;
};

const itemColumns = [
  'items.id as itemId',
  'item_revisions.revision as itemRevision',
  'items.kind as itemKind',
  'item_revisions.body',
  'items.book_id as bookId',
] as const;

export type ReviewRow = ItemRow &
  Omit<ReviewEventRow, 'id' | 'user_id' | 'item_id' | 'revision' | 'body'>;

/** The whole log in order of arrival, with the items as the reader saw them. */
export const findReviews = compiledQuery<ReviewRow, OfReader>((db, param) =>
  db
    .selectFrom('review_events')
    .innerJoin('items', 'items.id', 'review_events.item_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'review_events.item_id')
        .onRef('item_revisions.revision', '=', 'review_events.revision'),
    )
    .select(itemColumns)
    .select(['op_id', 'review_events.kind', 'value', 'is_correct', 'practice', 'xp', 'streak'])
    .select(['answered_at', 'received_at', 'time_zone', 'local_day'])
    .where('review_events.user_id', '=', param('userId'))
    .orderBy('review_events.id'),
);

export type MasteredRow = ItemRow & { masteredAt: number };

/** Mastered items as they are now, those that the reader cannot see any more included. */
export const findMastered = compiledQuery<MasteredRow, OfReader>((db, param) =>
  db
    .selectFrom('mastered_items')
    .innerJoin('items', 'items.id', 'mastered_items.item_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'items.id')
        .onRef('item_revisions.revision', '=', 'items.revision'),
    )
    .select(itemColumns)
    .select('mastered_items.mastered_at as masteredAt')
    .where('mastered_items.user_id', '=', param('userId'))
    .orderBy('mastered_items.mastered_at')
    .orderBy('items.id'),
);

export type ReportRow = ItemRow & {
  reason: ReportReason;
  note: string | null;
  state: ReportState;
  createdAt: number;
  decidedAt: number | null;
};

/** Reports with the items as they were when they were reported. */
export const findReports = compiledQuery<ReportRow, OfReader>((db, param) =>
  db
    .selectFrom('item_reports')
    .innerJoin('items', 'items.id', 'item_reports.item_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'item_reports.item_id')
        .onRef('item_revisions.revision', '=', 'item_reports.revision'),
    )
    .select(itemColumns)
    .select(['item_reports.reason', 'item_reports.note', 'item_reports.state'])
    .select(['item_reports.created_at as createdAt', 'item_reports.decided_at as decidedAt'])
    .where('item_reports.user_id', '=', param('userId'))
    .orderBy('item_reports.id'),
);

export const findAchievements = compiledQuery<{ id: string; earnedAt: number }, OfReader>(
  (db, param) =>
    db
      .selectFrom('user_achievements')
      .select(['achievement_id as id', 'earned_at as earnedAt'])
      .where('user_id', '=', param('userId'))
      .orderBy('earned_at')
      .orderBy('achievement_id'),
);

export const findMemories = compiledQuery<MemoryStateRow, OfReader>((db, param) =>
  db
    .selectFrom('memory_states')
    .selectAll()
    .where('user_id', '=', param('userId'))
    .orderBy('item_id'),
);

export type OperationRow = { opId: string; kind: string; createdAt: number };

export const findOperations = compiledQuery<OperationRow, OfReader>((db, param) =>
  db
    .selectFrom('operations')
    .select(['op_id as opId', 'kind', 'created_at as createdAt'])
    .where('user_id', '=', param('userId'))
    .orderBy('created_at')
    .orderBy('op_id'),
);

export type FeedRow = { feedId: string; itemIds: string; served: number; usedAt: number };

export const findFeeds = compiledQuery<FeedRow, OfReader>((db, param) =>
  db
    .selectFrom('feed_rankings')
    .select(['feed_id as feedId', 'item_ids as itemIds', 'served', 'used_at as usedAt'])
    .where('user_id', '=', param('userId'))
    .orderBy('used_at')
    .orderBy('feed_id'),
);

export const findSessions = compiledQuery<{ createdAt: number; expiresAt: number }, OfReader>(
  (db, param) =>
    db
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'expires_at as expiresAt'])
      .where('user_id', '=', param('userId'))
      .orderBy('created_at'),
);

export const deleteUser = compiledQuery<never, OfReader>((db, param) =>
  db.deleteFrom('users').where('id', '=', param('userId')),
);
