import { createHash } from 'node:crypto';

import type { Source } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { requireBook } from '../../items/requiring.ts';
import type { Reader } from '../../reader.ts';
import type { Chapter } from '../book-text.ts';
import { parseText } from '../parsing/parse-in-background.ts';
import type { ParsedText } from '../parsing/parse-task.ts';
import { insertText } from './chapter-queries.ts';
import { sourceOf } from './listing.ts';
import { findBookOfReader, upsertReader } from './reader-queries.ts';
import { restoreItems, upsertSource } from './source-queries.ts';

export type AddingInput = {
  readonly reader: Reader;
  readonly bookId: number;
  readonly name: string;
  /** Whether the bytes are notes that were pasted, in UTF-8, or a file. */
  readonly kind: 'file' | 'notes';
  readonly bytes: Uint8Array;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Reads a text of a book in the background and stores it with its chapters. It is the reader's
 * alone, or for all when an admin adds it; the same text, added again or by another, is one source.
 *
 * @throws NotFoundError when there is no such book for this reader.
 * @throws InvalidInputError when it cannot be read; the message says why and what to do.
 * @throws LimitReachedError when too many texts are being read.
 */
export async function addSource(db: Db, input: AddingInput, signal: AbortSignal): Promise<Source> {
  const { reader, bookId, name, kind, bytes } = input;
  await requireBook(db, reader, bookId);
  const [book] = await findBookOfReader(db, { bookId, userId: reader.id });
  if (book === undefined) throw new NotFoundError('Book not found');
  const text = await parseText({ bytes, name, kind, book }, { signal });
  return storeText(db, input, text);
}

function storeText(
  db: Db,
  input: AddingInput,
  { format, chapters, chunks }: ParsedText,
): Promise<Source> {
  const { reader, bookId, name, now } = input;
  const words = chunks.reduce((sum, chunk) => sum + chunk.words, 0);
  const shared = reader.role === 'admin' ? 1 : 0;
  const source = { bookId, format, hash: hashOf(chapters), words, shared, now } as const;
  return db.transaction().execute(async (tx) => {
    const { id: sourceId, isEmpty } = await upsertSource(tx, source);
    if (isEmpty) {
      await insertText(tx, sourceId, { chapters, chunks });
      await restoreItems(tx, { sourceId });
    }
    await upsertReader(tx, { sourceId, userId: reader.id, name, addedAt: now });
    return sourceOf(tx, { reader, sourceId });
  });
}

function hashOf(chapters: readonly Chapter[]): string {
  const hash = createHash('sha256');
  for (const { title, text } of chapters) hash.update(JSON.stringify([title, text]));
  return hash.digest('hex');
}
