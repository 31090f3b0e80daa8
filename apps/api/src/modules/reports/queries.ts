import type { ReportReason, ReportState } from '@morsel/sdk/contract';
import type { Kysely } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { reportedRevision } from '../../items/item-revisions.ts';
import { isOpenReport } from '../../items/open-reports.ts';
import { visibleTo } from '../../items/visible-to.ts';
import type { Reader, ReaderMove } from '../../reader.ts';

type Complaint = { userId: number; itemId: number; reason: ReportReason; note: string | null };

/** The book of an item, which is always the same. */
export async function findBookOf(tx: Tx, itemId: number): Promise<number | undefined> {
  const item = await tx
    .selectFrom('items')
    .select('bookId')
    .where('id', '=', itemId)
    .executeTakeFirst();
  return item?.bookId;
}

/** An item that the reader sees: then they have no open report of it. */
export function findVisibleItem(tx: Tx, reader: Reader, itemId: number) {
  return tx
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .select('items.revision')
    .where('items.id', '=', itemId)
    .where(visibleTo(reader))
    .executeTakeFirst();
}

/** Changes the reader's open report of an item and returns its id; undefined when there is none. */
export async function changeReport(
  tx: Tx,
  { userId, itemId, reason, note }: Complaint,
): Promise<number | undefined> {
  const changed = await tx
    .updateTable('itemReports')
    .set({ reason, note })
    .where('itemId', '=', itemId)
    .where('userId', '=', userId)
    .where(isOpenReport())
    .returning('id')
    .executeTakeFirst();
  return changed?.id;
}

/** Returns the new report's id. */
export async function insertReport(
  tx: Tx,
  report: Complaint & { revision: number; network: string; createdAt: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('itemReports')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A report with the item as it was then. */
export type ReportRow = Awaited<ReturnType<typeof findReportsBy>>[number];

export function findReport(tx: Tx, reportId: number): Promise<ReportRow> {
  return selectReports(tx).where('itemReports.id', '=', reportId).executeTakeFirstOrThrow();
}

/** The reader's reports, newest first. */
export function findReportsBy(db: Db, userId: number) {
  return selectReports(db)
    .where('itemReports.userId', '=', userId)
    .orderBy('itemReports.id', 'desc')
    .execute();
}

function selectReports(db: Kysely<Tables>) {
  return db
    .selectFrom('itemReports')
    .innerJoin('items', 'items.id', 'itemReports.itemId')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemRevisions', reportedRevision)
    .select(['itemReports.id', 'itemReports.itemId', 'items.kind'])
    .select(['itemRevisions.body', 'books.title as bookTitle'])
    .select(['itemReports.reason', 'itemReports.note'])
    .select(['itemReports.createdAt', 'itemReports.decidedAt'])
    .select((eb) =>
      // An item can go with its text or its place in a file, without a decision.
      eb
        .case()
        .when(eb.and([isOpenReport(), eb('items.state', '=', 'removed')]))
        .then<ReportState>('removed')
        .else(eb.ref('itemReports.state'))
        .end()
        .as('state'),
    );
}

/** The items of which a reader has an open report, in the order in which they are locked. */
export function findReportedItems(tx: Tx, userId: number): Promise<{ itemId: number }[]> {
  return tx
    .selectFrom('itemReports')
    .select('itemId')
    .where('userId', '=', userId)
    .where(isOpenReport())
    .orderBy('itemId')
    .execute();
}

/** Deletes the one reader's open reports of items of which the other has one as well. */
export async function deleteSharedReports(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .deleteFrom('itemReports')
    .where('userId', '=', fromId)
    .where(isOpenReport())
    .where('itemId', 'in', (eb) =>
      eb
        .selectFrom('itemReports as others')
        .select('others.itemId')
        .where('others.userId', '=', toId)
        .where('others.state', '=', 'open'),
    )
    .execute();
}

export async function handReportsOver(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx.updateTable('itemReports').set({ userId: toId }).where('userId', '=', fromId).execute();
}
