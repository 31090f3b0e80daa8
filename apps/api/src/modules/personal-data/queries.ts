import type { Db, Tx } from '../../database/connection.ts';
import {
  currentRevision,
  eventColumns,
  reportedRevision,
  reviewedRevision,
  undoneRevision,
} from '../../items/item-revisions.ts';
import { totalsColumns } from '../reviews/reader-totals.ts';

export type ReaderRow = NonNullable<Awaited<ReturnType<typeof findReader>>>;

export function findReader(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'onLeaderboard'])
    .select(['createdAt', 'seenAt', 'resetExpiresAt'])
    .select(totalsColumns)
    .where('id', '=', userId)
    .executeTakeFirst();
}

const bookColumns = ['books.id', 'books.title', 'books.author'] as const;

export function findExportedShelf(db: Db, userId: number) {
  return db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .select(bookColumns)
    .select('shelfBooks.addedAt')
    .where('shelfBooks.userId', '=', userId)
    .orderBy('shelfBooks.id')
    .execute();
}

export function findAddedBooks(db: Db, userId: number) {
  return db
    .selectFrom('bookAdders')
    .innerJoin('books', 'books.id', 'bookAdders.bookId')
    .select(bookColumns)
    .select('bookAdders.addedAt')
    .where('bookAdders.userId', '=', userId)
    .orderBy('bookAdders.addedAt')
    .orderBy('books.id')
    .execute();
}

/** The texts of books that the reader added, those included that they removed again. */
export function findTexts(db: Db, userId: number) {
  return db
    .selectFrom('sourceReaders')
    .innerJoin('sources', 'sources.id', 'sourceReaders.sourceId')
    .select(['sourceReaders.name', 'sources.format', 'sources.words'])
    .select(['sources.bookId', 'sourceReaders.addedAt'])
    .select('sourceReaders.removedAt')
    .where('sourceReaders.userId', '=', userId)
    .orderBy('sourceReaders.addedAt')
    .orderBy('sources.id')
    .execute();
}

export function findPositions(db: Db, userId: number) {
  return db
    .selectFrom('readingPositions')
    .innerJoin('sources', 'sources.id', 'readingPositions.sourceId')
    .select(['readingPositions.sourceId', 'sources.bookId'])
    .select(['readingPositions.reached', 'readingPositions.setAt'])
    .where('readingPositions.userId', '=', userId)
    .orderBy('readingPositions.setAt')
    .orderBy('readingPositions.sourceId')
    .execute();
}

/** What the reader wants of ideas of texts. */
export function findIdeaWishes(db: Db, userId: number) {
  return db
    .selectFrom('ideaWishes')
    .innerJoin('sources', 'sources.id', 'ideaWishes.sourceId')
    .select(['ideaWishes.sourceId', 'sources.bookId', 'ideaWishes.key', 'ideaWishes.wish'])
    .select('ideaWishes.setAt')
    .where('ideaWishes.userId', '=', userId)
    .orderBy('ideaWishes.setAt')
    .orderBy('ideaWishes.key')
    .execute();
}

