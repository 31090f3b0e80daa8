import type { AdminItem, AdminItems } from '@morsel/sdk/contract';

import { mapInTurns } from '../../background/give-way.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { type AdminItemRow, findAdminItem } from '../../items/admin-items.ts';
import { requireAnyBook } from '../../items/find-book.ts';
import { openClaimsOf } from '../claims/decide-claims.ts';
import { figuresOfItems } from '../item-figures/figures-of-items.ts';
import { evidenceFinder } from './find-evidence.ts';
import { type KnownFlaws, findFlaws } from './known-flaws.ts';
import { presentAdminItem } from './present-admin-item.ts';
import {
  findBookItems,
  findDoubtfulItems,
  findReportedItems,
  findReportsOfItems,
} from './queries.ts';

/** Reported items that are listed at once; more follow when these are decided. */
const MOST_REPORTED = 200;
const MOST_DOUBTFUL = 100;

/** What lists are made from. */
type Lists = { readonly db: Db; readonly known: KnownFlaws };

/** The items with open reports or claims, those with most of them first. */
export async function listReportedItems({ db, known }: Lists): Promise<AdminItems> {
  return present({ db, known }, await findReportedItems(db, MOST_REPORTED));
}

/** The questions whose figures want a look, and of which no admin has said that they are fine: the worst first. */
export async function listDoubtfulItems({ db, known }: Lists): Promise<AdminItems> {
  return present({ db, known }, await findDoubtfulItems(db, MOST_DOUBTFUL));
}

/**
 * All items of a book, hidden ones included, in their order in the book.
 *
 * @throws NotFoundError when there is no such book.
 */
export async function listBookItems({ db, known }: Lists, bookId: number): Promise<AdminItems> {
  await requireAnyBook(db, bookId);
  return present({ db, known }, await findBookItems(db, bookId));
}

/** @throws NotFoundError when admins see no such item. */
export async function readAdminItem(db: Db | Tx, itemId: number): Promise<AdminItem> {
  const row = await requireAdminItem(db, itemId);
  const reports = await findReportsOfItems(db, [itemId]);
  const claims = (await openClaimsOf(db, [itemId])).get(itemId) ?? [];
  const figures = (await figuresOfItems(db, [itemId])).get(itemId);
  const flaws = await findFlaws(row, evidenceFinder(db));
  return presentAdminItem(row, { flaws, reports, claims, figures });
}

/** @throws NotFoundError when admins see no such item. */
export async function requireAdminItem(db: Db | Tx, itemId: number): Promise<AdminItemRow> {
  const row = await findAdminItem(db, itemId);
  if (row === undefined) throw new NotFoundError('Item not found');
  return row;
}

/** Some 3 ms. */
const PRESENTED_AT_A_TIME = 100;

/** Other requests get their turn in between. */
async function present({ db, known }: Lists, rows: readonly AdminItemRow[]): Promise<AdminItems> {
  const evidenceOf = evidenceFinder(db);
  const ids = rows.map(({ id }) => id);
  const reports = Map.groupBy(await findReportsOfItems(db, ids), ({ itemId }) => itemId);
  const claimsOf = await openClaimsOf(db, ids);
  const figures = await figuresOfItems(db, ids);
  const presented = async (row: AdminItemRow): Promise<AdminItem> => {
    const flaws = await known.of(row, evidenceOf);
    const told = { claims: claimsOf.get(row.id) ?? [], figures: figures.get(row.id) };
    return presentAdminItem(row, { flaws, reports: reports.get(row.id) ?? [], ...told });
  };
  return mapInTurns(rows, presented, PRESENTED_AT_A_TIME);
}
