import { DAY_MS, EPOCH_HEADER, MINUTE_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { forgetAllButWaiting, forgetDownloads } from '../../data/account/local-data.ts';
import { problem } from '../../testing/api.ts';
import {
  ADA,
  anAnswerResult,
  applied,
  aRefusal,
  aTab,
  serveAnswers,
  serveSync,
  targetsOf,
} from '../../testing/draining.ts';
import { deleteDatabase, withDatabase } from '../database/local-database.ts';
import { succeedGuests } from '../outbox/guests.ts';
import { forgetReader } from '../pack/change-pack.ts';
import type { Drained } from './tab-channel.ts';

// Another test may have left what is kept.
beforeEach(deleteDatabase);

/** A tab of a reader whose answers to these questions the server has counted, in its first epoch. */
async function afterAnswers(...targets: readonly number[]) {
  const server = { epoch: 'first', now: Date.now() };
  serveAnswers();
  const tab = aTab({ epoch: () => server.epoch, now: () => server.now });
  await tab.drain.sendFor(ADA, () => true);
  for (const target of targets) await tab.answer(target);
  return { ...tab, server };
}

const kept = () => withDatabase((database) => database.getAll('acknowledged'));

test('what the server had acknowledged in another epoch is sent again, once', async () => {
  const { drain, channel, server } = await afterAnswers(1, 2, 3);
  const calls = serveSync();
  const drained: Drained[] = [];
  channel.onDrained((word) => drained.push(word));
  const before = await kept();
  await drain.wakeNow();
  expect(calls).toEqual([]);

  server.epoch = 'second';
  await drain.wakeNow();
  await drain.wakeNow();

  expect(calls.map(targetsOf)).toEqual([[1, 2, 3]]);
  expect(calls[0]?.operations.map(({ opId }) => opId)).toEqual(before.map(({ opId }) => opId));
  expect(drained).toMatchObject([{ ownerId: ADA, resent: [{}, {}, {}], stats: { xp: 0 } }]);
  expect((await kept()).map(({ epoch }) => epoch)).toEqual(['second', 'second', 'second']);
});

test('it goes out before what was done since', async () => {
  const { drain, server, network, answer } = await afterAnswers(1);
  const calls = serveSync();
  network.isUp = false;
  await answer(2);
  await answer(3);
  network.isUp = true;

  server.epoch = 'second';
  await drain.wakeNow();

  expect(calls.map(targetsOf)).toEqual([[1], [2, 3]]);
});

test('what was acknowledged more than a fortnight ago is kept no longer', async () => {
  const { drain, server } = await afterAnswers(1);
  const calls = serveSync();

  server.epoch = 'second';
  server.now += 14 * DAY_MS + 1;
  await drain.wakeNow();

  expect(calls).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('what is refused then is kept no longer, and the rest waits for the server', async () => {
  const { drain, server, ring } = await afterAnswers(1, 2);
  let isDown = true;
  const calls = serveSync(({ operations }) => {
    if (isDown) return HttpResponse.error();
    const { results, ...rest } = applied(operations);
    const refused = { status: 'refused', problem: aRefusal } as const;
    return HttpResponse.json({
      ...rest,
      results: results.map((result, index) =>
        index === 0 ? { opId: result.opId, ...refused } : result,
      ),
    });
  });

  server.epoch = 'second';
  await drain.wakeNow();
  expect(await kept()).toMatchObject([{ epoch: 'first' }, { epoch: 'first' }]);
  isDown = false;
  ring(1000);

  await expect.poll(kept).toMatchObject([{ target: 2, epoch: 'second' }]);
  expect(calls.map(targetsOf).at(-1)).toEqual([1, 2]);
});

test('a server that cannot do with it does not keep what waits', async () => {
  const { drain, server, answer } = await afterAnswers(1);
  serveSync(() => problem(500));

  server.epoch = 'second';
  await answer(2);
  await drain.wakeNow();

  expect(await kept()).toMatchObject([
    { target: 1, epoch: 'first' },
    { target: 2, epoch: 'second' },
  ]);
});

test('what a guest did whom the restore has lost is sent again as the next one', async () => {
  const { drain, server } = await afterAnswers(1);
  const calls = serveSync();
  const next = ADA + 1;

  await succeedGuests(next, server.now, ADA);
  await forgetReader(ADA);
  server.epoch = 'second';
  await drain.sendFor(next, () => true);
  await drain.wakeNow();

  expect(calls).toMatchObject([{ userId: next, operations: [{ target: 1 }] }]);
});

test('who logs out leaves nothing of it', async () => {
  await afterAnswers(1);
  await forgetAllButWaiting(ADA);

  expect(await kept()).toEqual([]);
});

test('who goes on as a guest after their session ended leaves it for when they are back', async () => {
  const { drain, server } = await afterAnswers(1);
  const calls = serveSync();
  await forgetDownloads(ADA);

  server.epoch = 'second';
  await drain.wakeNow();

  expect(calls.map(targetsOf)).toEqual([[1]]);
});

test.each([
  ['wants to be left alone', () => problem(429)],
  ['is about to come back', () => problem(503)],
  ['is behind a gateway that does not reach it', () => new HttpResponse(null, { status: 502 })],
])('a server that %s gets it later, before what waits', async (_, refuse) => {
  const { drain, server, network, answer } = await afterAnswers(1);
  let isBack = false;
  const calls = serveSync(({ operations }) =>
    isBack ? HttpResponse.json(applied(operations)) : refuse(),
  );
  network.isUp = false;
  await answer(2);
  await answer(3);
  network.isUp = true;

  server.epoch = 'second';
  await drain.wakeNow();
  isBack = true;
  await drain.wakeNow();

  expect(calls.map(targetsOf)).toEqual([[1], [1], [2, 3]]);
  expect((await kept()).map(({ epoch }) => epoch)).toEqual(['second', 'second', 'second']);
});

test('of several that are refused as one, all go again but the one that is to blame', async () => {
  const { drain, server } = await afterAnswers(1, 2, 3, 4);
  serveSync(({ operations }) =>
    operations.some(({ target }) => target === 2)
      ? problem(400)
      : HttpResponse.json(applied(operations)),
  );

  server.epoch = 'second';
  await drain.wakeNow();

  expect(await kept()).toMatchObject([
    { target: 1, epoch: 'second' },
    { target: 3, epoch: 'second' },
    { target: 4, epoch: 'second' },
  ]);
});

test('what a server fails on is tried again after a while, without a new page', async () => {
  const { drain, server } = await afterAnswers(1);
  const calls = serveSync(({ operations }, call) =>
    call === 1 ? problem(500) : HttpResponse.json(applied(operations)),
  );

  server.epoch = 'second';
  await drain.wakeNow();
  await drain.wakeNow();
  expect(calls).toHaveLength(1);
  server.now += 5 * MINUTE_MS;
  await drain.wakeNow();

  expect(await kept()).toMatchObject([{ target: 1, epoch: 'second' }]);
});

test('what was kept for a fortnight goes as soon as something else is kept', async () => {
  const { server, answer } = await afterAnswers(1);
  server.now += 14 * DAY_MS + 1;
  await answer(2);

  expect(await kept()).toMatchObject([{ target: 2 }]);
});

test('what is acknowledged has the epoch that its own reply named', async () => {
  serveAnswers(() => HttpResponse.json(anAnswerResult, { headers: { [EPOCH_HEADER]: 'named' } }));
  const { drain, answer } = aTab();
  await drain.sendFor(ADA, () => true);
  await answer(1);

  expect(await kept()).toMatchObject([{ target: 1, epoch: 'named' }]);
});
