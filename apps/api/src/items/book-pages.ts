import type { BooksQuery } from '@morsel/sdk/contract';
import { MOST_BOOKS_PAGE } from '@morsel/sdk/domain';
import { foldedText, tidyName } from '@morsel/sdk/rules';
import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';

import type { Db } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { type BookPlace, cursorAt, placeAt } from './book-cursor.ts';

/** The ids of books by title; `next` is the cursor of the page behind it, if there is one. */
export type BookPage = { readonly ids: readonly number[]; readonly next: string | undefined };

/**
 * A page of the books of which a condition holds and that are asked for.
 *
 * @throws InvalidInputError when the cursor is none of ours.
 */
export async function findBookPage(
  db: Db,
  condition: Expression<SqlBool>,
  { limit = MOST_BOOKS_PAGE, cursor, q = '', topic }: BooksQuery,
): Promise<BookPage> {
  const length = Math.min(limit, MOST_BOOKS_PAGE);
  const asked = [
    condition,
    ...(cursor === undefined ? [] : [behind(placeAt(cursor))]),
    ...wordsOf(q).map(hasWord),
    ...(topic === undefined ? [] : [isOfTopic(topic)]),
  ];
  const found = await db
    .selectFrom('books')
    .select(['books.id', 'books.titleKey'])
    .where(on.and(asked))
    .orderBy('books.titleKey')
    .orderBy('books.id')
    .limit(length + 1)
    .execute();
  const page = found.slice(0, length);
  const last = found.length > length ? page.at(-1) : undefined;
  return { ids: page.map(({ id }) => id), next: last && cursorAt(last) };
}

/** Rows of the books of a page, in its order; those that went meanwhile are left out. */
export function inPageOrder<Row extends { readonly bookId: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const rowOf = new Map(rows.map((row) => [row.bookId, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

const on = expressionBuilder<Tables, 'books'>();

function behind({ titleKey, id }: BookPlace): Expression<SqlBool> {
  return on(on.refTuple('books.titleKey', 'books.id'), '>', on.tuple(titleKey, id));
}

const wordsOf = (typed: string) =>
  foldedText(tidyName(typed))
    .split(/\s+/)
    .filter((word) => word !== '');

function hasWord(word: string): Expression<SqlBool> {
  const literal = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`${on.ref('books.searchKey')} like ${`%${literal}%`} escape '\\'`;
}

function isOfTopic(topic: string): Expression<SqlBool> {
  return on(
    'books.topicId',
    '=',
    on.selectFrom('topics').select('topics.id').where('topics.name', '=', topic),
  );
}
