import type { SyncResult } from '@morsel/sdk/contract';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { problem } from '../../testing/api.ts';
import {
  ADA,
  applied,
  appliedResult,
  aRefusal,
  aTab,
  serveSync,
  targetsOf,
} from '../../testing/draining.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { getStatus } from '../status.ts';

const targets = async (ownerId = ADA) => (await operationsOf(ownerId)).map(({ target }) => target);

const inTheWay = {
  'no network': [() => HttpResponse.error(), 'offline', [1000]],
  'a failing server': [() => problem(500), 'online', [1000]],
  'a server that does not know the call': [() => problem(404), 'online', [1000]],
  'an ended session': [() => problem(401), 'online', []],
  'the session of somebody else': [() => problem(403), 'online', []],
  'the page of a captive portal': [() => HttpResponse.html('<p>Hotel</p>'), 'offline', [1000]],
  'the JSON of somebody else': [() => HttpResponse.json({ ok: true }), 'offline', [1000]],
  'words on other operations': [
    () => HttpResponse.json(applied([{ opId: 'somebody-elses' }])),
    'offline',
    [1000],
  ],
} as const;

test.each(Object.entries(inTheWay))(
  '%s: a backlog stays as it is',
  async (_, [reply, connection, pauses]) => {
    serveSync(reply);
    const { answerOffline, drain, running } = aTab();
    await answerOffline(1, 2, 3);

    await drain.wakeNow();

    expect(await operationsOf(ADA)).toMatchObject([
      { target: 1, state: 'waiting', attempts: 1 },
      { target: 2, state: 'waiting', attempts: 1 },
      { target: 3, state: 'waiting', attempts: 1 },
    ]);
    expect(running()).toEqual(pauses);
    expect(getStatus()).toMatchObject({ connection, pending: [{}, {}, {}] });
  },
);

test('only what the server echoes leaves the device; the rest follows', async () => {
  const calls = serveSync(({ operations }, call) =>
    HttpResponse.json(applied(call === 1 ? operations.slice(1, 2) : operations)),
  );
  const { answerOffline, drain, ring } = aTab();
  await answerOffline(1, 2, 3);

  await drain.wakeNow();
  expect(await targets()).toEqual([1, 3]);

  ring(1000);
  await expect.poll(() => targets()).toEqual([]);
  expect(calls.map(targetsOf)).toEqual([
    [1, 2, 3],
    [1, 3],
  ]);
});

test('what fails on the server comes again, one by one', async () => {
  serveSync(({ operations }, call) => {
    if (call > 1) return HttpResponse.json(applied(operations));
    const results = operations.map(({ opId, target }): SyncResult => {
      const failed = { opId, status: 'failed', problem: { ...aRefusal, status: 503 } } as const;
      return target === 1 ? appliedResult({ opId }) : failed;
    });
    return HttpResponse.json({ ...applied([]), results });
  });
  const { answerOffline, drain, ring } = aTab();
  await answerOffline(1, 2, 3);

  await drain.wakeNow();
  expect(await targets()).toEqual([2, 3]);
  expect(getStatus()).toMatchObject({ connection: 'online' });

  ring(1000);
  await expect.poll(() => targets()).toEqual([]);
});

/** A server that fails on one question; `whole` calls of it, or tells so of it alone. */
function failingOn(bad: number, how: 'whole' | 'alone') {
  let isBroken = true;
  const calls = serveSync(({ operations }) => {
    const isIn = isBroken && operations.some(({ target }) => target === bad);
    if (how === 'whole') return isIn ? problem(500) : HttpResponse.json(applied(operations));
    let before: string | undefined;
    const results = operations.map(({ opId, target }): SyncResult => {
      if (!isIn || target !== bad) return appliedResult({ opId });
      const failed = { opId, status: 'failed', problem: { ...aRefusal, status: 500 } } as const;
      const result = before ? { ...failed, waitsFor: before } : failed;
      before ??= opId;
      return result;
    });
    return HttpResponse.json({ ...applied([]), results });
  });
  return { calls, repair: () => void (isBroken = false) };
}

test.each(['whole', 'alone'] as const)(
  'one on which the server always fails (%s call) stands aside, and the others go on',
  async (how) => {
    const { calls, repair } = failingOn(3, how);
    const { answerOffline, drain, ring, running } = aTab();
    await answerOffline(1, 2, 3, 4, 3, 5);

    await drain.wakeNow();
    for (const pause of how === 'whole' ? [1000, 2000, 4000] : [1000, 2000]) {
      await expect.poll(running).toEqual([pause]);
      ring(pause);
    }
    await expect
      .poll(() => operationsOf(ADA))
      .toMatchObject([
        { target: 3, state: 'aside', failures: 3 },
        { target: 3, state: 'waiting' },
      ]);
    expect(running()).toEqual([]);
    expect(calls.length).toBeLessThan(14);

    // Who wants it sent now gets another try.
    repair();
    await drain.wakeNow();
    expect(await targets()).toEqual([]);
    expect(calls.slice(-2).map(targetsOf)).toEqual([[3], [3]]);
  },
);

/** A backlog whose first call is on its way until it fails. */
async function aCallOnItsWay() {
  const arrived = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<Response>();
  const calls = serveSync(({ operations }, call) => {
    if (call > 1) return HttpResponse.json(applied(operations));
    arrived.resolve();
    return failed.promise;
  });
  const { answerOffline, drain } = aTab();
  await answerOffline(1, 2);
  void drain.wake();
  await arrived.promise;
  return { calls, drain, fail: () => failed.resolve(HttpResponse.error()) };
}

test('who wants it sent now does not wait for the pause after a call that was on its way', async () => {
  const { calls, drain, fail } = await aCallOnItsWay();

  const sent = drain.wakeNow();
  fail();
  await sent;

  expect(await targets()).toEqual([]);
  expect(calls).toHaveLength(2);
});

test('whoever wants it sent now hears when it is, though another wanted so before', async () => {
  const { calls, drain, fail } = await aCallOnItsWay();

  void drain.wakeNow();
  const sent = drain.wakeNow();
  fail();
  await sent;

  expect(await targets()).toEqual([]);
  expect(calls).toHaveLength(2);
});

test('pauses grow while nothing gets through', async () => {
  const calls = serveSync(() => HttpResponse.error());
  const { answerOffline, drain, ring, running } = aTab();
  await answerOffline(1, 2);
  await drain.wakeNow();

  for (const pause of [1000, 2000, 4000, 8000]) {
    expect(running()).toEqual([pause]);
    const { length } = calls;
    ring(pause);
    await expect.poll(() => calls.length).toBe(length + 1);
    await expect.poll(running).toEqual([pause * 2]);
  }
});
