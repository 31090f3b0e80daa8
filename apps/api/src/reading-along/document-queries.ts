import type { Selectable } from 'kysely';

import type { Db, Tx } from '../database/connection.ts';
import type { DocumentsTable } from '../database/document-tables.ts';
import { booksVisibleTo } from '../items/visible-to.ts';
import type { Reader } from '../reader.ts';
import type { DocumentMarks, DocumentMatch, TextOfFile } from './match-document.ts';

export type DocumentRow = Selectable<DocumentsTable>;

export type ToldProgress = DocumentMarks &
  Pick<DocumentRow, 'share' | 'place' | 'device' | 'deviceId' | 'toldAt'>;

/** Writes down what a device tells; what it does not tell of the file stays as another told it. */
export function upsertDocument(
  tx: Tx,
  userId: number,
  { digest, fileName, title, authors, ...progress }: ToldProgress,
): Promise<DocumentRow> {
  const told = Object.entries({ fileName, title, authors }).filter(([, value]) => value !== null);
  return tx
    .insertInto('documents')
    .values({ userId, digest, fileName, title, authors, ...progress })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'digest']).doUpdateSet({
        ...progress,
        ...Object.fromEntries(told),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Keeping = { readonly userId: number; readonly most: number; readonly newId: number };

/**
 * Keeps so many documents of a reader, the new one among them: those go first that are no book's, and were
 * not read for longest.
 */
export async function dropOldest(tx: Tx, { userId, most, newId }: Keeping): Promise<void> {
  const { count } = await tx
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (count <= most) return;
  const oldest = tx
    .selectFrom('documents')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '!=', newId)
    .orderBy((eb) => eb.case().when('bookId', 'is', null).then(0).else(1).end())
    .orderBy('toldAt')
    .orderBy('id')
    .limit(count - most);
  await tx.deleteFrom('documents').where('id', 'in', oldest).execute();
}

export function findDocument(db: Db | Tx, userId: number, digest: string) {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', userId)
    .where('digest', '=', digest)
    .executeTakeFirst();
}

/** Documents as they are shown: without a book that their reader may not see (any more). */
export type ShownDocument = Awaited<ReturnType<typeof findDocuments>>[number];

export function findDocuments(db: Db | Tx, reader: Reader, of: { id?: number } = {}) {
  let query = db
    .selectFrom('documents')
    .leftJoin('books', (join) =>
      join.onRef('books.id', '=', 'documents.bookId').on(booksVisibleTo(reader)),
    )
    .select(['documents.id', 'documents.fileName', 'documents.title', 'documents.link'])
    .select(['documents.share', 'documents.place', 'documents.device', 'documents.toldAt'])
    .select(['documents.digest', 'documents.sourceId', 'documents.followedAt'])
    .select('documents.bookId as linkedBookId')
    .select(['books.id as bookId', 'books.title as bookTitle', 'books.slug as bookSlug'])
    .where('documents.userId', '=', reader.id)
    .orderBy('documents.toldAt', 'desc')
    .orderBy('documents.id', 'desc');
  if (of.id !== undefined) query = query.where('documents.id', '=', of.id);
  return query.execute();
}

export async function linkRow(
  tx: Tx,
  of: { userId: number; id: number },
  link: { [Key in keyof DocumentMatch]: DocumentMatch[Key] | null } & { followedAt?: null },
): Promise<boolean> {
  const linked = await tx
    .updateTable('documents')
    .set(link)
    .where('id', '=', of.id)
    .where('userId', '=', of.userId)
    .returning('id')
    .executeTakeFirst();
  return linked !== undefined;
}

export async function noteFollowed(tx: Tx, id: number, followedAt: number): Promise<void> {
  await tx.updateTable('documents').set({ followedAt }).where('id', '=', id).execute();
}

export async function deleteDocument(tx: Tx, of: { userId: number; id: number }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('documents')
    .where('id', '=', of.id)
    .where('userId', '=', of.userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The files that a reader has added as texts, and that of a digest which admins share; the newest first. */
export async function findTextsOfFiles(
  tx: Tx,
  reader: Reader,
  digest: string,
): Promise<TextOfFile[]> {
  const files = tx
    .selectFrom('sourceReaders')
    .innerJoin('sources', 'sources.id', 'sourceReaders.sourceId')
    .innerJoin('books', 'books.id', 'sources.bookId')
    .select(['sourceReaders.sourceId', 'sources.bookId'])
    .select(['sourceReaders.name', 'sourceReaders.partialMd5'])
    .where('sourceReaders.removedAt', 'is', null)
    .where(booksVisibleTo(reader))
    .orderBy('sourceReaders.addedAt', 'desc')
    .orderBy('sourceReaders.sourceId', 'desc');
  const own = await files.where('sourceReaders.userId', '=', reader.id).execute();
  const shared = await files
    .where('sourceReaders.partialMd5', '=', digest)
    .where('sources.shared', '=', 1)
    .execute();
  return [...own, ...shared];
}

/** Books of some identities that the reader may see. */
export function findBooksByIdentity(tx: Tx, reader: Reader, identities: readonly string[]) {
  return tx
    .selectFrom('books')
    .select(['books.id', 'books.identity'])
    .where('books.identity', 'in', identities)
    .where(booksVisibleTo(reader))
    .execute();
}
