import { type Kysely, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { selectCountedBooks } from '../../items/select-items.ts';
import { itemOpenToAll } from '../../items/visible-to.ts';

/** A book with what only admins see of it; the counts are of what all readers can study. */
export type AdminBookRow = Awaited<ReturnType<typeof findAdminBooks>>[number];

/** All books, hidden and unlisted ones included. */
export function findAdminBooks(db: Db) {
  return selectAdminBooks(db).execute();
}

export function findAdminBook(tx: Tx, bookId: number): Promise<AdminBookRow | undefined> {
  return selectAdminBooks(tx).where('books.id', '=', bookId).executeTakeFirst();
}

const on = expressionBuilder<Tables, 'items'>();
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
  bookId: number,
  flags: { listed?: 0 | 1; hidden?: 0 | 1 },
): Promise<void> {
  await tx.updateTable('books').set(flags).where('id', '=', bookId).execute();
}
