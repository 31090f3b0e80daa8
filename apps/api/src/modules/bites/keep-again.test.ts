import type { BiteDecision, StudyPack } from '@morsel/sdk/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { outcomes, picking, sync } from '../../testing/backlogs.ts';
import { bitesFor, decide, HIDDEN, KEPT } from '../../testing/bites.ts';
import { answer, master } from '../../testing/reader-calls.ts';
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
/** Other words than those of `KEPT`. */
const KEPT_FOX = { decision: 'kept', gap: { start: 6, end: 9 } } as const;
const OPEN = { decision: 'open' } as const;
const CARD = { decision: 'kept', gap: null } as const;
const edit = (at: number, payload: object) =>
  reader.inject({
    method: 'PATCH',
    url: `/api/users/${reader.id}/own-items/${bite(at)}`,
    payload,
  });
const offeredAs = async (at = 0) =>
  (await bitesFor(reader, bookId)).bites.find(({ id }) => id === bite(at))?.revision;
const packOf = async (known: string): Promise<StudyPack> =>
  (await reader.inject({ url: `/api/users/${reader.id}/study-pack?known=${known}` })).json();

describe('a number of a revision that devices know stays with its words', () => {
  test('when it is kept with other words', async () => {
    await decide(reader, bite(1), KEPT);
    await decide(reader, bite(1), OPEN);
    expect(await offeredAs(1)).toBe(2);
    await decide(reader, bite(1), KEPT_FOX);
    const { entries, items } = await packOf(`${bite(1)}.1`);
    expect(entries).toMatchObject([{ itemId: bite(1), revision: 2 }]);
    expect(items).toMatchObject([{ item: { revision: 2 }, key: { answer: { text: 'fox' } } }]);
    const late = await answer(reader, bite(1), { text: HIDDEN }, { 'item-revision': '1' });
    expect(late.json()).toMatchObject({ isCorrect: true });
  });

  test('when it is kept anew after an edit', async () => {
    await decide(reader, bite(1), KEPT);
    await edit(1, { answer: 'voles' });
    await decide(reader, bite(1), OPEN);
    await decide(reader, bite(1), KEPT);
    expect(await feedOf(reader)).toMatchObject([{ revision: 3 }]);
    const late = await answer(reader, bite(1), { text: 'voles' }, { 'item-revision': '2' });
    expect(late.json()).toMatchObject({ isCorrect: true });
  });

  test('when it becomes a card and a question again', async () => {
    await decide(reader, bite(0), KEPT);
    await decide(reader, bite(0), OPEN);
    await decide(reader, bite(0), CARD);
    expect(await feedOf(reader)).toMatchObject([{ itemType: 'flashcard', revision: 2 }]);
    await decide(reader, bite(0), OPEN);
    expect(await offeredAs(0)).toBe(3);
    await decide(reader, bite(0), KEPT_FOX);
    expect(await feedOf(reader)).toMatchObject([{ itemType: 'question', revision: 3 }]);
    const late = await answer(reader, bite(0), { text: 'fox' }, { 'item-revision': '1' });
    expect(late.json()).toMatchObject({ isCorrect: true });
  });

  test('and the same words are no new one, but for a device that counts on it', async () => {
    await decide(reader, bite(1), KEPT);
    await decide(reader, bite(1), OPEN);
    await decide(reader, bite(1), KEPT);
    expect(await feedOf(reader)).toMatchObject([{ revision: 1 }]);
    const again = [
      picking({ opId: 'operation-1', target: bite(1) }, OPEN),
      picking({ opId: 'operation-2', target: bite(1), revision: 2 }, KEPT),
    ];
    await sync(reader, again, server.clock.now);
    expect(await feedOf(reader)).toMatchObject([{ revision: 2 }]);
  });
});

describe('a bite that two devices have kept', () => {
  const late = (revision: number, value: BiteDecision) =>
    sync(
      reader,
      [picking({ opId: `late-keep-${revision}`, target: bite(1), revision }, value)],
      server.clock.now,
    );

  test.each([KEPT, KEPT_FOX])(
    'keeps the words of its reader when %j arrives late',
    async (value) => {
      await decide(reader, bite(1), KEPT);
      await edit(1, { answer: 'voles' });
      expect(outcomes(await late(1, value))).toEqual(['late-keep-1 applied']);
      expect(await feedOf(reader)).toMatchObject([{ revision: 2 }]);
      const answered = await answer(reader, bite(1), { text: 'voles' });
      expect(answered.json()).toMatchObject({ isCorrect: true });
    },
  );

  test('after it was on offer again: what comes last holds, by a number of its own', async () => {
    await decide(reader, bite(1), KEPT);
    await decide(reader, bite(1), OPEN);
    await decide(reader, bite(1), KEPT_FOX);
    await late(2, KEPT);
    expect(await feedOf(reader)).toMatchObject([
      { revision: 3, questionText: expect.stringContaining('Every fox hunts _____') },
    ]);
  });
});

test('a bite that was mastered and is kept anew is in the feed again', async () => {
  await decide(reader, bite(1), KEPT);
  await answer(reader, bite(1), { text: HIDDEN });
  await master(reader, bite(1));
  expect(await feedOf(reader)).toEqual([]);
  await decide(reader, bite(1), OPEN);
  await decide(reader, bite(1), KEPT_FOX);
  expect(await feedOf(reader)).toMatchObject([{ id: bite(1), ismastered: false }]);
});
