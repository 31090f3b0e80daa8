import type { GuestProgress } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { moveRuns } from '../../items/asked-runs.ts';
import { moveAddedBooks } from '../../items/book-adders.ts';
import { moveIdeaWishes } from '../../items/idea-wishes.ts';
import { moveReadingPositions } from '../../items/reading-positions.ts';
import { moveTexts } from '../../items/text-readers.ts';
import { lockClaimedItems, withClaimsMoved } from '../claims/move-claims.ts';
import { moveMarks } from '../mastery/move-marks.ts';
import { moveOperations } from '../operations/move-operations.ts';
import { moveOwnItems } from '../own-items/move-own-items.ts';
import { moveReports } from '../reports/move-reports.ts';
import { moveReviews } from '../reviews/move-reviews.ts';
import { countBooksToMove, moveShelf } from '../shelf/move-shelf.ts';
import { shelveDefaultBooks } from '../shelf/shelve-book.ts';
import { findGuestTotals, type LockedReader, lockReader } from './queries.ts';

type GuestAndAccount = { readonly guestId: number; readonly accountId: number };

/** What a guest could bring along into an account: zeros for one who has done nothing. */
export async function readGuestProgress(
  db: Db,
  { guestId, accountId }: GuestAndAccount,
): Promise<GuestProgress> {
  const totals = (await findGuestTotals(db, guestId)) ?? { xp: 0, reviews: 0 };
  return { ...totals, books: await countBooksToMove(db, { fromId: guestId, toId: accountId }) };
}

/**
 * Moves all that a guest has done into an account and leaves the guest as new, so that a second
 * time brings nothing more. `now` in epoch ms. A guest who has become an account meanwhile keeps
 * everything.
 */
export async function bringGuestProgress(
  tx: Tx,
  { guestId, accountId, now }: GuestAndAccount & { now: number },
): Promise<void> {
  await lockClaimedItems(tx, guestId);
  const account = await lockBoth(tx, { guestId, accountId });
  if (account === undefined) return;
  const readers = { fromId: guestId, toId: accountId };
  // Before the log moves: it tells which default books the guest practised.
  await moveShelf(tx, readers);
  await moveAddedBooks(tx, readers);
  await moveReports(tx, readers);
  await moveTexts(tx, readers);
  await moveReadingPositions(tx, readers);
  await moveRuns(tx, readers);
  await moveOwnItems(tx, readers);
  await moveIdeaWishes(tx, readers);
  const known = await moveOperations(tx, readers);
  await withClaimsMoved(tx, { ...readers, known }, () => moveReviews(tx, { ...readers, known }));
  await moveMarks(tx, { fromId: guestId, to: { id: accountId, role: account.role }, now });
  await shelveDefaultBooks(tx, guestId, now);
}

/**
 * In the order of their ids, whoever asks, so that no two wait for each other. Returns the account,
 * as long as the guest is one.
 */
async function lockBoth(
  tx: Tx,
  { guestId, accountId }: GuestAndAccount,
): Promise<LockedReader | undefined> {
  const rows = new Map<number, LockedReader | undefined>();
  for (const id of [guestId, accountId].toSorted((a, b) => a - b)) {
    rows.set(id, await lockReader(tx, id));
  }
  return rows.get(guestId)?.email === null ? rows.get(accountId) : undefined;
}
