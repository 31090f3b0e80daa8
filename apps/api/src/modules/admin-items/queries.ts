import type { ReportReason, ReportState } from '@morsel/sdk/contract';
import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { ItemKind, Tables } from '../../database/tables.ts';
import { openToAdmins } from '../../items/open-to-admins.ts';
import { type OriginRow, originColumns } from '../../items/origins.ts';

type ItemId = { itemId: number };

/** An item at its current revision; chunk and source are of the text that it was made from. */
export type AdminItemRow = OriginRow & {
  id: number;
  kind: ItemKind;
  revision: number;
  state: 'active' | 'hidden';
  bookId: number;
  bookTitle: string;
  bookAuthor: string;
  body: string;
  answer_key: string | null;
  sourceId: number | null;
  chunk: number | null;
};

function selectItems(db: Kysely<Tables>) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'items.id')
        .onRef('item_revisions.revision', '=', 'items.revision'),
    )
    .leftJoin('item_origins', 'item_origins.item_id', 'items.id')
    .select(['items.id', 'items.kind', 'items.revision', 'items.source_id as sourceId'])
    .select((eb) => eb.ref('items.state').$castTo<'active' | 'hidden'>().as('state'))
    .select(['books.id as bookId', 'books.title as bookTitle', 'books.author as bookAuthor'])
    .select(['item_revisions.body', 'item_revisions.answer_key'])
    .select(originColumns)
    .select('item_origins.chunk')
    .where('items.state', 'in', [sql.lit('active' as const), sql.lit('hidden' as const)])
    .where(openToAdmins);
}

export const findItem = compiledQuery<AdminItemRow, ItemId>((db, param) =>
  selectItems(db).where('items.id', '=', param('itemId')),
);

/** In their order in the book. */
export const findBookItems = compiledQuery<AdminItemRow, { bookId: number }>((db, param) =>
  selectItems(db)
    .where('items.book_id', '=', param('bookId'))
    .orderBy('items.position')
    .orderBy('items.id'),
);

/** Items with open reports: those with most of them first, then those that wait longest. */
export const findReportedItems = compiledQuery<AdminItemRow, { most: number }>((db, param) =>
  selectItems(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('item_reports')
          .select(['item_id', (eb) => eb.fn.countAll<number>().as('open')])
          .select((eb) => eb.fn.min('id').as('first'))
          .where('state', '=', sql.lit('open'))
          .groupBy('item_id')
          .as('reported'),
      (join) => join.onRef('reported.item_id', '=', 'items.id'),
    )
    .orderBy('reported.open', 'desc')
    .orderBy('reported.first')
    .limit(param('most')),
);

/** Answers a row when there is such an item, whatever its state, and admins see it. */
export const findAnyItem = compiledQuery<{ kind: ItemKind }, ItemId>((db, param) =>
  db
    .selectFrom('items')
    .select('items.kind')
    .where('items.id', '=', param('itemId'))
    .where(openToAdmins),
);

export const findBook = compiledQuery<{ id: number }, { bookId: number }>((db, param) =>
  db.selectFrom('books').select('id').where('id', '=', param('bookId')),
);

/** A report of an item as admins see it; `email` tells accounts from guests. */
export type ReportRow = {
  id: number;
  itemId: number;
  userId: number;
  email: string | null;
  reason: ReportReason;
  note: string | null;
  state: ReportState;
  createdAt: number;
};

/** All reports of these items, newest first. */
export async function findReports(db: Db | Tx, itemIds: readonly number[]): Promise<ReportRow[]> {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('item_reports')
    .innerJoin('users', 'users.id', 'item_reports.user_id')
    .select(['item_reports.id', 'item_id as itemId', 'user_id as userId', 'users.email'])
    .select(['reason', 'note', 'state', 'item_reports.created_at as createdAt'])
    .where('item_id', 'in', itemIds)
    .orderBy('item_reports.id', 'desc')
    .execute();
}

export type ChunkRow = { text: string; start: number; end: number };

/** A chunk's chapter, and where in it the chunk is (UTF-16 units). */
export const findChunk = compiledQuery<ChunkRow, { sourceId: number; chunk: number }>((db, param) =>
  db
    .selectFrom('source_chunks')
    .innerJoin('source_chapters', (join) =>
      join
        .onRef('source_chapters.source_id', '=', 'source_chunks.source_id')
        .onRef('source_chapters.number', '=', 'source_chunks.chapter'),
    )
    .select(['source_chapters.text', 'start_at as start', 'end_at as end'])
    .where('source_chunks.source_id', '=', param('sourceId'))
    .where('source_chunks.number', '=', param('chunk')),
);

/** Keeps in mind which revision of a built-in item is its file's; see the library's loader. */
export const keepLibraryRevision = compiledQuery<never, ItemId>((db, param) =>
  db
    .updateTable('items')
    .set((eb) => ({ library_revision: eb.fn.coalesce('library_revision', 'revision') }))
    .where('id', '=', param('itemId'))
    .where('library_key', 'is not', null),
);
