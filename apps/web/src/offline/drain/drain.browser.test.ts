import type { SyncResult } from '@morsel/sdk/contract';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { problem } from '../../testing/api.ts';
import {
  ADA,
  anAnswerResult,
  applied,
  appliedResult,
  aRefusal,
  aTab,
  NO_STATS,
  numbers,
  serveAnswers,
  serveSync,
  targetsOf,
  writeAnswers,
} from '../../testing/draining.ts';
import { retryOperation } from '../outbox/manage-outbox.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { getStatus } from '../status.ts';
import type { Drained } from './tab-channel.ts';

const targets = async (ownerId = ADA) => (await operationsOf(ownerId)).map(({ target }) => target);

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
  expect(getStatus()).toMatchObject({ pending: [], connection: 'online', drain: 'idle' });
});

test('a long backlog goes out in calls of a hundred', async () => {
  const calls = serveSync();
  await writeAnswers(numbers(1, 250));
  const { drain } = aTab();

  await drain.sendFor(ADA, () => true);
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

test('listeners hear what the server has counted', async () => {
  const stats = { ...NO_STATS, xp: 20, totalAnswered: 2, correctAnswered: 2, streak: 2 };
  serveSync(({ operations }) => HttpResponse.json({ ...applied(operations), stats }));
  const { answerOffline, drain, channel } = aTab();
  const heard = vi.fn<(drained: Drained) => void>();
  channel.onDrained(heard);
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

test('one is refused: the others are applied, and it stays to be looked at', async () => {
  const calls = serveSync(({ operations }) => {
    const results = operations.map(({ opId, target }): SyncResult =>
      target === 3 ? { opId, status: 'refused', problem: aRefusal } : appliedResult({ opId }),
    );
    return HttpResponse.json({ ...applied([]), results });
  });
  const { answerOffline, drain } = aTab();
  await answerOffline(1, 2, 3, 4, 5);

  await drain.wakeNow();

  const left = [{ target: 3, state: 'refused', problem: aRefusal, label: 'Question 3?' }];
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
