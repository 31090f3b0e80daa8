import type { ReaderExport } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { tallyOf } from '../reviews/totals.ts';
import { presentStats } from '../users/presenting.ts';
import {
  presentFeed,
  presentMastered,
  presentMemory,
  presentReader,
  presentReport,
  presentReview,
} from './presenting.ts';
import {
  findAchievements,
  findAddedBooks,
  findFeeds,
  findGenerations,
  findMastered,
  findMemories,
  findOperations,
  findPositions,
  findReader,
  findReports,
  findReviews,
  findSessions,
  findShelf,
  findTexts,
} from './queries.ts';

/**
 * Everything that is stored about a reader; `now` in epoch ms.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function exportReader(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<ReaderExport> {
  const of = { userId };
  const [reader] = await findReader(db, of);
  if (reader === undefined) throw new UnauthenticatedError();
  return {
    exportedAt: now,
    account: presentReader(reader),
    totals: presentStats(reader),
    counts: tallyOf(reader),
    shelf: await findShelf(db, of),
    booksAdded: await findAddedBooks(db, of),
    textsAdded: await findTexts(db, of),
    readingPositions: await findPositions(db, of),
    generations: await findGenerations(db, of),
    reviews: (await findReviews(db, of)).map(presentReview),
    mastered: (await findMastered(db, of)).map(presentMastered),
    reports: (await findReports(db, of)).map(presentReport),
    achievements: await findAchievements(db, of),
    memory: (await findMemories(db, of)).map(presentMemory),
    operations: await findOperations(db, of),
    feeds: (await findFeeds(db, of)).map(presentFeed),
    sessions: await findSessions(db, of),
  };
}
