import type { Ok } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { applyOnce } from '../operations/apply-once.ts';
import type { Operation } from '../operations/operation.ts';
import { deleteEntry, findDefaultBooks, insertEntries } from './queries.ts';

export type ShelvingInput = {
  readonly reader: Reader;
  readonly operation: Operation;
  readonly bookId: number;
};

/**
 * Puts a book on the reader's shelf; a book that is there already keeps its place.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export function shelveBook(tx: Tx, input: ShelvingInput): Promise<Ok> {
  const { reader, operation, bookId } = input;
  return applyOnce(tx, requestOf(input, true), async () => {
    await requireBook(tx, input.reader, input.bookId);
    await insertEntries(tx, { userId: reader.id, bookIds: [bookId] }, operation.answeredAt);
    return { ok: true };
  });
}

/**
 * Takes a book off the reader's shelf. Answers and mastery stay, so that shelving it again resumes;
 * harmless when it is not on the shelf.
 *
 * @throws NotFoundError when it is neither on the shelf nor a book that this reader may see.
 */
export function unshelveBook(tx: Tx, input: ShelvingInput): Promise<Ok> {
  const entry = { userId: input.reader.id, bookId: input.bookId };
  return applyOnce(tx, requestOf(input, false), async () => {
    const wasShelved = await deleteEntry(tx, entry);
    if (!wasShelved) await requireBook(tx, input.reader, input.bookId);
    return { ok: true };
  });
}

/** Puts the default books on a reader's shelf, in their order; `now` in epoch ms. */
export async function shelveDefaultBooks(tx: Tx, userId: number, now: number): Promise<void> {
  const books = await findDefaultBooks(tx);
  await insertEntries(tx, { userId, bookIds: books.map(({ id }) => id) }, now);
}

const requestOf = ({ reader, operation, bookId }: ShelvingInput, value: boolean) => ({
  reader,
  operation,
  kind: 'shelf',
  target: bookId,
  value,
});
