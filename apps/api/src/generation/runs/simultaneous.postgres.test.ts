import { expect, test } from 'vitest';

import { holdBook } from '../../items/hold-book.ts';
import { gate } from '../../testing/gate.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { modelServer } from '../../testing/model-server/model-server.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { postgresDatabase, waitingForLocks } from '../../testing/postgres.ts';
import { testServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { failureText } from '../provider/model-failure.ts';

/** Two processes with providers of their own, which answer when they are let. */
async function twoProcesses() {
  const { opened, open } = gate();
  const held = () => {
    const well = writing();
    return async (request: Parameters<typeof well>[0]) => {
      await opened;
      return well(request);
    };
  };
  const db = await postgresDatabase();
  const world = await generationWorld({ db, behave: held() });
  const provider = await modelServer({ behave: held() });
  const { app } = await testServer({ db, model: provider.model });
  const onOther = (path: string) =>
    app.inject({
      method: 'POST',
      url: `/api/books/${world.book.id}${path}`,
      headers: world.reader.headers,
    });
  const follow = () =>
    app.inject({
      url: `/api/books/${world.book.id}/runs/events`,
      headers: world.reader.headers,
    });
  return { ...world, open, provider, onOther, follow };
}

test('of batches asked of two processes at once one is made, and both hear of it', async () => {
  const world = await twoProcesses();
  const answers = [
    world.ask(world.reader),
    world.onOther('/generate-questions'),
    world.ask(world.reader),
    world.onOther('/generate-questions'),
  ].map(async (answer) => (await answer).json());
  await until(async () => expect(await world.runs()).toHaveLength(1));
  world.open();
  const [first, ...others] = await Promise.all(answers);

  expect(first.count).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
  expect(await world.runs()).toHaveLength(1);
  expect(await world.items()).toHaveLength(first.count);
});

test('a run is stopped by another process', async () => {
  const world = await twoProcesses();
  const result = world.generate();
  await until(() => expect(world.requests).toHaveLength(1));
  await world.onOther('/runs/cancel');
  expect(await result).toEqual({ count: 0, reason: failureText('cancelled') });
  expect(await world.items()).toEqual([]);
  // Before the provider answered.
  world.open();
});

test('how a run goes is told by another process, from its begin to its end', async () => {
  const world = await twoProcesses();
  const result = world.generate();
  await until(async () => expect(await world.runs()).toHaveLength(1));
  const events = world.follow();
  await until(() => expect(world.requests).toHaveLength(1));
  world.open();
  const { count } = await result;
  const told = (await events).body.match(/^data: .*$/gm) ?? [];
  const runs = told.map((line) => JSON.parse(line.slice('data: '.length))[0]);
  expect(runs[0]).toMatchObject({ state: 'running' });
  expect(runs.at(-1)).toMatchObject({ state: 'done', kept: count });
});

test('a run that is stopped as it ends is either stored or not', async () => {
  const world = await twoProcesses();
  world.open();
  const result = world.generate();
  await until(() => expect(world.requests.length).toBeGreaterThan(3));
  await world.onOther('/runs/cancel');
  const { count } = await result;
  const [run] = await world.runs();
  expect(run).toMatchObject({ kept: count, state: count === 0 ? 'cancelled' : 'done' });
  expect(await world.items()).toHaveLength(count);
});

test('questions and flashcards that end together stand one after the other', async () => {
  const world = await twoProcesses();
  const made = [world.generate('questions'), world.onOther('/generate-flashcards')];
  await until(async () => expect(await world.runs()).toHaveLength(2));
  world.open();
  await Promise.all(made);
  const items = await world.items();
  expect(new Set(items.map(({ position }) => position)).size).toBe(items.length);
  expect(new Set(items.map(({ kind }) => kind === 'flashcard')).size).toBe(2);
});

test('a text that is removed as its run ends takes nobody’s answer away', async () => {
  const world = await twoProcesses();
  const result = world.ask(world.reader);
  await until(() => expect(world.requests).toHaveLength(1));
  await world.db.transaction().execute(async (tx) => {
    await holdBook(tx, world.book.id);
    world.open();
    await until(async () => expect(await waitingForLocks(world.db)).toHaveLength(1));
    const url = `/api/users/${world.reader.id}/sources/${world.source.id}`;
    const removed = await world.reader.inject({ method: 'DELETE', url });
    expect(removed.statusCode).toBe(200);
  });
  const answer = await result;
  expect({ status: answer.statusCode, count: answer.json().count }).toEqual({
    status: 200,
    count: 0,
  });
  expect(await world.items()).toEqual([]);
});
