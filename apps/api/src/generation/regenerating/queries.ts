import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { ItemKind, ItemState } from '../../database/tables.ts';
import { openToAdmins } from '../../items/open-to-admins.ts';

export type ItemRow = {
  id: number;
  kind: ItemKind;
  state: ItemState;
  revision: number;
  bookId: number;
  sourceId: number | null;
  position: number;
  body: string;
  answer_key: string | null;
  chunk: number | null;
};

/** An item that readers see, or that waits hidden for an admin. */
export const findItem = compiledQuery<ItemRow, { itemId: number }>((db, param) =>
  db
    .selectFrom('items')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'items.id')
        .onRef('item_revisions.revision', '=', 'items.revision'),
    )
    .leftJoin('item_origins', 'item_origins.item_id', 'items.id')
    .select(['items.id', 'items.kind', 'items.book_id as bookId', 'items.source_id as sourceId'])
    .select(['items.state', 'items.revision'])
    .select(['items.position', 'item_revisions.body', 'item_revisions.answer_key'])
    .select('item_origins.chunk')
    .where('items.id', '=', param('itemId'))
    .where('items.state', 'in', [sql.lit('active' as const), sql.lit('hidden' as const)])
    .where(openToAdmins),
);
