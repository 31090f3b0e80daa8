import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { bitesFor, decide, KEPT, textWithBites } from '../../testing/bites.ts';
import { aBook } from '../../testing/factories.ts';
import { longText } from '../../testing/long-text.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { aSource } from '../../testing/sources.ts';
import { until } from '../../testing/until.ts';
import { offerBites } from './offer-bites.ts';
import { TextRanking } from './rank-texts.ts';

let server: TestServer;
let reader: TestReader;
let bookId: number;

beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  bookId = (await aBook(server.db)).id;
});

const numbersIn = ({ bites }: { bites: { sentence: string }[] }) =>
  bites.map(({ sentence }) => Number(/\d+/.exec(sentence)?.[0]));

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

const read = (by: TestReader, sourceId: number, reached: number | null) =>
  by.inject({
    method: 'PATCH',
    url: `/api/users/${by.id}/sources/${sourceId}`,
    payload: { reached },
  });

describe('what lies before a reader', () => {
  test('are the forty best, with what goes with them, and the same until they decide', async () => {
    const source = await textWithBites(server.db, { bookId, readers: [reader], counts: [100] });
    const offer = await bitesFor(reader, bookId);
    expect(numbersIn(offer)).toEqual(upTo(40));
    expect(offer).toMatchObject({ kept: 0, skipped: 0, left: 60 });
    expect(offer.reason).toBeUndefined();
    expect(offer.bites[1]).toEqual({
      id: expect.any(Number),
      sourceId: source.id,
      revision: 1,
      chapter: 'Chapter 1',
      before: 'Every fox hunts mice near farm 0, long after the moon is up.',
      sentence: 'Every fox hunts mice near farm 1, long after the moon is up.',
      gaps: [{ start: 16, end: 20 }],
      card: null,
    });
    expect(await bitesFor(reader, bookId)).toEqual(offer);
  });

  test('is topped up, never again with what was kept, skipped or deleted', async () => {
    await textWithBites(server.db, { bookId, readers: [reader], counts: [45] });
    const [first, second, third] = (await bitesFor(reader, bookId)).bites;
    await decide(reader, first?.id ?? 0, KEPT);
    await decide(reader, second?.id ?? 0, { decision: 'skipped' });
    await decide(reader, third?.id ?? 0, KEPT);
    const url = `/api/users/${reader.id}/own-items/${third?.id}`;
    expect((await reader.inject({ method: 'DELETE', url })).json()).toEqual({ ok: true });
    const offer = await bitesFor(reader, bookId);
    expect(numbersIn(offer)).toEqual(upTo(40, 3));
    expect(offer).toMatchObject({ kept: 1, skipped: 1, left: 2 });
  });

  test('comes from all of their texts of the book, highlights first, and from no other', async () => {
    const other = await server.account();
    const elsewhere = await aBook(server.db);
    await textWithBites(server.db, { bookId, readers: [reader], counts: [2] });
    await textWithBites(server.db, {
      bookId,
      readers: [reader],
      counts: [0, 2],
      format: 'readwise',
    });
    await textWithBites(server.db, { bookId, readers: [other], counts: [0, 0, 2] });
    await textWithBites(server.db, {
      bookId: elsewhere.id,
      readers: [reader],
      counts: [0, 0, 0, 2],
    });
    await textWithBites(server.db, { bookId, shared: 1, counts: [0, 0, 0, 0, 2] });
    expect(numbersIn(await bitesFor(reader, bookId))).toEqual([1000, 1001, 0, 1]);
  });

  test('is of the chapters that they have read', async () => {
    const { id } = await textWithBites(server.db, { bookId, readers: [reader], counts: [2, 2] });
    await read(reader, id, 1);
    expect(numbersIn(await bitesFor(reader, bookId))).toEqual([0, 1]);
    await read(reader, id, null);
    expect(numbersIn(await bitesFor(reader, bookId))).toEqual([0, 1, 1000, 1001]);
  });

  test('is each reader’s own, also of the same text', async () => {
    const other = await server.account();
    await textWithBites(server.db, { bookId, readers: [reader, other], counts: [2] });
    const [mine, theirs] = [await bitesFor(reader, bookId), await bitesFor(other, bookId)];
    await decide(other, theirs.bites[0]?.id ?? 0, { decision: 'skipped' });
    expect(await bitesFor(reader, bookId)).toEqual(mine);
    expect(mine.bites.map(({ id }) => id)).not.toEqual(theirs.bites.map(({ id }) => id));
  });

  test('goes with its text, and what was kept comes back with it', async () => {
    const text = { bookId, readers: [reader], counts: [2] };
    const { id } = await textWithBites(server.db, text);
    const [first] = (await bitesFor(reader, bookId)).bites;
    await decide(reader, first?.id ?? 0, KEPT);
    const url = `/api/users/${reader.id}/sources/${id}`;
    await reader.inject({ method: 'DELETE', url });
    expect(await bitesFor(reader, bookId)).toMatchObject({ bites: [], left: 0 });
    expect(await server.db.selectFrom('bites').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('items').select(['id', 'state']).execute()).toEqual([
      { id: first?.id, state: 'removed' },
    ]);
  });

  test('is of a day’s reading at most; more comes tomorrow', async () => {
    await textWithBites(server.db, { bookId, readers: [reader], counts: [300] });
    const skipped = { decision: 'skipped' } as const;
    const through = async () => {
      const { bites } = await bitesFor(reader, bookId);
      for (const { id } of bites) await decide(reader, id, skipped);
      return bites.length;
    };
    let seen = 0;
    for (let more = await through(); more > 0; more = await through()) seen += more;
    expect(seen).toBe(240);
    const offer = await bitesFor(reader, bookId);
    expect(offer).toMatchObject({ bites: [], skipped: 240, left: 60 });
    expect(offer.reason).toContain('tomorrow');
    server.clock.now += DAY_MS;
    expect((await bitesFor(reader, bookId)).bites).toHaveLength(40);
  });
});

