import { request } from 'node:http';

import { describe, expect, test } from 'vitest';

import { gate } from '../../testing/gate.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { heldWorld } from '../../testing/held-world.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import type { TestReader } from '../../testing/server.ts';
import { aSource } from '../../testing/sources.ts';
import { until } from '../../testing/until.ts';
import { failureText } from '../provider/model-failure.ts';
import { DIED, SILENCE_MS, startRun } from './start-run.ts';

/** A run of a process that has died since. */
async function abandonedRun(world: Awaited<ReturnType<typeof heldWorld>>) {
  const { book, source, reader, clock } = world;
  const run = await startRun(world.db, {
    bookId: book.id,
    what: 'questions',
    sourceKey: source.id,
    sourceId: source.id,
    userId: reader.id,
    grounding: 'source',
    model: 'scripted',
    promptVersion: 'test',
    now: clock.now,
  });
  clock.now += SILENCE_MS + 1;
  return run;
}

test('who asks while a run is under way waits for it', async () => {
  const world = await heldWorld();
  const { result } = await world.begin();
  const joined = world.generate();
  world.open();
  const [first, second] = [await result, await joined];
  expect(first.count).toBeGreaterThan(0);
  expect(second).toEqual(first);
  expect(await world.runs()).toHaveLength(1);
  expect(await world.items()).toHaveLength(first.count);
});

test.each([
  ['?preview=true', ''],
  ['', '?preview=true'],
  ['?count=5', ''],
  ['?kinds=mcq', '?kinds=typed'],
])('who wants %s is not joined to a run of %s', async (asked, under) => {
  const world = await heldWorld();
  const first = world.ask(world.reader, 'questions', under);
  await until(() => expect(world.requests.length).toBeGreaterThan(0));
  const other = (await world.ask(world.reader, 'questions', asked)).json();
  expect(other).toEqual({ count: 0, reason: expect.stringContaining('other options') });
  const same = world.ask(world.reader, 'questions', under);
  world.open();
  const made = (await first).json();
  expect(made.count).toBeGreaterThan(0);
  expect((await same).json()).toEqual(made);
  expect(await world.runs()).toHaveLength(1);
});

test('a preview of another reader is neither shown nor joined', async () => {
  const world = await heldWorld();
  const admin = await world.account({ role: 'admin' });
  const first = world.ask(world.reader, 'questions', '?preview=true');
  await until(() => expect(world.requests.length).toBeGreaterThan(0));
  expect(await world.list()).toHaveLength(1);
  expect(await world.list(admin)).toEqual([]);
  await world.db
    .insertInto('sourceReaders')
    .values({ sourceId: world.source.id, userId: admin.id, name: 'a.txt', addedAt: 1 })
    .execute();
  const other = (await world.ask(admin, 'questions', '?preview=true')).json();
  expect(other).toEqual({ count: 0, reason: expect.stringContaining('Another reader') });
  world.open();
  expect((await first).json().count).toBeGreaterThan(0);
});

test('questions and flashcards are made side by side', async () => {
  const world = await heldWorld();
  const { result } = await world.begin();
  const cards = world.generate('flashcards');
  world.open();
  const made = (await result).count + (await cards).count;
  expect(await world.runs()).toHaveLength(2);
  expect(await world.items()).toHaveLength(made);
  expect(new Set((await world.items()).map(({ position }) => position)).size).toBe(made);
});

test('a run that is stopped stores nothing, and another can follow', async () => {
  const world = await heldWorld();
  const { result } = await world.begin();
  const reason = failureText('cancelled');
  expect(await world.cancel()).toMatchObject([{ state: 'cancelled', kept: 0, reason }]);
  expect(await result).toEqual({ count: 0, reason });
  expect(await world.items()).toEqual([]);
  expect((await world.chunks()).every((chunk) => chunk.questionBatches === 0)).toBe(true);
  world.open();
  expect((await world.generate()).count).toBeGreaterThan(0);
});

