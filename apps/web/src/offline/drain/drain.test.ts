import type { SyncResult } from '@morsel/sdk/contract';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { problem } from '../../testing/api.ts';
import {
  ADA,
  anAnswerResult,
  applied,
  appliedResult,
  aTab,
  NO_STATS,
  serveAnswers,
  serveSync,
  targetsOf,
} from '../../testing/draining.ts';
import { operationsOf, reownOperations, retryOperation } from '../outbox.ts';
import { getStatus } from '../status.ts';

const targets = async (ownerId = ADA) => (await operationsOf(ownerId)).map(({ target }) => target);

const refusal = {
  type: 'about:blank',
  title: 'Refused',
  status: 422,
  detail: 'There is no such option',
};

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('a backlog goes out in the order of doing, in one call', async () => {
  const calls = serveSync();
  const { answerOffline, drain } = aTab();
  await answerOffline(3, 1, 2);

  await drain.wakeNow();

  expect(calls.map(targetsOf)).toEqual([[3, 1, 2]]);
  expect(calls[0]).toMatchObject({ userId: ADA });
  expect(calls[0]?.operations[0]).toEqual({
    opId: expect.any(String),
    kind: 'answer',
    target: 3,
    value: 1,
    revision: 1,
    answeredAt: expect.any(Number),
    timeZone: expect.any(String),
  });
  expect(await targets()).toEqual([]);
  expect(getStatus()).toEqual({ pending: [], connection: 'online', drain: 'idle' });
});

test('a long backlog goes out in calls of a hundred', async () => {
  const calls = serveSync();
  const { answerOffline, drain } = aTab();
  await answerOffline(...numbers(1, 250));

  await drain.wakeNow();

  expect(calls.map(targetsOf)).toEqual([numbers(1, 100), numbers(101, 200), numbers(201, 250)]);
  expect(await targets()).toEqual([]);
});

test('one that waits and was never tried goes out as a single call', async () => {
  const calls = serveAnswers();
  const { answerOffline, drain } = aTab();
  await answerOffline(5);

  await drain.wakeNow();

  expect(calls).toHaveLength(1);
  expect(await targets()).toEqual([]);
});

test('a reply that is lost: the same operation goes out again, and no other', async () => {
  const single = serveAnswers(() => HttpResponse.error());
  const calls = serveSync();
  const { answer, drain } = aTab();
  await answer(5);

  await drain.wakeNow();

  expect(calls.map(({ operations }) => operations.map(({ opId }) => opId))).toEqual([
    [single[0]?.get('idempotency-key')],
  ]);
  expect(await targets()).toEqual([]);
});

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

test('one is refused: the others are applied, and it stays to be looked at', async () => {
  const calls = serveSync(({ operations }) => {
    const results = operations.map(({ opId, target }): SyncResult =>
      target === 3 ? { opId, status: 'refused', problem: refusal } : appliedResult({ opId }),
    );
    return HttpResponse.json({ ...applied([]), results });
  });
  const { answerOffline, drain } = aTab();
  await answerOffline(1, 2, 3, 4, 5);

  await drain.wakeNow();

  const left = [{ target: 3, state: 'refused', problem: refusal, label: 'Question 3?' }];
  expect(await operationsOf(ADA)).toMatchObject(left);
  expect(getStatus()).toMatchObject({ pending: left, drain: 'idle' });
  await drain.wakeNow();
  expect(calls).toHaveLength(1);
});

test('what was refused can be tried again', async () => {
  let isFine = false;
  serveAnswers(() => (isFine ? HttpResponse.json(anAnswerResult) : problem(422)));
  const { answerOffline, drain } = aTab();
  await answerOffline(1);
  await drain.wakeNow();
  const [refused] = await operationsOf(ADA);
  expect(refused).toMatchObject({ state: 'refused' });

  isFine = true;
  await retryOperation(refused?.opId ?? '');
  await drain.wakeNow();

  expect(await targets()).toEqual([]);
});

