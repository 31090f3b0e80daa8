import type { PackItem, StudyPack, SyncOperation } from '@morsel/sdk/contract';
import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { api } from '../../api.ts';
import { aPack, aPackQuestion, aReaderId, anOperation, NOON } from '../../testing/study-pack.ts';
import { worker } from '../../testing/worker.ts';
import { changeOperations, ownedBy } from '../database/local-database.ts';
import { noteResults } from '../drain/settle-batch.ts';
import { addOperation } from '../outbox/outbox.ts';
import { forgetReader, takeFromPack } from './change-pack.ts';
import { fetchPack } from './fetch-pack.ts';
import { packInfo, packPage } from './read-pack.ts';

const ITEMS = [1, 2, 3, 4, 5, 6].map((id) => aPackQuestion(id));

/** A server that has these packs for readers, one after another; returns what it was asked. */
function servePacks(...packs: readonly (StudyPack | (() => Promise<StudyPack>))[]) {
  const known: (string | null)[] = [];
  worker.use(
    http.get('/api/users/:userId/study-pack', async ({ request }) => {
      const pack = packs[Math.min(known.length, packs.length - 1)];
      known.push(new URL(request.url).searchParams.get('known'));
      return HttpResponse.json(typeof pack === 'function' ? await pack() : pack);
    }),
  );
  return known;
}

const refresh = (ownerId: number, signal?: AbortSignal) =>
  fetchPack(ownerId, { environment: { api, now: () => NOON }, signal });

const without = (pack: StudyPack, ...ids: number[]): StudyPack => ({
  ...pack,
  items: pack.items.filter(({ item }) => !ids.includes(item.id)),
});

async function aReaderWithPack(items: readonly PackItem[] = ITEMS) {
  const ownerId = aReaderId();
  servePacks(aPack(items));
  await refresh(ownerId);
  return ownerId;
}

const answer = (target: number, value = 1) =>
  anOperation({ kind: 'answer', target, value }, `operation-${target}`);

let count = 0;

/** Counts on the device, and leaves the operation to be sent, as a reader without a server does. */
function does(ownerId: number, operation: SyncOperation) {
  count += 1;
  const opId = `${operation.opId}-${count}`;
  const context = { ownerId, opId, now: operation.answeredAt };
  return addOperation({ ...operation, label: 'A question' }, context);
}

/** The server has taken all that waited. */
function syncs(ownerId: number, stats: StudyPack['stats']) {
  return changeOperations(async (tx) => {
    const outbox = tx.objectStore('outbox');
    const keys = await outbox.index('owner').getAllKeys(ownedBy(ownerId));
    await Promise.all(keys.map((key) => outbox.delete(key)));
    await noteResults(tx, ownerId, { results: [], stats });
  });
}

async function pageIds(ownerId: number, limit = 10, shown: string[] = []) {
  const page = await packPage({ ownerId, exclude: new Set(shown), limit, now: NOON });
  return page.map(({ id }) => id);
}

test('pages come from the pack that was fetched, as the feed shows them', async () => {
  const ownerId = await aReaderWithPack();

  const page = await packPage({ ownerId, exclude: new Set(['question:1']), limit: 2 });

  expect(page).toEqual([ITEMS[1]?.item, ITEMS[2]?.item]);
  expect(await packInfo(ownerId)).toEqual({ unused: 6, used: 0, stale: false, fetchedAt: NOON });
});

