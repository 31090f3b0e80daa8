import { HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';

import { ADA, aTab, serveAnswers } from '../../testing/draining.ts';
import { holdOutbox } from '../../testing/hold-outbox.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { getStatus } from '../status.ts';
import { watchStorage } from './watch-storage.ts';

test('what waits is shown again when the database answers again', async () => {
  const tab = aTab();
  onTestFinished(watchStorage(tab));
  await tab.answerOffline(1);
  const letGo = await holdOutbox();
  tab.network.isUp = false;
  await tab.channel.tell();
  await expect.poll(getStatus).toMatchObject({ pending: [], storage: 'silent' });

  letGo();

  await expect.poll(() => getStatus().pending).toMatchObject([{ target: 1, state: 'waiting' }]);
});

test('what was written before the database fell silent waits once it answers again', async () => {
  let letGo: (() => void) | undefined;
  serveAnswers(async () => {
    letGo = await holdOutbox();
    return HttpResponse.error();
  });
  const tab = aTab();
  onTestFinished(watchStorage(tab));
  await tab.drain.sendFor(ADA, () => true);
  const answering = tab.answer(1);
  await expect.poll(() => getStatus().storage).toBe('silent');

  letGo?.();

  await expect.poll(() => operationsOf(ADA)).toMatchObject([{ target: 1, state: 'waiting' }]);
  await expect(answering).resolves.toMatchObject({ state: 'kept' });
});
