import { beforeEach, describe, expect, test } from 'vitest';

import { outcomes, answering, picking, sync } from '../../testing/backlogs.ts';
import { bitesFor, decide, HIDDEN, KEPT, textWithBites } from '../../testing/bites.ts';
import { answer, readFeed, shelve } from '../../testing/reader-calls.ts';
import { feedOf, readerOfBites } from '../../testing/reader-of-bites.ts';
import type { TestReader, TestServer } from '../../testing/server.ts';

let server: TestServer;
let reader: TestReader;
let bookId: number;
let bites: number[];

beforeEach(async () => {
  ({ server, reader, bookId, bites } = await readerOfBites());
});

const bite = (at = 0) => bites[at] ?? 0;
const countsOf = async () => {
  const { bites, kept, skipped } = await bitesFor(reader, bookId);
  return { open: bites.map(({ id }) => id), kept, skipped };
};

describe('a bite that is kept', () => {
  test('joins the feed as a question that hides the gap, and is graded with its words', async () => {
    expect((await decide(reader, bite(1), KEPT)).json()).toEqual({ decision: 'kept' });
    expect(await feedOf(reader)).toMatchObject([
      {
        id: bite(1),
        itemType: 'question',
        type: 'cloze',
        questionText: expect.stringContaining('Every fox hunts _____ near farm 1'),
      },
    ]);
    const answered = await answer(reader, bite(1), { text: 'Mice' });
    expect(answered.json()).toMatchObject({
      isCorrect: true,
      xp: 10,
      correctAnswer: { text: HIDDEN },
      explanation: 'Every fox hunts mice near farm 1, long after the moon is up.',
      origin: { grounding: 'extractive', chapter: 'Chapter 1' },
    });
    expect(await countsOf()).toEqual({ open: [bite(0), bite(2)], kept: 1, skipped: 0 });
  });

  test('is appended to a feed that is being read', async () => {
    await decide(reader, bite(0), KEPT);
    await readFeed(reader, { feedId: 'tab-1' });
    await decide(reader, bite(1), KEPT);
    const later = await readFeed(reader, { feedId: 'tab-1', offset: 1 });
    expect(later.json()).toMatchObject([{ id: bite(1) }]);
  });

  test('is a flashcard where its card is kept', async () => {
    await decide(reader, bite(0), { decision: 'kept', gap: null });
    expect(await feedOf(reader)).toMatchObject([
      { id: bite(0), itemType: 'flashcard', front: 'What does a fox hunt?', back: 'Mice' },
    ]);
  });

  test('shows the passage that it stands in', async () => {
    await decide(reader, bite(1), KEPT);
    const passage = await reader.inject({ url: `/api/items/${bite(1)}/passage` });
    expect(passage.json()).toMatchObject({
      chapter: 'Chapter 1',
      quote: expect.stringContaining('near farm 1,'),
      after: expect.stringContaining('near farm 2,'),
    });
  });

  test('hides another word when that is said later', async () => {
    await decide(reader, bite(1), KEPT);
    await decide(reader, bite(1), { decision: 'kept', gap: { start: 6, end: 9 } });
    expect(await feedOf(reader)).toMatchObject([
      { revision: 2, questionText: expect.stringContaining('Every _____ hunts mice') },
    ]);
  });
});

describe('a bite that is not kept', () => {
  test('does not come again once it is skipped, nor is it in the feed', async () => {
    await decide(reader, bite(0), { decision: 'skipped' });
    expect(await countsOf()).toEqual({ open: [bite(1), bite(2)], kept: 0, skipped: 1 });
    expect(await feedOf(reader)).toEqual([]);
  });

  test.each([KEPT, { decision: 'skipped' }])(
    'is on offer again after %j is taken back',
    async (said) => {
      await decide(reader, bite(0), said);
      await decide(reader, bite(0), { decision: 'open' });
      expect(await countsOf()).toEqual({ open: bites, kept: 0, skipped: 0 });
      expect(await feedOf(reader)).toEqual([]);
    },
  );

  test('has kept its history when it was answered before it is taken back', async () => {
    await decide(reader, bite(1), KEPT);
    await answer(reader, bite(1), { text: HIDDEN });
    await decide(reader, bite(1), { decision: 'open' });
    expect(await feedOf(reader)).toEqual([]);
    const stats = await reader.inject({ url: `/api/users/${reader.id}/stats` });
    expect(stats.json()).toMatchObject({ xp: 10, totalAnswered: 1 });

    await decide(reader, bite(1), { decision: 'kept', gap: { start: 6, end: 9 } });
    expect(await feedOf(reader)).toMatchObject([{ id: bite(1), revision: 2 }]);
  });

  test('cannot be answered', async () => {
    expect((await answer(reader, bite(0), { text: HIDDEN })).statusCode).toBe(404);
  });
});

