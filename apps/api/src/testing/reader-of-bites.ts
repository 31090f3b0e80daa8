import { bitesFor, textWithBites } from './bites.ts';
import { aBook } from './factories.ts';
import { readFeed, shelve } from './reader-calls.ts';
import { type TestReader, testServer } from './server.ts';

/** A reader with a book on the shelf, of whose text three bites are on offer. */
export async function readerOfBites() {
  const server = await testServer();
  const reader = await server.account();
  const bookId = (await aBook(server.db)).id;
  await textWithBites(server.db, { bookId, readers: [reader] });
  await shelve(reader, bookId);
  const bites = (await bitesFor(reader, bookId)).bites.map(({ id }) => id);
  return { server, reader, bookId, bites };
}

/** The cards of a reader's feed. */
export async function feedOf(by: TestReader): Promise<{ id: number; itemType: string }[]> {
  return (await readFeed(by)).json();
}
