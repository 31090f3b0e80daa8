import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import {
  ADA,
  anAnswerResult,
  applied,
  aTab,
  serveAnswers,
  serveSync,
  targetsOf,
  writeAnswers,
} from '../../testing/draining.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { sendFor, startDraining } from '../room.ts';
import { getStatus } from '../status.ts';

const states = async () => (await operationsOf(ADA)).map(({ state }) => state);

test('three tabs that come online at once send each operation once', async () => {
  const calls = serveSync();
  const tabs = [aTab(), aTab(), aTab()] as const;
  for (const { drain, network } of tabs) {
    network.isUp = false;
    await drain.sendFor(ADA, () => true);
  }
  await Promise.all(tabs.map(({ answer }, index) => answer(index + 1)));
  for (const { network } of tabs) network.isUp = true;

  await Promise.all(tabs.map(({ drain }) => drain.wakeNow()));

  expect(calls.map((call) => new Set(targetsOf(call)))).toEqual([new Set([1, 2, 3])]);
  expect(await states()).toEqual([]);
});

test('a tab hears of what another has sent for it', async () => {
  const go = Promise.withResolvers<void>();
  const calls = serveSync(async ({ operations }, call) => {
    if (call === 1) await go.promise;
    return HttpResponse.json(applied(operations));
  });
  const single = serveAnswers();
  const [first, second] = [aTab(), aTab()];
  await first.answerOffline(1, 2);
  void first.drain.wakeNow();
  await expect.poll(() => calls.length).toBe(1);

  const answered = second.answer(3);
  await expect.poll(() => states()).toHaveLength(3);
  go.resolve();

  await expect(answered).resolves.toEqual({ state: 'counted', result: anAnswerResult });
  expect(calls.length + single.length).toBe(2);
});

test('what waits in one tab is shown in the others', async () => {
  const [first, second] = [aTab(), aTab()];
  await second.drain.sendFor(ADA, () => true);
  second.drain.stop();

  await first.answerOffline(1);

  await expect.poll(() => getStatus().pending).toMatchObject([{ target: 1, state: 'waiting' }]);
});

test('what a page wrote that was killed before it could send goes out with the next one', async () => {
  await writeAnswers([1, 2]);
  const calls = serveSync();

  const stop = startDraining();
  await expect.poll(() => states()).toEqual(['waiting', 'waiting']);
  await sendFor(ADA);

  await expect.poll(() => states()).toEqual([]);
  expect(calls.map(targetsOf)).toEqual([[1, 2]]);
  stop();
});

test('the page that comes online, or to the front, sends what waits', async () => {
  const calls = serveSync(({ operations }, call) =>
    call === 1 ? HttpResponse.error() : HttpResponse.json(applied(operations)),
  );
  await writeAnswers([1, 2]);
  await sendFor(ADA);
  await expect.poll(() => getStatus().connection).toBe('offline');
  const stop = startDraining();

  dispatchEvent(new Event('online'));

  await expect.poll(() => states()).toEqual([]);
  expect(calls).toHaveLength(2);
  stop();
});
