import type { Kysely } from 'kysely';

import type { Tables } from '../database/tables.ts';
import { originColumns } from './origins.ts';
import { bookColumns } from './presenting.ts';
import { type ViewerExpressions, booksVisibleTo, visibleTo } from './visible-to.ts';

/** The books that the viewer may see, ready to be presented. */
export function selectBooks(db: Kysely<Tables>, viewer: ViewerExpressions) {
  return db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topic_id')
    .select(bookColumns)
    .where(booksVisibleTo(viewer));
}

/** The items that the viewer may see, ready to be presented. */
export function selectItems(db: Kysely<Tables>, viewer: ViewerExpressions) {
  return selectAnyItems(db, viewer).where(visibleTo(viewer));
}

/**
 * All items at their current revision, ready to be presented; without `answer_key`, which no list
 * reveals. For items of which is known that the viewer may see them.
 */
export function selectAnyItems(
  db: Kysely<Tables>,
  { viewerId }: Pick<ViewerExpressions, 'viewerId'>,
) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .innerJoin('topics', 'topics.id', 'books.topic_id')
    .innerJoin('item_revisions', (join) =>
      join
        .onRef('item_revisions.item_id', '=', 'items.id')
        .onRef('item_revisions.revision', '=', 'items.revision'),
    )
    .leftJoin('item_origins', 'item_origins.item_id', 'items.id')
    .leftJoin('mastered_items', (join) =>
      join
        .onRef('mastered_items.item_id', '=', 'items.id')
        .on('mastered_items.user_id', '=', viewerId),
    )
    .leftJoin('memory_states', (join) =>
      join
        .onRef('memory_states.item_id', '=', 'items.id')
        .on('memory_states.user_id', '=', viewerId),
    )
    .select(bookColumns)
    .select(['items.id as itemId', 'items.kind', 'item_revisions.revision', 'item_revisions.body'])
    .select(originColumns)
    .select(['mastered_items.user_id as masteredBy', 'memory_states.due_at as dueAt']);
}
