import type { Insertable } from 'kysely';

import type { Db } from '../database/connection.ts';
import type { DocumentsTable } from '../database/document-tables.ts';
import type { HighlightedBooksTable } from '../database/highlight-tables.ts';
import { LONG_AGO } from './factories.ts';

let made = 0;

/** A file on a reader's device, a third of which was read; no book's where nothing else is said. */
export async function aDocument(
  db: Db,
  over: Partial<Insertable<DocumentsTable>> & { readonly userId: number },
): Promise<{ id: number; digest: string }> {
  made += 1;
  const digest = made.toString(16).padStart(32, '0');
  const told = { share: 0.33, place: '/body/DocFragment[3]/body/p[1]', toldAt: LONG_AGO };
  return db
    .insertInto('documents')
    .values({ digest, ...told, device: 'Kobo', fileName: 'tides.epub', ...over })
    .returning(['id', 'digest'])
    .executeTakeFirstOrThrow();
}

/** A highlight that an app has sent. */
export async function someHighlights(
  db: Db,
  over: Partial<Insertable<HighlightedBooksTable>> & { readonly userId: number },
): Promise<{ id: number }> {
  made += 1;
  const names = { identity: `tides ${made}`, title: 'Tides', author: 'Ann Author' };
  const { id } = await db
    .insertInto('highlightedBooks')
    .values({ ...names, receivedAt: LONG_AGO, ...over })
    .returning('id')
    .executeTakeFirstOrThrow();
  const highlight = { hash: 'hash', text: 'A tide is slow.', location: 1, receivedAt: LONG_AGO };
  await db
    .insertInto('highlights')
    .values({ highlightedBookId: id, ...highlight })
    .execute();
  return { id };
}