test('one that fails on the server holds up those after it, for a while', async () => {
  serveSync(({ operations }, call) => {
    if (call > 1) return HttpResponse.json(applied(operations));
    const results = operations.map(({ opId, target }): SyncResult => {
      const failed = { opId, status: 'failed', problem: { ...refusal, status: 503 } } as const;
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

test('a call that is too much is halved until it is not', async () => {
  const calls = serveSync(({ operations }) =>
    operations.length > 2 ? problem(413) : HttpResponse.json(applied(operations)),
  );
  const { answerOffline, drain } = aTab();
  await answerOffline(1, 2, 3, 4, 5);

  await drain.wakeNow();

  expect(calls.map(targetsOf)).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3],
    [1, 2],
    [3, 4, 5],
    [3, 4],
    [5],
  ]);
  expect(await targets()).toEqual([]);
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

test('after the session ended nothing goes out until its reader is back', async () => {
  let isBack = false;
  const calls = serveSync(({ operations }) =>
    isBack ? HttpResponse.json(applied(operations)) : problem(401),
  );
  const { answerOffline, drain, answer } = aTab();
  await answerOffline(1, 2);
  await drain.wakeNow();
  expect(getStatus().drain).toBe('paused');

  await expect(answer(3)).resolves.toMatchObject({ state: 'waiting' });
  expect(calls).toHaveLength(1);

  isBack = true;
  await drain.setSender(ADA, () => true);
  await expect.poll(() => targets()).toEqual([]);
  expect(calls.map(targetsOf)).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
  expect(getStatus().drain).toBe('idle');
});

test('nothing goes out for a reader who is not the one any more', async () => {
  const calls = serveSync();
  const { answerOffline, drain } = aTab();
  await answerOffline(1, 2);
  let isStill = true;
  await drain.setSender(8, () => isStill);
  await drain.wakeNow();
  isStill = false;
  await reownOperations(ADA, 8);
  await drain.wakeNow();

  expect(calls).toEqual([]);
  expect(await targets(8)).toEqual([1, 2]);
});

test('a reader who leaves in the middle of a backlog: the rest stays theirs', async () => {
  let isStill = true;
  const calls = serveSync(({ operations }) => {
    isStill = false;
    return HttpResponse.json(applied(operations));
  });
  const { answerOffline, drain } = aTab();
  await answerOffline(...numbers(1, 120));
  await drain.setSender(ADA, () => isStill);
  await expect.poll(() => calls).toHaveLength(1);

  await drain.wakeNow();

  expect(await targets()).toEqual(numbers(101, 120));
  expect(calls).toHaveLength(1);
});

test('listeners hear what the server has counted', async () => {
  const stats = { ...NO_STATS, xp: 20, totalAnswered: 2, correctAnswered: 2, streak: 2 };
  serveSync(({ operations }) => HttpResponse.json({ ...applied(operations), stats }));
  const { answerOffline, drain, news } = aTab();
  const heard = vi.fn();
  news.onDrained(heard);
  await answerOffline(1, 2);

  await drain.wakeNow();

  expect(heard).toHaveBeenCalledExactlyOnceWith({
    ownerId: ADA,
    stats,
    results: [1, 2].map(() => ({
      opId: expect.any(String),
      status: 'applied',
      reply: anAnswerResult,
    })),
  });
});

test('whoever changes the reader has what waits sent first, and nothing in between', async () => {
  const done: string[] = [];
  serveSync(({ operations }) => {
    done.push('sync');
    return HttpResponse.json(applied(operations));
  });
  serveAnswers(() => {
    done.push('answer');
    return HttpResponse.json(anAnswerResult);
  });
  const { answerOffline, drain, answer } = aTab();
  await answerOffline(1, 2);
  let answering: Promise<unknown> = Promise.resolve();

  await drain.alone(async () => {
    answering = answer(3);
    await expect.poll(() => targets()).toEqual([3]);
    done.push('sign in');
  });
  await answering;

  expect(done).toEqual(['sync', 'sign in', 'answer']);
});

test('without a way to the server the reader can change all the same', async () => {
  serveSync(() => HttpResponse.error());
  const { answerOffline, drain } = aTab();
  await answerOffline(1, 2);

  await expect(drain.alone(() => Promise.resolve('signed in'))).resolves.toBe('signed in');

  expect(await targets()).toEqual([1, 2]);
});
