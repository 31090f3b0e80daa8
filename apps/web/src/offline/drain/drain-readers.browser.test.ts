import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { problem } from '../../testing/api.ts';
import {
  ADA,
  anAnswerResult,
  applied,
  aTab,
  numbers,
  serveAnswers,
  serveSync,
  targetsOf,
  writeAnswers,
} from '../../testing/draining.ts';
import { reownOperations } from '../outbox/manage-outbox.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { getStatus } from '../status.ts';

const targets = async (ownerId = ADA) => (await operationsOf(ownerId)).map(({ target }) => target);

test('after the session ended nothing goes out until its reader is back', async () => {
  let isBack = false;
  const calls = serveSync(({ operations }) =>
    isBack ? HttpResponse.json(applied(operations)) : problem(401),
  );
  const { answerOffline, drain, answer } = aTab();
  await answerOffline(1, 2);
  await drain.wakeNow();
  expect(getStatus().drain).toBe('paused');

  await expect(answer(3)).resolves.toMatchObject({ state: 'kept' });
  expect(calls).toHaveLength(1);

  isBack = true;
  await drain.sendFor(ADA, () => true);
  await expect.poll(() => targets()).toEqual([]);
  expect(calls.map(targetsOf)).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
  await expect.poll(() => getStatus().drain).toBe('idle');
});

test('a session that is refused although the server takes it is tried later and later', async () => {
  const calls = serveSync(() => problem(403));
  const { answerOffline, drain, running, ring } = aTab();
  await answerOffline(1, 2);
  await drain.wakeNow();
  expect(running()).toEqual([]);

  for (const pause of [1000, 2000, 4000]) {
    drain.goOn();
    expect(running()).toEqual([pause]);
    ring(pause);
    await expect.poll(() => getStatus().drain).toBe('paused');
  }
  expect(calls).toHaveLength(4);
});

test('nothing goes out for a reader who is not the one any more', async () => {
  const calls = serveSync();
  const { answerOffline, drain } = aTab();
  await answerOffline(1, 2);
  let isStill = true;
  await drain.sendFor(8, () => isStill);
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
  await writeAnswers(numbers(1, 120));
  const { drain } = aTab();
  await drain.sendFor(ADA, () => isStill);

  await expect.poll(() => targets()).toEqual(numbers(101, 120));

  await drain.wakeNow();
  expect(calls).toHaveLength(1);
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
