import { createHash } from 'node:crypto';

import type { Source } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { hasAddedBook } from '../../items/book-adders.ts';
import { requireBook } from '../../items/find-book.ts';
import { type BookWords, likelyTopic } from '../../items/likely-topic.ts';
import type { Reader } from '../../reader.ts';
import { senderOf } from '../../sender.ts';
import { suggestTopic } from '../batches/book-queries.ts';
import type { Chapter } from '../book-text.ts';
import { parseText } from '../parsing/parse-in-background.ts';
import type { ParsedText } from '../parsing/parse-task.ts';
import { insertText } from './chapter-queries.ts';
import { sourceOf } from './list-sources.ts';
import { partialMd5 } from './partial-md5.ts';
import { upsertReader } from './reader-queries.ts';
import { restoreItems, upsertSource } from './source-queries.ts';

export type AddSourceInput = {
  readonly reader: Reader;
  readonly bookId: number;
  readonly name: string;
  /** Whether the bytes are notes that were pasted, in UTF-8, or a file. */
  readonly kind: 'file' | 'notes';
  readonly bytes: Uint8Array;
  /** IP address of the reader's device. */
  readonly address: string;
  /** Epoch ms. */
  readonly now: number;
};

type Reading = {
  readonly signal: AbortSignal;
  /** Called when its turn has come. */
  readonly onBegin: () => void;
};

/**
 * Reads a text of a book in the background and stores it with its chapters. It is the reader's
 * alone, or for all when an admin adds it; the same text, added again or by another, is one source.
 * It counts as a text of the day once its reading has begun, whatever becomes of it: files that
 * cannot be read cost as much, and so do those whose reader leaves.
 *
 * @throws NotFoundError when there is no such book for this reader.
 * @throws InvalidInputError when it cannot be read; the message says why and what to do.
 * @throws LimitReachedError when too many texts are being read, or were read today; the signal's
 * reason once it is aborted.
 */
export async function addSource(
  { db, limits }: { readonly db: Db; readonly limits: Pick<Limiter, 'text'> },
  input: AddSourceInput,
  { signal, onBegin }: Reading,
): Promise<Source> {
  const { reader, bookId, name, kind, bytes, address, now } = input;
  const book = await requireBook(db, reader, bookId);
  const use = await limits.text(reader, address);
  const sender = senderOf(reader, { address, now });
  const file = { bytes, name, kind, book };
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    onBegin();
  };
  const text = await parseText(file, { sender, signal, onBegin: begin }).catch(async (error) => {
    if (!hasBegun) await use.giveBack();
    throw error;
  });
  const source = await storeText(db, input, text);
  await tellTopic(db, input, { book, chapters: text.chapters });
  return source;
}

function storeText(
  db: Db,
  input: AddSourceInput,
  { format, language, chapters, structures, chunks, spineItems }: ParsedText,
): Promise<Source> {
  const { reader, bookId, name, kind, bytes, now } = input;
  const file = kind === 'file' ? { partialMd5: partialMd5(bytes), spineItems } : {};
  const words = chunks.reduce((sum, chunk) => sum + chunk.words, 0);
  const shared = reader.role === 'admin' ? 1 : 0;
  const source = { bookId, format, hash: hashOf(chapters), words, language, shared, now } as const;
  return db.transaction().execute(async (tx) => {
    const { id: sourceId, isEmpty } = await upsertSource(tx, source);
    await insertText(tx, sourceId, { chapters, structures, chunks });
    if (isEmpty) await restoreItems(tx, sourceId);
    await upsertReader(tx, { sourceId, userId: reader.id, name, addedAt: now, ...file });
    return sourceOf(tx, { reader, sourceId });
  });
}

/** Where nobody has chosen the topic, and an adder's text speaks for one, the book gets that. */
async function tellTopic(
  db: Db,
  { reader, bookId }: AddSourceInput,
  { book, chapters }: { book: Omit<BookWords, 'text'>; chapters: readonly Chapter[] },
): Promise<void> {
  if (!(await hasAddedBook(db, reader.id, bookId))) return;
  const topic = likelyTopic({ ...book, text: chapters.map(({ text }) => text).join(' ') });
  if (topic !== undefined) await suggestTopic(db, bookId, topic);
}

function hashOf(chapters: readonly Chapter[]): string {
  const hash = createHash('sha256');
  for (const { title, text } of chapters) hash.update(JSON.stringify([title, text]));
  return hash.digest('hex');
}
