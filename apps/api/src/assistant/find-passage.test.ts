import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, test } from 'vitest';

import { anAssistant } from '../testing/assistant.ts';
import { aBook } from '../testing/factories.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { shelve } from '../testing/reader-calls.ts';
import { type TestReader, type TestServer, testServer } from '../testing/server.ts';
import { aSource } from '../testing/sources.ts';

let server: TestServer;
let reader: TestReader;
let call: Awaited<ReturnType<typeof anAssistant>>['call'];
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  ({ call } = await anAssistant(server, reader));
});

async function shelvedBook() {
  const book = await aBook(server.db);
  await shelve(reader, book.id);
  return book;
}

describe('a passage', () => {
  const chapters = [
    { title: 'Metals', text: 'Mercury is liquid. Iron is not.' },
    { title: 'Later', text: 'Of mercury, more is said later.' },
  ];

  test('has its place, the best first', async () => {
    const { id: bookId, title, author } = await shelvedBook();
    await aSource(server.db, { bookId, readers: [reader], chapters });
    const { told, text } = await call('find_passage', { words: 'mercury LIQUID', bookId });
    expect(told).toEqual({
      passages: [
        {
          bookId,
          chapter: 1,
          percent: 0,
          fromBook: {
            title,
            author,
            textName: 'metals.txt',
            chapterTitle: 'Metals',
            passage: chapters[0]?.text,
          },
        },
      ],
    });
    expect(text).toContain(`bookId ${bookId}, chapter 1`);
    expect((await call('find_passage', { words: 'mercury', most: 1 })).told).toMatchObject({
      passages: [{ chapter: expect.any(Number) }],
    });
  });

  test('of a phrase comes before those in which the words stand apart, whichever text is newer', async () => {
    const { id: bookId } = await shelvedBook();
    const apart = {
      title: 'Apart',
      text: 'Mercury, which some call quicksilver, is a liquid metal.',
    };
    const phrase = { title: 'Phrase', text: 'It is liquid mercury.' };
    await aSource(server.db, { bookId, readers: [reader], chapters: [phrase] });
    await aSource(server.db, { bookId, readers: [reader], chapters: [apart] });
    const { told } = await call('find_passage', { words: 'liquid mercury' });
    expect(told).toMatchObject({
      passages: [{ fromBook: { chapterTitle: 'Phrase' } }, { fromBook: { chapterTitle: 'Apart' } }],
    });
  });

  test('of a chapter that the reader has not got to stays closed', async () => {
    const { id: bookId } = await shelvedBook();
    const { id: sourceId } = await aSource(server.db, { bookId, readers: [reader], chapters });
    expect((await call('find_passage', { words: 'said later' })).text).toContain('more is said');
    await server.db
      .insertInto('readingPositions')
      .values({ userId: reader.id, sourceId, reached: 1, setAt: server.clock.now })
      .execute();
    expect((await call('find_passage', { words: 'said later' })).told).toEqual({ passages: [] });
    expect((await call('find_passage', { words: 'iron' })).text).toContain('Iron is not');
  });

  test('is found in texts that an admin shares, of books on the shelf unless one is named', async () => {
    const admin = await server.account({ role: 'admin' });
    const { id: bookId } = await aBook(server.db);
    await aSource(server.db, { bookId, readers: [admin], shared: 1, chapters });
    expect((await call('find_passage', { words: 'iron' })).told).toEqual({ passages: [] });
    expect((await call('find_passage', { words: 'iron', bookId })).text).toContain('Iron is not');
  });

  test('of another reader’s text is never found', async () => {
    const { id: bookId } = await shelvedBook();
    await aSource(server.db, { bookId, readers: [await server.account()], chapters });
    for (const of of [{}, { bookId }]) {
      const { told } = await call('find_passage', { words: 'iron', ...of });
      expect(told).toEqual({ passages: [] });
    }
  });
});

test('who searches without end is told when to come back', async () => {
  const limits = { ...NO_LIMITS, passageSearches: { most: 1, windowMs: DAY_MS } };
  const limited = await testServer({ limits });
  const searcher = await anAssistant(limited, await limited.account());
  expect((await searcher.call('find_passage', { words: 'iron' })).isError).toBe(false);
  const more = await searcher.call('find_passage', { words: 'iron' });
  expect(more).toMatchObject({ isError: true, text: expect.stringContaining('try again') });
});
