import { MINUTE_MS, QUESTION_KINDS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { brokenModel } from '../../testing/broken-model.ts';
import { explainingBook } from '../../testing/explaining-text.ts';
import { aQuestion } from '../../testing/factories.ts';
import { gate } from '../../testing/gate.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { longText } from '../../testing/long-text.ts';
import { fails } from '../../testing/model-server/replies.ts';
import { answering, writing } from '../../testing/model-server/scripted-model.ts';
import { writeEntries } from '../../testing/model-server/writing.ts';
import { reportedByThree } from '../../testing/reporters.ts';
import { until } from '../../testing/until.ts';
import { regenerateItem } from './regenerate-item.ts';

async function worldWithItems(options: Parameters<typeof generationWorld>[0]) {
  const world = await generationWorld(options);
  await world.db.updateTable('sources').set({ shared: 1 }).execute();
  const { count } = await world.generate();
  const admin = await world.account({ role: 'admin' });
  const regenerate = (itemId: number, by = admin) =>
    by.inject({ method: 'POST', url: `/api/admin/items/${itemId}/regenerate` });
  const report = async (itemId: number) => {
    const url = `/api/items/${itemId}/reports`;
    await world.reader.inject({ method: 'POST', url, payload: { reason: 'wrong' } });
  };
  const reports = async () => (await world.reader.inject({ url: '/api/reports' })).json();
  return { ...world, count, admin, regenerate, report, reports };
}

test('another item of the same kind, from the same part, takes the place of an item', async () => {
  const world = await worldWithItems({ behave: writing() });
  const items = await world.items();
  for (const kind of QUESTION_KINDS) {
    const old = items.find((item) => item.kind === kind);
    if (old === undefined) throw new Error(`There is no ${kind}`);
    await world.report(old.id);

    const answer = await world.regenerate(old.id);

    expect(answer.json()).toEqual({ count: 1, grounding: 'source' });
    const after = await world.items();
    expect(after.find(({ id }) => id === old.id)?.state).toBe('deleted');
    const { position, chunk, chapter, sourceId } = old;
    const place = { kind, state: 'active', position, chunk, chapter, sourceId };
    expect(after.at(-1)).toMatchObject({ ...place, grounding: 'source', runId: null });
    expect(after.at(-1)?.body).not.toBe(old.body);
  }
  expect(await world.reports()).toHaveLength(QUESTION_KINDS.length);
  for (const report of await world.reports()) expect(report).toMatchObject({ state: 'replaced' });
  expect((await world.items()).filter(({ state }) => state === 'active')).toHaveLength(world.count);
});

test('what an admin has made is never hidden by reports, its run being forgotten or not', async () => {
  const world = await worldWithItems({ behave: writing() });
  await world.generate('questions', world.admin);
  await world.db.deleteFrom('generationRuns').execute();
  const questions = async () =>
    (await world.items()).filter(({ kind, state }) => kind === 'mcq' && state === 'active');
  const [ofReader, ofAdmin] = [(await questions()).at(0), (await questions()).at(-1)];
  await world.regenerate(ofReader?.id ?? 0);
  const another = (await questions()).at(-1);
  expect(another?.position).toBe(ofReader?.position);

  for (const item of [ofAdmin, another]) await reportedByThree(world, item?.id ?? 0);

  const hidings = (await world.admin.inject({ url: '/api/admin/hidings' })).json();
  expect(hidings).toMatchObject([
    { itemId: another?.id, heldBy: 'approved' },
    { itemId: ofAdmin?.id, heldBy: 'approved' },
  ]);
});

test('without success everything stays as it is', async () => {
  const nothing = Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, []]));
  const [well, silent] = [writing(), answering(nothing)];
  let isSilent = false;
  const world = await worldWithItems({
    behave: (request) => (isSilent ? silent(request) : well(request)),
  });
  const [item] = await world.items();
  const itemId = item?.id ?? 0;
  await world.report(itemId);
  isSilent = true;
  expect((await world.regenerate(itemId)).json()).toEqual({
    count: 0,
    reason: expect.stringMatching(/edit the item/),
  });
  expect((await world.items()).find(({ id }) => id === itemId)?.state).toBe('active');
  expect(await world.reports()).toMatchObject([{ state: 'open' }]);
});

test('what fails by our fault keeps nothing reserved', async () => {
  const world = await worldWithItems({ behave: writing() });
  const [item] = await world.items();
  const { deps, reserved } = brokenModel(world.db);
  const reader = await aReader(world.db);
  const by = { reader, address: '203.0.113.7' };
  const again = regenerateItem(deps, { ...by, itemId: item?.id ?? 0 });
  await expect(again).rejects.toThrow('Broken');
  expect(await reserved()).toEqual([]);
});

test('what the book is about is not asked for', async () => {
  const world = await worldWithItems({ behave: writing() });
  await world.db.updateTable('books').set({ description: '', topicChosen: 0 }).execute();
  const before = world.requests.length;
  const [item] = await world.items();
  expect((await world.regenerate(item?.id ?? 0)).json()).toMatchObject({ count: 1 });
  const wanted = world.requests.slice(before).flatMap((request) => request.wanted);
  expect(wanted).not.toContain('topic');
});

