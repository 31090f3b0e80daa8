import type { Book, CreatedBook } from '@morsel/sdk/contract';
import { beforeEach, expect, test } from 'vitest';

import { LONG_AGO } from '../../testing/factories.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

const QUANTA = 'The atoms of a star obey the laws of quantum physics. '.repeat(60);

let server: TestServer;
let reader: TestReader;
beforeEach(async () => {
  server = await testServer();
  reader = await server.account({ createdAt: LONG_AGO });
});

async function added(book: object): Promise<CreatedBook> {
  const payload = { author: 'Ann Author', ...book };
  return (await reader.inject({ method: 'POST', url: '/api/books', payload })).json();
}

async function topicOf({ id }: CreatedBook): Promise<string> {
  return (await reader.inject({ url: `/api/books/${id}` })).json<Book>().topic.name;
}

async function addText({ id }: CreatedBook, by: TestReader): Promise<void> {
  const response = await by.inject({
    method: 'POST',
    url: `/api/books/${id}/sources?name=quanta.txt&kind=file`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(QUANTA),
  });
  expect(response.statusCode).toBe(200);
}

test.each([
  ['its words', { title: 'The Quantum Universe' }, 'Science'],
  ['its description', { title: 'Notes', description: 'How banks lend money.' }, 'Business'],
  ['its author', { title: 'Later Essays', author: 'Carla Known' }, 'Startup'],
  ['its words before its author', { title: 'My Brain', author: 'Carla Known' }, 'Psychology'],
  ['its reader, whatever it says', { title: 'My Brain', topic: 'Science' }, 'Science'],
  ['nothing', { title: 'Notes' }, 'History'],
])('a new book has a topic by %s', async (_, book, topic) => {
  await added({ title: 'Essays', author: 'Carla Known', topic: 'Startup' });
  expect(await topicOf(await added(book))).toBe(topic);
});

test('it follows the text of who added the book, and a better judge may still change it', async () => {
  const book = await added({ title: 'Essays' });
  await addText(book, reader);
  expect(await topicOf(book)).toBe('Science');
  const rows = await server.db.selectFrom('books').select('topicChosen').execute();
  expect(rows).toEqual([{ topicChosen: 0 }]);
});

test('it stays with the texts of others, and where it was chosen', async () => {
  const undecided = await added({ title: 'Essays' });
  await addText(undecided, await server.account({ createdAt: LONG_AGO }));
  expect(await topicOf(undecided)).toBe('History');
  const chosen = await added({ title: 'Notes', topic: 'Startup' });
  await addText(chosen, reader);
  expect(await topicOf(chosen)).toBe('Startup');
});
