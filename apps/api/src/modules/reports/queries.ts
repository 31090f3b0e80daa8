import type { ReportReason, ReportState } from '@morsel/sdk/contract';
import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { ItemKind, Tables } from '../../database/tables.ts';
import { type Viewer, viewerParams, visibleTo } from '../../items/visible-to.ts';

type ItemId = { itemId: number };
type Complaint = { userId: number; itemId: number; reason: ReportReason; note: string | null };

/** Answers a row when the viewer sees the item: then they have no open report of it. */
export const findVisible = compiledQuery<{ revision: number }, Viewer & ItemId>((db, param) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .select('items.revision')
    .where('items.id', '=', param('itemId'))
    .where(visibleTo(viewerParams(param))),
);

/** Changes the reader's open report of an item; answers its id when there is one. */
export const changeReport = compiledQuery<{ id: number }, Complaint>((db, param) =>
  db
    .updateTable('item_reports')
    .set({ reason: param('reason'), note: param('note') })
    .where('item_id', '=', param('itemId'))
    .where('user_id', '=', param('userId'))
    .where('state', '=', sql.lit('open'))
    .returning('id'),
);

/** Answers the new report's id. */
export async function insertReport(
  tx: Tx,
  { itemId, userId, reason, note }: Complaint,
  { revision, createdAt }: { revision: number; createdAt: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('item_reports')
    .values({ item_id: itemId, user_id: userId, revision, reason, note, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Hides an active item with at least so many open reports of accounts. */
export const hideReported = compiledQuery<never, ItemId & { enough: number }>((db, param) =>
  db
    .updateTable('items')
    .set({ state: sql.lit('hidden') })
    .where('id', '=', param('itemId'))
    .where('state', '=', sql.lit('active'))
    .where(
      (eb) =>
        eb
          .selectFrom('item_reports')
          .innerJoin('users', 'users.id', 'item_reports.user_id')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('item_reports.item_id', '=', param('itemId'))
          .where('item_reports.state', '=', sql.lit('open'))
          .where('users.email', 'is not', null),
      '>=',
      param('enough'),
    ),
);

/** A report with the item as it was then. */
export type ReportRow = {
  id: number;
  itemId: number;
  kind: ItemKind;
  body: string;
  bookTitle: string;
  reason: ReportReason;
  note: string | null;
  state: ReportState;
  createdAt: number;
  decidedAt: number | null;
};

export const findReport = compiledQuery<ReportRow, { reportId: number }>((db, param) =>
  selectReports(db).where('item_reports.id', '=', param('reportId')),
);

/** The reader's reports, newest first. */
export const findReportsBy = compiledQuery<ReportRow, { userId: number }>((db, param) =>
  selectReports(db)
    .where('item_reports.user_id', '=', param('userId'))
    .orderBy('item_reports.id', 'desc'),
);

function selectReports(db: Kysely<Tables>) {
  return db
    .selectFrom('item_reports')
    .innerJoin('items', 'items.id', 'item_reports.item_id')
    .innerJoin('books', 'books.id', 'items.book_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'item_reports.item_id')
        .onRef('item_revisions.revision', '=', 'item_reports.revision'),
    )
    .select(['item_reports.id', 'item_reports.item_id as itemId', 'items.kind'])
    .select(['item_revisions.body', 'books.title as bookTitle'])
    .select(['item_reports.reason', 'item_reports.note'])
    .select(['item_reports.created_at as createdAt', 'item_reports.decided_at as decidedAt'])
    .select((eb) =>
      // An item can go with its text or its place in a file, without a decision.
      eb
        .case()
        .when(
          eb.and([
            eb('item_reports.state', '=', sql.lit('open')),
            eb('items.state', '=', sql.lit('removed')),
          ]),
        )
        .then(sql.lit<ReportState>('removed'))
        .else(eb.ref('item_reports.state'))
        .end()
        .as('state'),
    );
}

type Readers = { fromId: number; toId: number };

/** The items of which a reader has an open report, in the order in which they are locked. */
export const findReportedBy = compiledQuery<ItemId, { userId: number }>((db, param) =>
  db
    .selectFrom('item_reports')
    .select('item_id as itemId')
    .where('user_id', '=', param('userId'))
    .where('state', '=', sql.lit('open'))
    .orderBy('item_id'),
);

/** Deletes the one reader's open reports of items of which the other has one as well. */
export const deleteSharedReports = compiledQuery<never, Readers>((db, param) =>
  db
    .deleteFrom('item_reports')
    .where('user_id', '=', param('fromId'))
    .where('state', '=', sql.lit('open'))
    .where('item_id', 'in', (eb) =>
      eb
        .selectFrom('item_reports as others')
        .select('others.item_id')
        .where('others.user_id', '=', param('toId'))
        .where('others.state', '=', sql.lit('open')),
    ),
);

export const handReportsOver = compiledQuery<never, Readers>((db, param) =>
  db
    .updateTable('item_reports')
    .set({ user_id: param('toId') })
    .where('user_id', '=', param('fromId')),
);
