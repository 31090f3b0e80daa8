import { type Kysely, sql } from 'kysely';

import { columnTypes } from './column-types.ts';

type Book = { id: number; title: string; author: string; description: string };
type Keyed = { books: Book & { title_key: string; search_key: string } };

/**
 * By what lists of books are in order and are searched. The two databases compare the keys of titles
 * alike: by code points.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = columnTypes(db).isSqlite ? sql`text` : sql`text collate "C"`;
  for (const column of ['title_key', 'search_key']) {
    await db.schema
      .alterTable('books')
      .addColumn(column, text, (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await addKeys(db);
  await db.schema.createIndex('books_by_title').on('books').columns(['title_key', 'id']).execute();
  // What readers see is told by the index: those that wait for an admin are passed over in it.
  await db.schema
    .createIndex('shown_books_by_title')
    .on('books')
    .columns(['hidden', 'title_key', 'id', 'listed'])
    .execute();
}

async function addKeys(db: Kysely<Keyed>): Promise<void> {
  const books = await db
    .selectFrom('books')
    .select(['id', 'title', 'author', 'description'])
    .execute();
  for (const { id, title, author, description } of books) {
    const keys = {
      title_key: [...folded(title)].slice(0, 100).join(''),
      search_key: folded(`${title} ${author} ${description}`),
    };
    await db.updateTable('books').set(keys).where('id', '=', id).execute();
  }
}

/** As `foldedText` was when this was written. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}+/gu, '')
    .replaceAll(/[’‘ʼ]/g, "'")
    .toLowerCase();
}
