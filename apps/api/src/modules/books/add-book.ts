import type { CreatedBook, NewBook } from '@morsel/sdk/contract';
import type { TopicName } from '@morsel/sdk/domain';
import { bookIdentity } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { ConflictError } from '../../errors.ts';
import { bookKeys } from '../../items/book-keys.ts';
import { freeSlug } from '../../items/free-slug.ts';
import { likelyTopic } from '../../items/likely-topic.ts';
import { type Reader, isNewcomer } from '../../reader.ts';
import { tellBookAdded } from '../webhooks/tell-of-book.ts';
import { type BookFields, checkedBook } from './book-fields.ts';
import {
  type SameBook,
  findAuthorsTopic,
  findSameBook,
  insertAdder,
  insertBook,
} from './queries.ts';

/** Where nothing speaks for a topic; no book is without one. Old books tell least by their titles. */
const LAST_RESORT: TopicName = 'History';

export type AddBookInput = {
  readonly reader: Reader;
  readonly book: NewBook;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Adds a book, or returns the one that is there with the same title and author. Books of accounts
 * are listed for everybody; those of newcomers wait for an admin, however old the account grows. Who adds a book that is not listed
 * for them yet joins those who added it before, so that it has no twin: they see it, may shelve it
 * and have items made for it, and nothing about the book changes.
 *
 * @throws InvalidInputError when a field is missing or wrong.
 * @throws ConflictError when an admin has hidden the book.
 */
export async function addBook(tx: Tx, input: AddBookInput): Promise<CreatedBook> {
  const fields = checkedBook(input.book);
  const identity = bookIdentity(fields.title, fields.author);
  for (;;) {
    const known = await findSameBook(tx, input.reader, identity);
    if (known !== undefined) return joinAdders(tx, known, input);
    const added = await storeBook(tx, { ...fields, identity }, input);
    if (added !== undefined) return presentCreated(added);
    // Another reader has just added the same book or one with the same address: look again.
  }
}

/**
 * The book of that title and author, if it is there: what `addBook` returns without adding one.
 *
 * @throws as `addBook` does.
 */
export async function joinKnownBook(tx: Tx, input: AddBookInput): Promise<CreatedBook | undefined> {
  const { title, author } = checkedBook(input.book);
  const known = await findSameBook(tx, input.reader, bookIdentity(title, author));
  return known && joinAdders(tx, known, input);
}

async function joinAdders(tx: Tx, known: SameBook, { reader, now }: AddBookInput) {
  const { id, hidden, isVisible } = known;
  if (hidden === 1) {
    throw new ConflictError('This book was taken out of the library and cannot be added', 'title');
  }
  if (!isVisible) await insertAdder(tx, { userId: reader.id, bookId: id, addedAt: now });
  return presentCreated(known);
}

const presentCreated = ({ id, title, listed }: CreatedRow): CreatedBook => ({
  id,
  title,
  ...(listed === 0 && { listed: false }),
});

type CreatedRow = { readonly id: number; readonly title: string; readonly listed: 0 | 1 };

async function storeBook(
  tx: Tx,
  book: BookFields & { identity: string },
  { reader, now }: AddBookInput,
): Promise<CreatedRow | undefined> {
  const slug = await freeSlug(tx, book.title, book.author);
  const listed: 0 | 1 = isNewcomer(reader, now) ? 0 : 1;
  const id = await insertBook(tx, {
    ...book,
    ...bookKeys(book),
    slug,
    listed,
    topic: book.topic ?? (await topicOf(tx, book)),
    topicChosen: book.topic === undefined ? 0 : 1,
    createdAt: now,
  });
  if (id === undefined) return undefined;
  await insertAdder(tx, { userId: reader.id, bookId: id, addedAt: now });
  await tellBookAdded(tx, { bookId: id, userId: reader.id, at: now });
  return { id, title: book.title, listed };
}

/** The topic until a text, a model or a reader knows better: by its words, else by its author. */
async function topicOf(tx: Tx, book: BookFields): Promise<string> {
  return likelyTopic(book) ?? (await findAuthorsTopic(tx, book.author)) ?? LAST_RESORT;
}