describe('a run whose process has died', () => {
  test('is over for those who look', async () => {
    const world = await heldWorld();
    await abandonedRun(world);
    expect(await world.list()).toMatchObject([{ state: 'failed', reason: DIED, kept: 0 }]);
  });

  test('is in nobody’s way', async () => {
    const world = await heldWorld();
    world.open();
    await abandonedRun(world);
    const { count } = await world.generate();
    expect(count).toBeGreaterThan(0);
    expect((await world.runs()).map(({ state }) => state)).toEqual(['failed', 'done']);
  });

  test('is waited for no longer', async () => {
    const world = await heldWorld();
    const run = await abandonedRun(world);
    await world.db
      .updateTable('generationRuns')
      .set({ heartbeatAt: world.clock.now })
      .where('id', '=', run?.id ?? 0)
      .execute();
    const joined = world.generate();
    await until(async () => expect(await world.list()).toMatchObject([{ state: 'running' }]));
    world.clock.now += SILENCE_MS + 1;
    expect(await joined).toEqual({ count: 0, reason: DIED });
  });

  test('that comes back too late stores nothing', async () => {
    const world = await heldWorld();
    const { result } = await world.begin();
    // What another process does once the heart has not beaten for long enough.
    const given = { state: 'failed', reason: DIED } as const;
    await world.db.updateTable('generationRuns').set(given).execute();
    const again = world.generate();
    await until(async () => expect(await world.runs()).toHaveLength(2));
    world.open();
    expect(await result).toEqual({ count: 0, reason: DIED });
    const { count } = await again;
    const [, second] = await world.runs();
    expect(new Set((await world.items()).map((item) => item.runId))).toEqual(new Set([second?.id]));
    expect(await world.items()).toHaveLength(count);
  });
});

describe('the list of runs', () => {
  test('has the last of each kind, and what it cost for admins alone', async () => {
    const world = await heldWorld();
    world.open();
    for (const what of ['questions', 'questions', 'flashcards'] as const)
      await world.generate(what);
    const admin = await world.account({ role: 'admin' });
    await world.db.updateTable('sources').set({ shared: 1 }).execute();
    expect(await world.list()).toMatchObject([
      { what: 'flashcards', state: 'done', usage: null },
      { what: 'questions', state: 'done', usage: null },
    ]);
    expect(await world.list(admin)).toMatchObject([
      { usage: { model: 'scripted', inputTokens: expect.any(Number), usd: expect.any(Number) } },
      { usage: { model: 'scripted' } },
    ]);
  });
});

/** The number of the request by which the first passage is done: four for the plan, then three. */
const LAST_OF_FIRST_PASSAGE = 7;

test('a server that stops keeps what passed by then', async () => {
  const well = writing();
  const { opened } = gate();
  const world = await generationWorld({
    behave: async (request) => {
      if (request.number > LAST_OF_FIRST_PASSAGE) await opened;
      return well(request);
    },
  });
  const result = world.generate();
  await until(() => expect(world.requests.length).toBeGreaterThan(LAST_OF_FIRST_PASSAGE));
  await world.app.close();
  const reason = `Fewer than usual: ${failureText('cancelled')}`;
  expect(await result).toEqual({ count: 4, grounding: 'source', reason });
  expect(await world.items()).toHaveLength(4);
});

test('a server that stops ends runs whose readers have left', async () => {
  const world = await heldWorld();
  const address = await world.app.listen({ port: 0 });
  const url = `${address}/api/books/${world.book.id}/generate-questions`;
  const asked = request(url, { method: 'POST', agent: false, headers: world.reader.headers });
  asked.on('error', () => undefined).end();
  await until(() => expect(world.requests).toHaveLength(1));
  asked.destroy();
  await world.app.close();
  expect(await world.runs()).toMatchObject([
    { state: 'failed', kept: 0, reason: failureText('cancelled') },
  ]);
});

test('runs are seen and stopped by those who could have begun them', async () => {
  const world = await heldWorld();
  await world.db.updateTable('sources').set({ shared: 1 }).execute();
  const texter = await world.account();
  await aSource(world.db, { bookId: world.book.id, readers: [texter] });
  const { result } = await world.begin();
  const url = `/api/books/${world.book.id}/runs`;
  const stopBy = (reader: TestReader) => reader.inject({ method: 'POST', url: `${url}/cancel` });
  expect(await world.list(texter)).toEqual([]);
  expect((await stopBy(texter)).json()).toEqual([]);
  expect(await world.list()).toMatchObject([{ state: 'running' }]);
  const admin = await world.account({ role: 'admin' });
  expect((await stopBy(admin)).json()).toMatchObject([{ state: 'cancelled' }]);
  expect(await result).toMatchObject({ count: 0 });
});

test('the last twenty runs of a text are kept', async () => {
  const world = await heldWorld();
  world.open();
  for (let made = 0; made < 23; made += 1) {
    await abandonedRun(world);
    await world.list();
  }
  const { count } = await world.generate();
  const runs = await world.runs();
  expect(runs).toHaveLength(20);
  expect(runs.at(-1)).toMatchObject({ state: 'done', kept: count });
  expect((await world.items()).every((item) => item.runId === runs.at(-1)?.id)).toBe(true);
});
