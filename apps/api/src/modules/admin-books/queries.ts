import { type Expression, type Kysely, type SqlBool, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { selectCountedBooks } from '../../items/select-items.ts';
import { itemOpenToAll } from '../../items/visible-to.ts';

/** A book with what only admins see of it; the counts are of what all readers can study. */
export type AdminBookRow = Awaited<ReturnType<typeof findAdminBooks>>[number];

/** Some books, hidden and unlisted ones included. */
export function findAdminBooks(db: Db | Tx, bookIds: readonly number[]) {
  return selectAdminBooks(db).where('books.id', 'in', bookIds).execute();
}

/** How many books there are, how many wait for an admin's word, and with questions for all. */
export function countBooks(db: Db) {
  return db
    .selectFrom('books')
    .select((eb) => [
      eb.fn.countAll<number>().as('books'),
      eb.fn.count<number>('books.id').filterWhere(isWaiting()).as('waiting'),
      eb.fn
        .count<number>('books.id')
        .filterWhere(eb.exists(itemsOfBook().where('items.kind', '<>', 'flashcard')))
        .as('withQuestions'),
    ])
    .executeTakeFirstOrThrow();
}

/** Books that a reader added and no admin has listed or hidden. */
export function isWaiting(): Expression<SqlBool> {
  return on.and([on('books.hidden', '=', 0), on('books.listed', '=', 0)]);
}

export function isHidden(): Expression<SqlBool> {
  return on('books.hidden', '=', 1);
}

/** Books with nothing to study for all. */
export function isEmpty(): Expression<SqlBool> {
  return on.not(on.exists(itemsOfBook()));
}

function itemsOfBook() {
  return on
    .selectFrom('items')
    .select('items.id')
    .whereRef('items.bookId', '=', 'books.id')
    .where(openToAll);
}

export function findAdminBook(tx: Tx, bookId: number): Promise<AdminBookRow | undefined> {
  return selectAdminBooks(tx).where('books.id', '=', bookId).executeTakeFirst();
}

const on = expressionBuilder<Tables, 'books' | 'items'>();
const openToAll = on.and([on('items.state', '=', 'active'), itemOpenToAll()]);

function selectAdminBooks(db: Kysely<Tables>) {
  return selectCountedBooks(db, openToAll)
    .select(['books.listed', 'books.hidden'])
    .select((eb) =>
      // The first of those who added it.
      eb
        .selectFrom('bookAdders')
        .select('bookAdders.userId')
        .whereRef('bookAdders.bookId', '=', 'books.id')
        .orderBy('bookAdders.addedAt')
        .orderBy('bookAdders.userId')
        .limit(1)
        .as('addedBy'),
    );
}

export async function updateModeration(
  tx: Tx,
  bookIds: readonly number[],
  flags: { listed?: 0 | 1; hidden?: 0 | 1 },
): Promise<void> {
  await tx.updateTable('books').set(flags).where('id', 'in', bookIds).execute();
}
