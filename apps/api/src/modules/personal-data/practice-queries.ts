import type { Db } from '../../database/connection.ts';
import {
  currentRevision,
  eventColumns,
  reviewedRevision,
  undoneRevision,
} from '../../items/item-revisions.ts';
import { itemColumns } from './item-columns.ts';

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