test('an item that an admin has edited meanwhile stays', async () => {
  const well = writing();
  let edit: (() => Promise<unknown>) | undefined;
  const world = await worldWithItems({
    behave: async (request) => {
      await edit?.();
      edit = undefined;
      return well(request);
    },
  });
  const [item] = await world.items();
  const itemId = item?.id ?? 0;
  const { body = '', answerKey = null } = item ?? {};
  edit = async () => {
    const revision = { itemId, revision: 2, body, answerKey, createdAt: 0 };
    await world.db.insertInto('itemRevisions').values(revision).execute();
    await world.db.updateTable('items').set({ revision: 2 }).where('id', '=', itemId).execute();
  };
  expect((await world.regenerate(itemId)).json()).toEqual({
    count: 0,
    reason: expect.stringMatching(/Another admin/),
  });
  const active = (await world.items()).filter(({ state }) => state === 'active');
  expect(active.map(({ id }) => id)).toContain(itemId);
});

test('of two that are made at once, none asks the same as the other', async () => {
  const passage = longText({ chapters: 4 })[0]?.text ?? '';
  const card = { kinds: ['flashcard'], count: 1, seed: 99, hasQuotes: true } as const;
  const [well, same] = [writing(), answering(writeEntries({ passage, ...card }))];
  const { opened, open } = gate();
  let isOnceMore = false;
  const world = await worldWithItems({
    behave: async (request) => {
      if (!isOnceMore) return well(request);
      await opened;
      return same(request);
    },
  });
  await world.generate('flashcards');
  const [one, other] = (await world.items()).filter(({ kind }) => kind === 'flashcard');
  isOnceMore = true;
  const before = world.requests.length;
  const made = [world.regenerate(one?.id ?? 0), world.regenerate(other?.id ?? 0)];
  await until(() => expect(world.requests).toHaveLength(before + 2));
  open();
  const counts: number[] = (await Promise.all(made)).map((answer) => answer.json().count);
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('without a provider the rules make another of the same part, or say what to do', async () => {
  const world = await worldWithItems(explainingBook({ chapters: 2, terms: 6 }));
  const [item] = await world.items();
  const { count, reason = '' } = (await world.regenerate(item?.id ?? 0)).json();
  const advice = /^Rules make no other .* Edit the item, or delete it\.$/;
  expect(reason).toMatch(count === 1 ? /^$/ : advice);
  const active = (await world.items()).filter(({ state }) => state === 'active');
  expect(active).toHaveLength(world.count);
});

test('without a provider, of a kind that rules do not make, it says what to do all the same', async () => {
  const world = await worldWithItems(explainingBook({ chapters: 2, terms: 6 }));
  const typed = await aQuestion(world.db, { bookId: world.book.id, type: 'typed' });
  const [made] = await world.items();
  await world.db
    .updateTable('items')
    .set({ sourceId: world.source.id })
    .where('id', '=', typed.id)
    .execute();
  const { chunk = null, chapter = null } = made ?? {};
  const origin = { itemId: typed.id, grounding: 'source', chunk, chapter } as const;
  await world.db.insertInto('itemOrigins').values(origin).execute();
  const { count, reason } = (await world.regenerate(typed.id)).json();
  expect(count).toBe(0);
  expect(reason).toMatch(
    /^Without an AI provider, rules make .* only\. Edit the item, or delete it\.$/,
  );
});

test('a provider that is at its limit is told with its time, and what else to do', async () => {
  const well = writing();
  let isBusy = false;
  const now = Date.now();
  const world = await worldWithItems({
    now: () => now,
    behave: (request) =>
      isBusy ? fails(429, { message: 'Slow down' }, { 'retry-after': '900' }) : well(request),
  });
  const [item] = await world.items();
  isBusy = true;
  expect((await world.regenerate(item?.id ?? 0)).json()).toEqual({
    count: 0,
    reason: expect.stringMatching(/too many requests .* Or edit the item, or delete it\.$/),
    retryAt: now + 15 * MINUTE_MS,
  });
});

test('an item that is not there is not found, and is nobody’s but admins’', async () => {
  const world = await worldWithItems({ behave: writing() });
  const [item] = await world.items();
  const itemId = item?.id ?? 0;
  expect((await world.regenerate(4711)).statusCode).toBe(404);
  expect((await world.regenerate(itemId, world.reader)).statusCode).toBe(403);
  await world.db.updateTable('items').set({ state: 'deleted' }).execute();
  expect((await world.regenerate(itemId)).statusCode).toBe(404);
  // Of a reader's own text, admins see what was reported and nothing else.
  await world.db.updateTable('items').set({ state: 'active' }).execute();
  await world.db.updateTable('sources').set({ shared: 0 }).execute();
  expect((await world.regenerate(itemId)).statusCode).toBe(404);
  await world.report(itemId);
  expect((await world.regenerate(itemId)).json()).toMatchObject({ count: 1 });
});
