import { type InferResult, type Kysely, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { originColumns } from './item-origins.ts';
import { currentRevision } from './item-revisions.ts';
import { itemOpenToAll } from './visible-to.ts';

const on = expressionBuilder<Tables, 'items'>();

/**
 * What admins see: items for all, and of readers' own ones and their texts those that somebody has reported, since
 * reporting an item shows it to them.
 */
export const openToAdmins = on.or([
  itemOpenToAll(),
  on.exists(
    on
      .selectFrom('itemReports')
      .select('itemReports.id')
      .whereRef('itemReports.itemId', '=', 'items.id'),
  ),
  on.exists(
    on
      .selectFrom('itemHidings')
      .select('itemHidings.id')
      .whereRef('itemHidings.itemId', '=', 'items.id'),
  ),
]);

/** An item at its current revision; chunk and source are of the text that it was made from. */
export type AdminItemRow = InferResult<ReturnType<typeof selectAdminItems>>[number];

/** The items that readers see, or that wait hidden for an admin. */
export function selectAdminItems(db: Kysely<Tables>) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemRevisions', currentRevision)
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(['items.id', 'items.kind', 'items.revision', 'items.position', 'items.sourceId'])
    .select((eb) => eb.ref('items.state').$castTo<'active' | 'hidden'>().as('state'))
    .select(['books.id as bookId', 'books.title as bookTitle', 'books.author as bookAuthor'])
    .select(['itemRevisions.body', 'itemRevisions.answerKey'])
    .select(originColumns)
    .select('itemOrigins.chunk')
    .where('items.state', 'in', ['active', 'hidden'])
    .where(openToAdmins);
}

export function findAdminItem(db: Db | Tx, itemId: number): Promise<AdminItemRow | undefined> {
  return selectAdminItems(db).where('items.id', '=', itemId).executeTakeFirst();
}