describe('where there is nothing to offer, it says what to do', () => {
  test('without a text', async () => {
    const offer = await bitesFor(reader, bookId);
    expect(offer).toMatchObject({ bites: [], left: 0 });
    expect(offer.reason).toContain('Add the text of this book');
  });

  test('of a text in which nothing was found', async () => {
    await aSource(server.db, { bookId, readers: [reader] });
    expect((await bitesFor(reader, bookId)).reason).toContain('cards of your own');
  });

  test('when all was decided', async () => {
    const { id } = await textWithBites(server.db, { bookId, readers: [reader], counts: [1, 1] });
    await read(reader, id, 1);
    const [first] = (await bitesFor(reader, bookId)).bites;
    await decide(reader, first?.id ?? 0, { decision: 'skipped' });
    expect((await bitesFor(reader, bookId)).reason).toContain('read on');
    await read(reader, id, null);
    const [second] = (await bitesFor(reader, bookId)).bites;
    await decide(reader, second?.id ?? 0, KEPT);
    expect((await bitesFor(reader, bookId)).reason).toContain('Add another text');
  });
});

test('what is there does not wait for a text that was added to it', async () => {
  await textWithBites(server.db, { bookId, readers: [reader], counts: [2] });
  const chapters = longText({ chapters: 2 });
  const added = await aSource(server.db, { bookId, readers: [reader], chapters, rankedAt: null });
  expect(numbersIn(await bitesFor(reader, bookId))).toEqual([0, 1]);
  await until(async () => {
    const { bites } = await bitesFor(reader, bookId);
    expect(bites.some(({ sourceId }) => sourceId === added.id)).toBe(true);
  });
});

test('of a text that is still looked through it is said that asking again is of use', async () => {
  const { db, clock } = server;
  await aSource(db, { bookId, readers: [reader], rankedAt: null });
  const deps = { db, now: () => clock.now };
  const ranking = new TextRanking(deps);
  vi.spyOn(ranking, 'ready').mockResolvedValue('waiting');
  const of = { id: reader.id, role: 'reader', isGuest: false, createdAt: 0 } as const;
  const offer = await offerBites({ ...deps, ranking }, { reader: of, bookId });
  expect(offer).toMatchObject({ bites: [], isLooking: true, reason: expect.any(String) });
});

test('a text is looked through once, however many ask for it at once', async () => {
  const chapters = longText({ chapters: 2 });
  const text = chapters.map(({ text }) => text).join(' ');
  await aSource(server.db, { bookId, readers: [reader], chapters, rankedAt: null });
  const offers = await Promise.all(upTo(4).map(() => bitesFor(reader, bookId)));
  for (const offer of offers) {
    expect(offer.bites.length).toBeGreaterThan(0);
    for (const { sentence, gaps } of offer.bites) {
      expect(text).toContain(sentence);
      for (const { start, end } of gaps) expect(sentence.slice(start, end).trim()).not.toBe('');
    }
  }
  const sources = await server.db.selectFrom('sources').select('rankedAt').execute();
  expect(sources).toEqual([{ rankedAt: server.clock.now }]);
});