describe('what is said of bites counts once', () => {
  test('an operation that comes again is answered as before', async () => {
    await decide(reader, bite(0), KEPT, 'decision-of-bite');
    await decide(reader, bite(0), { decision: 'open' });
    const again = await decide(reader, bite(0), KEPT, 'decision-of-bite');
    expect(again.json()).toEqual({ decision: 'kept' });
    expect(await countsOf()).toMatchObject({ open: bites, kept: 0 });
    const other = await decide(reader, bite(0), { decision: 'skipped' }, 'decision-of-bite');
    expect(other.statusCode).toBe(422);
  });

  test('a backlog keeps, answers and takes back in its order, however often it is sent', async () => {
    const backlog = [
      picking({ opId: 'operation-1', target: bite(0) }, KEPT),
      answering({ opId: 'operation-2', target: bite(0) }, { text: HIDDEN }),
      picking({ opId: 'operation-3', target: bite(1) }, { decision: 'skipped' }),
      picking({ opId: 'operation-4', target: bite(1) }, { decision: 'open' }),
      picking({ opId: 'operation-5', target: bite(2) }, { decision: 'skipped' }),
    ];
    const first = await sync(reader, backlog, server.clock.now);
    const again = await sync(reader, backlog, server.clock.now);
    expect(outcomes(first)).toEqual(backlog.map(({ opId }) => `${opId} applied`));
    expect(again.results).toEqual(first.results);
    expect(again.stats).toMatchObject({ xp: 10, totalAnswered: 1 });
    expect(await countsOf()).toEqual({ open: [bite(1)], kept: 1, skipped: 1 });
  });
});

test.each<[object, string | undefined, string]>([
  [{ decision: 'kept', gap: { start: 20, end: 16 } }, 'gap', 'gap is no part of the sentence'],
  [{ decision: 'kept', gap: { start: 0, end: 999 } }, 'gap', 'gap is no part of the sentence'],
  [{ decision: 'kept', gap: { start: 5, end: 6 } }, 'gap', 'Pick a word to hide'],
  [{ decision: 'kept', gap: null }, 'gap', 'Pick a word of this sentence to hide'],
  [{ decision: 'kept' }, undefined, ''],
  [{ decision: 'liked' }, undefined, ''],
])('%j is refused and says what is wrong', async (said, field, detail) => {
  const refused = await decide(reader, bite(1), said);
  expect(refused.statusCode).toBe(400);
  const problem = refused.json();
  expect(problem.field).toBe(field);
  expect(problem.detail).toContain(detail);
  expect(await countsOf()).toMatchObject({ kept: 0, skipped: 0 });
});

test('a bite is nobody else’s to decide about, and what it becomes is nobody else’s', async () => {
  const [other, admin] = [await server.account(), await server.account({ role: 'admin' })];
  await textWithBites(server.db, { bookId, readers: [other] });
  await decide(reader, bite(0), KEPT);
  for (const stranger of [other, admin, await server.guest()]) {
    await shelve(stranger, bookId);
    expect((await decide(stranger, bite(1), KEPT)).statusCode).toBe(404);
    expect(await feedOf(stranger)).toEqual([]);
    expect((await answer(stranger, bite(0), { text: HIDDEN })).statusCode).toBe(404);
    for (const url of [
      `/api/books/${bookId}/questions`,
      `/api/admin/books/${bookId}/items`,
      '/api/admin/reports',
    ]) {
      const list = await stranger.inject({ url });
      expect(list.statusCode === 403 ? [] : list.json()).toEqual([]);
    }
    expect((await stranger.inject({ url: `/api/items/${bite(0)}/passage` })).statusCode).toBe(404);
  }
});
