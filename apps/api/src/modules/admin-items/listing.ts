import { setImmediate } from 'node:timers/promises';

import type { AdminItem, AdminItems } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { evidenceIn } from './evidence.ts';
import { presentAdminItem } from './presenting.ts';
import {
  type AdminItemRow,
  findBook,
  findBookItems,
  findItem,
  findReportedItems,
  findReports,
} from './queries.ts';

/** Reported items that are listed at once; more follow when these are decided. */
const MOST_REPORTED = 200;

/** The items with open reports, most reported first. */
export async function listReportedItems(db: Db): Promise<AdminItems> {
  return present(db, await findReportedItems(db, { most: MOST_REPORTED }));
}

/**
 * All items of a book, hidden ones included, in their order in the book.
 *
 * @throws NotFoundError when there is no such book.
 */
export async function listBookItems(db: Db, bookId: number): Promise<AdminItems> {
  const [book] = await findBook(db, { bookId });
  if (book === undefined) throw new NotFoundError('Book not found');
  return present(db, await findBookItems(db, { bookId }));
}

/** @throws NotFoundError when admins see no such item. */
export async function readAdminItem(tx: Tx, itemId: number): Promise<AdminItem> {
  const row = await requireAdminItem(tx, itemId);
  const reports = await findReports(tx, [itemId]);
  return presentAdminItem(row, { evidence: await evidenceIn(tx)(row), reports });
}

/** @throws NotFoundError when admins see no such item. */
export async function requireAdminItem(tx: Tx, itemId: number): Promise<AdminItemRow> {
  const [row] = await findItem(tx, { itemId });
  if (row === undefined) throw new NotFoundError('Item not found');
  return row;
}

/** Checking takes a ms or two an item: other requests get their turn in between. */
async function present(db: Db, rows: readonly AdminItemRow[]): Promise<AdminItems> {
  const evidenceOf = evidenceIn(db);
  const ids = rows.map(({ id }) => id);
  const reports = Map.groupBy(await findReports(db, ids), ({ itemId }) => itemId);
  const items: AdminItem[] = [];
  for (const row of rows) {
    await setImmediate();
    const evidence = await evidenceOf(row);
    items.push(presentAdminItem(row, { evidence, reports: reports.get(row.id) ?? [] }));
  }
  return items;
}