/** The batches of items that the reader asked for, as far as runs are kept. */
export function findGenerations(db: Db, userId: number) {
  return db
    .selectFrom('generationRuns')
    .select(['what', 'bookId', 'state', 'startedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** An item in one of its revisions. */
export const itemColumns = [
  'items.id as itemId',
  'itemRevisions.revision as itemRevision',
  'items.kind as itemKind',
  'itemRevisions.body',
  'items.bookId',
] as const;

export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number];

/** The whole log in order of arrival, with the items as the reader saw them. */
export function findReviews(db: Db, userId: number) {
  return db
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .innerJoin('itemRevisions', reviewedRevision)
    .select(itemColumns)
    .select(eventColumns)
    .select('reviewEvents.kind')
    .where('reviewEvents.userId', '=', userId)
    .orderBy('reviewEvents.id')
    .execute();
}

export type UndoneRow = Awaited<ReturnType<typeof findUndoneReviews>>[number];

/** What was taken back, with the items as the reader saw them. */
export function findUndoneReviews(db: Db, userId: number) {
  return db
    .selectFrom('undoneReviews')
    .innerJoin('items', 'items.id', 'undoneReviews.itemId')
    .innerJoin('itemRevisions', undoneRevision)
    .select(itemColumns)
    .select(eventColumns)
    .select(['undoneReviews.kind', 'undoneAt'])
    .where('undoneReviews.userId', '=', userId)
    .orderBy('undoneAt')
    .orderBy('opId')
    .execute();
}

export type ExportedMasteredRow = Awaited<ReturnType<typeof findExportedMastered>>[number];

/** Mastered items as they are now, those that the reader cannot see any more included. */
export function findExportedMastered(db: Db, userId: number) {
  return db
    .selectFrom('masteredItems')
    .innerJoin('items', 'items.id', 'masteredItems.itemId')
    .innerJoin('itemRevisions', currentRevision)
    .select(itemColumns)
    .select('masteredItems.masteredAt')
    .where('masteredItems.userId', '=', userId)
    .orderBy('masteredItems.masteredAt')
    .orderBy('items.id')
    .execute();
}

export type ExportedReportRow = Awaited<ReturnType<typeof findExportedReports>>[number];

/** Reports with the items as they were when they were reported. */
export function findExportedReports(db: Db, userId: number) {
  return db
    .selectFrom('itemReports')
    .innerJoin('items', 'items.id', 'itemReports.itemId')
    .innerJoin('itemRevisions', reportedRevision)
    .select(itemColumns)
    .select(['itemReports.reason', 'itemReports.note', 'itemReports.state'])
    .select(['itemReports.createdAt', 'itemReports.decidedAt'])
    .where('itemReports.userId', '=', userId)
    .orderBy('itemReports.id')
    .execute();
}

export type ExportedClaimRow = Awaited<ReturnType<typeof findExportedClaims>>[number];

/** Claims with the items as they were when they were answered. */
export function findExportedClaims(db: Db, userId: number) {
  return db
    .selectFrom('answerClaims')
    .innerJoin('reviewEvents', (join) =>
      join
        .onRef('reviewEvents.userId', '=', 'answerClaims.userId')
        .onRef('reviewEvents.opId', '=', 'answerClaims.opId'),
    )
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .innerJoin('itemRevisions', reviewedRevision)
    .select(itemColumns)
    .select(['answerClaims.opId', 'answerClaims.text', 'answerClaims.state'])
    .select(['answerClaims.createdAt', 'answerClaims.decidedAt'])
    .select(['answerClaims.opinion', 'answerClaims.opinionAt'])
    .where('answerClaims.userId', '=', userId)
    .orderBy('answerClaims.createdAt')
    .orderBy('answerClaims.opId')
    .execute();
}

export function findExportedAchievements(db: Db, userId: number) {
  return db
    .selectFrom('userAchievements')
    .select(['achievementId as id', 'earnedAt'])
    .where('userId', '=', userId)
    .orderBy('earnedAt')
    .orderBy('achievementId')
    .execute();
}

export type ExportedMemoryRow = Awaited<ReturnType<typeof findExportedMemories>>[number];

export function findExportedMemories(db: Db, userId: number) {
  return db
    .selectFrom('memoryStates')
    .select(['itemId', 'dueAt', 'stability', 'difficulty', 'scheduledDays', 'learningSteps'])
    .select(['reps', 'lapses', 'phase', 'lastReviewAt', 'lastOutcome', 'rightOnce'])
    .where('userId', '=', userId)
    .orderBy('itemId')
    .execute();
}

export function findOperations(db: Db, userId: number) {
  return db
    .selectFrom('operations')
    .select(['opId', 'kind', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('opId')
    .execute();
}

export type FeedRow = Awaited<ReturnType<typeof findFeeds>>[number];

export function findFeeds(db: Db, userId: number) {
  return db
    .selectFrom('feedRankings')
    .select(['feedId', 'itemIds', 'served', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('usedAt')
    .orderBy('feedId')
    .execute();
}

export function findSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

export async function deleteUser(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