test('a reader without a pack has no pages, and nothing is counted for them', async () => {
  const ownerId = await aReaderWithPack();
  const other = ownerId + 1;

  expect(await pageIds(other)).toEqual([]);
  expect(await packInfo(other)).toBeUndefined();
  expect(await does(other, answer(1))).toBeUndefined();
  expect(await pageIds(ownerId)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('answers count one on another, also after the device was started again', async () => {
  const ownerId = await aReaderWithPack();

  const results = [];
  for (const [id, value] of [
    [1, 1],
    [2, 1],
    [3, 0],
    [4, 1],
  ] as const) {
    results.push((await does(ownerId, answer(id, value)))?.result);
  }

  expect(results).toMatchObject([
    { isCorrect: true, streak: 1, xp: CORRECT_XP, achievement: { id: 'first-right-answer' } },
    { isCorrect: true, streak: 2, xp: CORRECT_XP },
    { isCorrect: false, streak: 0, xp: 0 },
    { isCorrect: true, streak: 1, xp: CORRECT_XP },
  ]);
  expect(await pageIds(ownerId)).toEqual([3, 5, 6]);
});

test('what the server has counted is gone on from', async () => {
  const ownerId = await aReaderWithPack();
  await does(ownerId, answer(1));
  await syncs(ownerId, {
    totalAnswered: 8,
    correctAnswered: 8,
    xp: 8 * CORRECT_XP,
    level: 1,
    streak: 8,
  });

  expect((await does(ownerId, answer(2)))?.result).toMatchObject({ streak: 9 });
  const second = await does(ownerId, answer(3));

  expect(second?.result).toMatchObject({ streak: 10, achievement: { id: 'ten-in-a-row' } });
});

test('what the server’s figures are enough for is not told again', async () => {
  const ownerId = await aReaderWithPack();
  await does(ownerId, answer(1));
  const level = 5;
  await syncs(ownerId, { totalAnswered: 120, correctAnswered: 120, xp: 450, level, streak: 1 });

  const result = (await does(ownerId, answer(2)))?.result;

  expect(result).toMatchObject({ streak: 2 });
  expect(result).not.toHaveProperty('achievement');
});

test('items are due by what is remembered now', async () => {
  const ownerId = await aReaderWithPack(ITEMS.slice(0, 1));
  await does(ownerId, answer(1, 0));

  const page = await packPage({ ownerId, exclude: new Set(), limit: 1, now: NOON });

  expect(page).toEqual([{ ...ITEMS[0]?.item, dueAt: NOON }]);
});

test('replies of single calls are counted on top of what the server said last', async () => {
  const ownerId = await aReaderWithPack();
  const achievement = { id: 'first-right-answer', title: 'First Bite', description: 'Yes.' };
  const reply = { isCorrect: true, explanation: '', correctAnswer: 1, streak: 4, xp: CORRECT_XP };

  await changeOperations(async (tx) => {
    await noteResults(tx, ownerId, { results: [{ ...reply, achievement }] });
    await noteResults(tx, ownerId, { results: [{ difficulty: 'easy', xp: RATING_XP }] });
  });

  expect((await does(ownerId, answer(2)))?.result).toEqual({
    ...reply,
    explanation: 'Explanation 2.',
    streak: 5,
  });
});

test('an answer is graded by the revision that the reader saw', async () => {
  const ownerId = await aReaderWithPack();

  expect(await does(ownerId, { ...answer(1), revision: 3 })).toBeDefined();
  expect(await does(ownerId, { ...answer(2), revision: 2 })).toBeUndefined();
  expect(await pageIds(ownerId)).toEqual([3, 4, 5, 6]);
});

test('only what the device lacks is fetched, and what nobody needs goes', async () => {
  const ownerId = aReaderId();
  const first = aPack(ITEMS.slice(0, 4));
  const second = aPack(ITEMS.slice(2));
  const known = servePacks(first, without(second, 3, 4), second);

  await refresh(ownerId);
  await refresh(ownerId);
  expect(await pageIds(ownerId)).toEqual([3, 4, 5, 6]);
  await refresh(ownerId);

  expect(known).toEqual([null, '1.3,2.3,3.3,4.3', '3.3,4.3,5.3,6.3']);
});

test('an edited question comes with its new revision', async () => {
  const ownerId = await aReaderWithPack();
  const [edited] = [aPackQuestion(1)].map(({ item, key }) => ({
    item: { ...item, revision: 4 },
    key: key && { ...key, answer: 2 },
  }));
  servePacks(aPack(edited ? [edited] : []));

  await refresh(ownerId);

  expect(await packPage({ ownerId, exclude: new Set(), limit: 9 })).toEqual([edited?.item]);
  expect((await does(ownerId, answer(1, 2)))?.result).toMatchObject({ isCorrect: true });
});

test('what waits to be sent is not shown again by a newer pack', async () => {
  const ownerId = await aReaderWithPack();
  await does(ownerId, answer(1));
  await does(ownerId, anOperation({ kind: 'mastery', target: 1, value: true }));
  await does(ownerId, answer(6));
  servePacks(aPack(ITEMS.slice(0, 5)), aPack(ITEMS));

  await refresh(ownerId);
  expect(await pageIds(ownerId)).toEqual([2, 3, 4, 5]);
  expect((await does(ownerId, answer(6)))?.result).toMatchObject({ xp: 0, streak: 3 });

  await syncs(ownerId, aPack([]).stats);
  await refresh(ownerId);
  expect(await pageIds(ownerId)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what is answered while a pack is on its way stays answered', async () => {
  const ownerId = await aReaderWithPack();
  servePacks(async () => {
    await does(ownerId, answer(2));
    await syncs(ownerId, {
      totalAnswered: 1,
      correctAnswered: 1,
      xp: CORRECT_XP,
      level: 1,
      streak: 1,
    });
    return aPack(ITEMS);
  });

  await refresh(ownerId);

  expect(await pageIds(ownerId)).toEqual([1, 3, 4, 5, 6]);
  expect(await packInfo(ownerId)).toMatchObject({ used: 1 });
  expect((await does(ownerId, answer(3)))?.result).toMatchObject({ streak: 2 });
});

test('nothing is stored for a reader who went while their pack was on its way', async () => {
  const [forgotten, aborted] = [await aReaderWithPack(), aReaderId()];
  const leaving = new AbortController();
  servePacks(
    async () => {
      await forgetReader(forgotten);
      return aPack(ITEMS);
    },
    async () => {
      leaving.abort();
      return aPack(ITEMS);
    },
  );

  await refresh(forgotten);
  await expect(refresh(aborted, leaving.signal)).rejects.toThrow('abort');

  expect(await packInfo(forgotten)).toBeUndefined();
  expect(await packInfo(aborted)).toBeUndefined();
});

test('forgetting a reader leaves others alone', async () => {
  const [gone, stays] = [await aReaderWithPack(), await aReaderWithPack()];

  await forgetReader(gone);

  expect(await pageIds(gone)).toEqual([]);
  expect(await does(gone, answer(1))).toBeUndefined();
  expect(await pageIds(stays)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('two hundred entries are read page by page, each once', async ({ annotate }) => {
  const ownerId = await aReaderWithPack(
    Array.from({ length: 200 }, (_, index) => aPackQuestion(index + 1)),
  );
  const shown = new Set<string>();
  const start = performance.now();
  for (;;) {
    const page = await packPage({ ownerId, exclude: shown, limit: 5, now: NOON });
    if (page.length === 0) break;
    for (const { id } of page) shown.add(`question:${id}`);
  }
  const each = (performance.now() - start) / 41;

  await annotate(`a page of the pack: ${each.toFixed(1)} ms`);
  expect(shown.size).toBe(200);
});

test('an item that was taken out does not come up again, not by a pack on its way either', async () => {
  const ownerId = await aReaderWithPack();
  servePacks(async () => {
    await takeFromPack(ownerId, 2);
    return aPack(ITEMS);
  });
  await refresh(ownerId);
  expect(await pageIds(ownerId)).toEqual([1, 3, 4, 5, 6]);
});

test('taking out what the pack lacks changes nothing', async () => {
  const ownerId = await aReaderWithPack();
  await takeFromPack(ownerId, 99);
  await takeFromPack(aReaderId(), 1);
  expect(await pageIds(ownerId)).toEqual([1, 2, 3, 4, 5, 6]);
});
