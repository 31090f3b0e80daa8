import { request } from 'node:http';
import { Readable } from 'node:stream';

import { endpoints } from '@morsel/sdk/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { ConfirmationRequiredError, ForbiddenError, NotFoundError } from '../errors.ts';
import { gate } from '../testing/gate.ts';
import { until } from '../testing/until.ts';
import { eventStream, route, textRoute } from './routing.ts';
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

const unasked = { ...endpoints.followRuns, access: 'account' } as const;
const owned = {
  ...unasked,
  path: '/api/owned/:userId',
  params: 'UserParams',
  access: 'owner',
} as const;
const confirmed = { ...unasked, path: '/api/confirmed/:bookId', needs: 'confirmation' } as const;
const added = { ...unasked, path: '/api/added/:bookId', access: 'adder' } as const;

const reached = () => {
  throw new Error('The handler was reached');
};
const refuse = async () => {
  throw new NotFoundError('Only adders see it');
};

const kinds: [string, (app: FastifyInstance) => void][] = [
  [
    'a call',
    (app) => {
      route(app, owned, reached);
      route(app, confirmed, reached);
      route(app, added, reached, refuse);
    },
  ],
  [
    'a call that answers a text',
    (app) => {
      textRoute(app, owned, reached);
      textRoute(app, confirmed, reached);
      textRoute(app, added, reached, refuse);
    },
  ],
  [
    'an event stream',
    (app) => {
      eventStream(app, owned, reached);
      eventStream(app, confirmed, reached);
      eventStream(app, added, reached, refuse);
    },
  ],
];

test.each(kinds)('%s refuses who is not owner, not confirmed, no adder', async (_, addRoutes) => {
  const app = fastify();
  onTestFinished(() => app.close());
  addValidation(app);
  app.decorateRequest('reader', null);
  app.decorateRequest('openSession', null);
  app.decorateRequest('token', null);
  app.addHook('onRequest', async (request) => {
    request.reader = { id: 1, role: 'reader', isGuest: false, createdAt: 0 };
    request.openSession = { publicId: 'one', isConfirmed: false };
  });
  const refusals: Error[] = [];
  app.addHook('onError', async (_request, _reply, error) => void refusals.push(error));
  addRoutes(app);

  for (const url of ['/api/owned/2', '/api/confirmed/2', '/api/added/2']) await app.inject({ url });
  expect(refusals).toEqual([
    expect.any(ForbiddenError),
    expect.any(ConfirmationRequiredError),
    expect.any(NotFoundError),
  ]);
});
