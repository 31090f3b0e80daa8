import { bookPageMeta, type PageMeta } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import type { Reader } from '../../reader.ts';
import { type BookReference, readBook } from '../books/read-books.ts';

/**
 * What the page of a book tells of itself to whoever asks; undefined when there is no such book for
 * them, so that pages give away no more than calls do. Who asks is found out only where it matters:
 * for a book that is not everybody's, which search engines are told to leave alone.
 */
export async function describeBookPage(
  db: Db,
  reference: BookReference,
  whoAsks: () => Promise<Reader | null>,
): Promise<{ meta: PageMeta; noIndex: boolean } | undefined> {
  const everybodys = await metaFor(db, null, reference);
  if (everybodys !== undefined) return { meta: everybodys, noIndex: false };
  const reader = await whoAsks();
  const theirs = reader === null ? undefined : await metaFor(db, reader, reference);
  return theirs && { meta: theirs, noIndex: true };
}

async function metaFor(
  db: Db,
  reader: Reader | null,
  reference: BookReference,
): Promise<PageMeta | undefined> {
  try {
    return bookPageMeta(await readBook(db, reader, reference));
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
