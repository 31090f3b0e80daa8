import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';

import { ComingBody } from './coming-body.ts';
import { BODY_WATCH, watchBodies } from './watch-bodies.ts';

test('once answered, a request whose body has come is not kept for the next look', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const look = vi.spyOn(ComingBody.prototype, 'look');
  onTestFinished(() => look.mockRestore());
  const app = fastify();
  onTestFinished(() => app.close());
  watchBodies(app, BODY_WATCH);
  app.post('/', async ({ comingBody }) => ({ isWatched: comingBody !== null }));

  const answered = await app.inject({ method: 'POST', url: '/', payload: { answer: 1 } });
  vi.advanceTimersByTime(BODY_WATCH.lookEveryMs);

  expect(answered.json()).toEqual({ isWatched: true });
  expect(look).not.toHaveBeenCalled();
});
