import type { Expression, InferResult, Kysely, SqlBool } from 'kysely';

import type { Tables } from '../database/tables.ts';
import { originColumns } from './item-origins.ts';
import { currentRevision } from './item-revisions.ts';
import { type QueryViewer, booksVisibleTo, idOf, visibleTo } from './visible-to.ts';

/** Columns of a book joined with its topic: what `presentBook` needs. */
const bookColumns = [
  'books.id as bookId',
  'books.slug',
  'books.title',
  'books.author',
  'books.year',
  'books.description',
  'books.imageUrl as bookImageUrl',
  'books.coverUrl as bookCoverUrl',
  'books.listed as bookListed',
  'topics.name as topicName',
  'topics.color as topicColor',
] as const;

export type PresentableBook = InferResult<ReturnType<typeof selectAnyBooks>>[number];

export type CountedBook = InferResult<ReturnType<typeof selectCountedBooks>>[number];

/**
 * `masteredBy` is the reader's id when they have mastered the item, else null; `dueAt` is null until
 * they have practised it.
 */
export type PresentableItem = InferResult<ReturnType<typeof selectAnyItems>>[number];

/** All books, ready to be presented. */
export function selectAnyBooks(db: Kysely<Tables>) {
  return db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topicId')
    .select(bookColumns);
}

/** The books that the viewer may see, ready to be presented. */
export function selectBooks(db: Kysely<Tables>, viewer: QueryViewer) {
  return selectAnyBooks(db).where(booksVisibleTo(viewer));
}

/** All books with how many of their items there are of which a condition holds. */
export function selectCountedBooks(db: Kysely<Tables>, counts: Expression<SqlBool>) {
  return selectAnyBooks(db)
    .leftJoin('items', (join) => join.onRef('items.bookId', '=', 'books.id').on(counts))
    .select(({ fn }) => {
      const items = fn.count<number>('items.id');
      return [
        items.filterWhere('items.kind', '<>', 'flashcard').as('questionCount'),
        items.filterWhere('items.kind', '=', 'flashcard').as('flashcardCount'),
      ];
    })
    .groupBy(['books.id', 'topics.id']);
}

/** The items that the viewer may see, ready to be presented. */
export function selectItems(db: Kysely<Tables>, viewer: QueryViewer) {
  return selectAnyItems(db, idOf(viewer)).where(visibleTo(viewer));
}

/**
 * All items at their current revision, ready to be presented; without `answerKey`, which no list
 * reveals. For items of which is known that the reader may see them.
 */
export function selectAnyItems(db: Kysely<Tables>, userId: number | Expression<number>) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('topics', 'topics.id', 'books.topicId')
    .innerJoin('itemRevisions', currentRevision)
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .leftJoin('masteredItems', (join) =>
      join.onRef('masteredItems.itemId', '=', 'items.id').on('masteredItems.userId', '=', userId),
    )
    .leftJoin('memoryStates', (join) =>
      join.onRef('memoryStates.itemId', '=', 'items.id').on('memoryStates.userId', '=', userId),
    )
    .select(bookColumns)
    .select(['items.id as itemId', 'items.kind', 'itemRevisions.revision', 'itemRevisions.body'])
    .select(originColumns)
    .select(['masteredItems.userId as masteredBy', 'memoryStates.dueAt']);
}
