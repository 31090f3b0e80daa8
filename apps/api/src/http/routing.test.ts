import { request } from 'node:http';
import { Readable } from 'node:stream';

import { endpoints } from '@morsel/sdk/contract';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { gate } from '../testing/gate.ts';
import { until } from '../testing/until.ts';
import { eventStream } from './routing.ts';
import { addValidation } from './validation/validation.ts';

test('who leaves while the access is checked is followed no further', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  addValidation(app);
  const [checking, leaving, checked] = [gate(), gate(), gate()];
  app.decorateRequest('reader', null);
  app.addHook('onRequest', async (request, reply) => {
    request.reader = { id: 1, role: 'reader', isGuest: false, createdAt: 0 };
    reply.raw.once('close', leaving.open);
  });
  const signals: AbortSignal[] = [];
  eventStream(
    app,
    endpoints.followRuns,
    (_, signal) => {
      signals.push(signal);
      return Readable.from([]);
    },
    async () => {
      checking.open();
      await checked.opened;
    },
  );
  const page = request(`${await app.listen({ port: 0 })}/api/books/1/runs/events`).end();
  page.on('error', () => undefined);
  await checking.opened;
  page.destroy();
  await leaving.opened;
  checked.open();
  await until(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
});
