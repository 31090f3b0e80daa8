import type { ReaderExport } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { featCountsOf } from '../reviews/reader-totals.ts';
import { runFrom } from '../reviews/stored-run.ts';
import { exportSyncServer } from '../sync-servers/export-sync-server.ts';
import { presentStats } from '../users/present-user.ts';
import { exportWebhooks } from '../webhooks/export-webhooks.ts';
import {
  findExportedPasskeys,
  findExportedTokens,
  findOpenIdLinks,
  findReader,
  findSessions,
} from './account-queries.ts';
import {
  findAddedBooks,
  findExportedDocuments,
  findExportedHighlights,
  findExportedShelf,
  findGenerations,
  findIdeaWishes,
  findPositions,
  findTexts,
} from './book-queries.ts';
import { findExportedBites, findExportedOwn, findExportedProposals } from './own-queries.ts';
import {
  findExportedAchievements,
  findExportedMastered,
  findExportedMemories,
  findFeeds,
  findOperations,
  findReviews,
  findUndoneReviews,
} from './practice-queries.ts';
import {
  presentExportedBite,
  presentExportedClaim,
  presentExportedOwn,
  presentExportedPasskey,
  presentExportedProposal,
  presentFeed,
  presentMastered,
  presentMemory,
  presentReader,
  presentExportedReport,
  presentReview,
  presentExportedToken,
  presentUndoneReview,
} from './present-export.ts';
import { findExportedClaims, findExportedReports } from './report-queries.ts';

/**
 * Everything that is stored about a reader; `now` in epoch ms.
 *
 * @throws UnauthenticatedError when the reader is gone.
 */
export async function exportReader(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<ReaderExport> {
  const reader = await findReader(db, userId);
  if (reader === undefined) throw new UnauthenticatedError();
  return {
    exportedAt: now,
    account: presentReader(reader),
    totals: presentStats(reader),
    counts: featCountsOf(reader),
    dayRun: { ...runFrom(reader), timeZone: reader.lastTimeZone },
    shelf: await findExportedShelf(db, userId),
    booksAdded: await findAddedBooks(db, userId),
    textsAdded: await findTexts(db, userId),
    readingPositions: await findPositions(db, userId),
    documents: await findExportedDocuments(db, userId),
    highlights: await findExportedHighlights(db, userId),
    ideaWishes: await findIdeaWishes(db, userId),
    generations: await findGenerations(db, userId),
    ownItems: (await findExportedOwn(db, userId)).map(presentExportedOwn),
    proposals: (await findExportedProposals(db, userId)).map(presentExportedProposal),
    bites: (await findExportedBites(db, userId)).map(presentExportedBite),
    reviews: (await findReviews(db, userId)).map(presentReview),
    undoneReviews: (await findUndoneReviews(db, userId)).map(presentUndoneReview),
    mastered: (await findExportedMastered(db, userId)).map(presentMastered),
    reports: (await findExportedReports(db, userId)).map(presentExportedReport),
    claims: (await findExportedClaims(db, userId)).map(presentExportedClaim),
    achievements: await findExportedAchievements(db, userId),
    memory: (await findExportedMemories(db, userId)).map(presentMemory),
    operations: await findOperations(db, userId),
    feeds: (await findFeeds(db, userId)).map(presentFeed),
    sessions: await findSessions(db, userId),
    passkeys: (await findExportedPasskeys(db, userId)).map(presentExportedPasskey),
    openIdLinks: await findOpenIdLinks(db, userId),
    accessTokens: (await findExportedTokens(db, userId)).map(presentExportedToken),
    webhooks: await exportWebhooks(db, userId),
    ...(await exportSyncServer(db, userId)),
  };
}
