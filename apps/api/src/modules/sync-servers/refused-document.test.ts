import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { DIGEST } from '../../testing/e-reader.ts';
import type { TestReader, TestServer } from '../../testing/server.ts';
import {
  passOnNow,
  passingOnOf,
  passingOnWorld,
  type PassingOnWorld,
} from '../../testing/sync-servers.ts';

let server: TestServer;
let rita: TestReader;
let device: PassingOnWorld['device'];
let other: PassingOnWorld['other'];
beforeEach(async () => {
  ({ server, rita, device, other } = await passingOnWorld());
});

describe('a document that', () => {
  it('is never to be taken is not sent again, and the others are', async () => {
    other.state.failing = 422;
    await device.push();
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ status: 422, waiting: 0, nextTryAt: null });
    other.state.failing = 0;
    await device.push({ percentage: 0.5 });
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ problem: null, waiting: 0 });
  });

  it('is not taken is sent ever less often, and the others are', async () => {
    other.state.lacks = DIGEST;
    await device.push({ percentage: 0.1 });
    await device.push({ document: 'another' });
    await passOnNow(server);
    expect(other.pushed()).toMatchObject([{ document: DIGEST }, { document: 'another' }]);
    expect(await passingOnOf(rita)).toMatchObject({
      passedOnAt: server.clock.now,
      waiting: 1,
      status: 404,
      problem: expect.stringContaining('did not take the position of a document (404)'),
      nextTryAt: server.clock.now + 5000,
    });

    await device.push({ percentage: 0.2 });
    await passOnNow(server);
    expect(other.pushed()).toHaveLength(2);
    server.clock.now += 5000;
    await device.push({ document: 'a third' });
    await passOnNow(server);
    expect(other.pushed().slice(2)).toMatchObject([{ document: 'a third' }, { percentage: 0.2 }]);
    expect(await passingOnOf(rita)).toMatchObject({
      status: 404,
      problem: expect.stringContaining('did not take the position of a document (404)'),
      nextTryAt: server.clock.now + MINUTE_MS,
    });

    other.state.lacks = '';
    server.clock.now += MINUTE_MS;
    await passOnNow(server);
    expect(other.pushed().at(-1)).toMatchObject({ document: DIGEST, percentage: 0.2 });
    expect(await passingOnOf(rita)).toMatchObject({ problem: null, waiting: 0 });
  });

  it('is not taken for three days is not sent any more', async () => {
    other.state.lacks = DIGEST;
    await device.push();
    await passOnNow(server);
    server.clock.now += 3 * DAY_MS;
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ status: 404, waiting: 0, nextTryAt: null });
  });

  it('was told anew is tried for three days from then', async () => {
    other.state.lacks = DIGEST;
    await device.push({ percentage: 0.1 });
    await passOnNow(server);
    server.clock.now += 3 * DAY_MS;
    await device.push({ percentage: 0.2 });
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ status: 404, waiting: 1 });
    server.clock.now += 3 * DAY_MS;
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 0 });
  });

  it('was taken again waits anew, as if it was never refused', async () => {
    other.state.lacks = DIGEST;
    await device.push({ percentage: 0.1 });
    await passOnNow(server);
    other.state.lacks = '';
    server.clock.now += 5000;
    const { answer } = other.listener;
    other.listener.answer = (request, response) => {
      other.listener.answer = answer;
      void device.push({ percentage: 0.2 }).then(() => {
        answer(request, response);
        other.state.lacks = DIGEST;
      });
    };
    await passOnNow(server);
    expect(other.pushed().slice(1)).toMatchObject([{ percentage: 0.1 }, { percentage: 0.2 }]);
    expect(await passingOnOf(rita)).toMatchObject({
      waiting: 1,
      nextTryAt: server.clock.now + 5000,
    });
  });
});

it('a position that cannot even be sent waits by itself, and keeps no other waiting', async () => {
  await device.push({ percentage: 0.1 });
  await device.push({ document: 'another' });
  const [first] = await server.db.selectFrom('waitingPositions').select('documentId').execute();
  // No device can tell it: half of a surrogate pair stands in no address.
  await server.db
    .updateTable('waitingPositions')
    .set({ body: String.raw`{"document":"\ud800x"}` })
    .where('documentId', '=', first?.documentId ?? 0)
    .execute();
  server.clock.now += 10 * MINUTE_MS;
  const errors: unknown[] = [];
  await passOnNow(server, { onError: (error) => errors.push(error) });
  expect(errors).toEqual([expect.any(URIError)]);
  expect(other.pushed()).toMatchObject([{ document: 'another' }]);
  expect(await passingOnOf(rita)).toMatchObject({
    problem: expect.stringContaining('Morsel failed'),
    waiting: 1,
    nextTryAt: server.clock.now + 5000,
  });
});
