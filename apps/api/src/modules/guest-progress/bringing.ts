import type { GuestProgress } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { moveAddedBooks } from '../../items/adders.ts';
import { moveReadingPositions } from '../../items/reading-positions.ts';
import { moveTexts } from '../../items/text-readers.ts';
import { moveMarks } from '../mastery/moving.ts';
import { moveOperations } from '../operations/moving.ts';
import { moveReports } from '../reports/moving.ts';
import { moveReviews } from '../reviews/moving.ts';
import { countBooksToMove, moveShelf } from '../shelf/moving.ts';
import { shelveDefaultBooks } from '../shelf/shelving.ts';
import { findGuestTotals, type LockedReader, lockReader } from './queries.ts';

type Readers = { readonly guestId: number; readonly accountId: number };

/** What a guest could bring along into an account: zeros for one who has done nothing. */
export async function guestProgress(
  db: Db,
  { guestId, accountId }: Readers,
): Promise<GuestProgress> {
  const [totals = { xp: 0, reviews: 0 }] = await findGuestTotals(db, { guestId });
  return { ...totals, books: await countBooksToMove(db, { fromId: guestId, toId: accountId }) };
}

/**
 * Moves all that a guest has done into an account and leaves the guest as new, so that a second
 * time brings nothing more. `now` in epoch ms. A guest who has become an account meanwhile keeps
 * everything.
 */
export async function bringGuestProgress(
  tx: Tx,
  { guestId, accountId, now }: Readers & { now: number },
): Promise<void> {
  const account = await lockBoth(tx, { guestId, accountId });
  if (account === undefined) return;
  const readers = { fromId: guestId, toId: accountId };
  // Before the log moves: it tells which default books the guest practised.
  await moveShelf(tx, readers);
  await moveAddedBooks(tx, readers);
  await moveReports(tx, readers);
  await moveTexts(tx, readers);
  await moveReadingPositions(tx, readers);
  const known = await moveOperations(tx, readers);
  await moveReviews(tx, { ...readers, known });
  await moveMarks(tx, { fromId: guestId, to: { id: accountId, role: account.role }, now });
  await shelveDefaultBooks(tx, guestId, now);
}

/**
 * In the order of their ids, whoever asks, so that no two wait for each other. Answers the account,
 * as long as the guest is one.
 */
async function lockBoth(
  tx: Tx,
  { guestId, accountId }: Readers,
): Promise<LockedReader | undefined> {
  const rows = new Map<number, LockedReader | undefined>();
  for (const id of [guestId, accountId].toSorted((a, b) => a - b)) {
    const [row] = await lockReader(tx, { id });
    rows.set(id, row);
  }
  return rows.get(guestId)?.email === null ? rows.get(accountId) : undefined;
}
