import type { RequestListener } from 'node:http';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { networkOfReach } from '../../internet/network.ts';
import { DIGEST, eReader } from '../../testing/e-reader.ts';
import type { TestReader, TestServer } from '../../testing/server.ts';
import {
  nameServer,
  passOnNow,
  passingOnOf,
  passingOnWorld,
  type PassingOnWorld,
  syncServer,
} from '../../testing/sync-servers.ts';
import { isAnyDue } from './due-queries.ts';
import { keySeal } from './key-seal.ts';

let server: TestServer;
let rita: TestReader;
let device: PassingOnWorld['device'];
let other: PassingOnWorld['other'];
beforeEach(async () => {
  ({ server, rita, device, other } = await passingOnWorld());
});

describe('a server that fails', () => {
  it('is tried again after pauses that grow, with what is newest by then', async () => {
    other.state.failing = 503;
    await device.push({ percentage: 0.1 });
    await device.push({ document: 'another' });
    await passOnNow(server);
    const problem: unknown = expect.stringContaining('has a problem (503)');
    const failed = { problem, status: 503, waiting: 2 };
    const since = server.clock.now;
    expect(await passingOnOf(rita)).toMatchObject({
      ...failed,
      failingSince: since,
      nextTryAt: since + 5000,
    });
    expect(other.pushed()).toHaveLength(1);

    server.clock.now += 5000;
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ nextTryAt: server.clock.now + MINUTE_MS });
    await passOnNow(server);
    expect(other.pushed()).toHaveLength(2);

    other.state.failing = 0;
    await device.push({ percentage: 0.2 });
    server.clock.now += MINUTE_MS;
    await passOnNow(server);
    expect(other.pushed().slice(2)).toMatchObject([{ percentage: 0.2 }, { document: 'another' }]);
    expect(await passingOnOf(rita)).toMatchObject({
      waiting: 0,
      failingSince: null,
      problem: null,
      nextTryAt: null,
    });
  });

  it('keeps nobody else waiting', async () => {
    const [sam, fine] = [await server.account(), await syncServer()];
    await nameServer(sam, { url: fine.url });
    other.state.failing = 500;
    await device.push();
    await (await eReader(server, sam)).push();
    await passOnNow(server);
    expect(fine.pushed()).toHaveLength(1);
  });

  it('because the password is another now is told so, and goes on with the new one', async () => {
    await device.push();
    other.state.password = 'crumb-2';
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({
      status: 401,
      problem: expect.stringContaining('does not know the user name and password any more'),
    });
    await nameServer(rita, { url: other.url, password: 'crumb-2' });
    expect(await passingOnOf(rita)).toMatchObject({ problem: null, waiting: 1 });
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ passedOnAt: server.clock.now, waiting: 0 });
  });

  it('that says when to come back is not asked before', async () => {
    other.listener.answer = (_request, response) =>
      void response.writeHead(429, { 'retry-after': '600' }).end();
    await device.push();
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({
      status: 429,
      problem: expect.stringContaining('left alone for a while'),
      nextTryAt: server.clock.now + 600_000,
    });
  });

  it('that is named anew gets at once what it did not take', async () => {
    other.state.lacks = DIGEST;
    await device.push();
    await passOnNow(server);
    other.state.lacks = '';
    server.clock.now += 1;
    await nameServer(rita, { url: other.url });
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 0, problem: null });
  });

  it.each([302, 408, 425, 429])(
    'that answers %s is one that fails, with all that waits',
    async (status) => {
      other.state.failing = status;
      await device.push();
      await device.push({ document: 'another' });
      await passOnNow(server);
      expect(other.pushed()).toHaveLength(1);
      expect(await passingOnOf(rita)).toMatchObject({
        status,
        waiting: 2,
        failingSince: server.clock.now,
      });
    },
  );

  it('since the operator allows it no more is not asked', async () => {
    await device.push();
    await passOnNow(server, { network: networkOfReach('public') });
    expect(other.pushed()).toEqual([]);
    expect(await passingOnOf(rita)).toMatchObject({
      problem: expect.stringContaining('Only https addresses without a port are allowed here'),
      waiting: 1,
    });
  });

  it.each<[string, RequestListener]>([
    ['breaks off', (_request, response) => response.destroy()],
    ['does not end its answer', (_request, response) => response.writeHead(200).flushHeaders()],
  ])('in that it %s is one that fails', async (_, listener) => {
    await device.push();
    other.listener.answer = listener;
    await passOnNow(server, { network: { ...networkOfReach('private'), patienceMs: 200 } });
    expect(await passingOnOf(rita)).toMatchObject({ status: null, waiting: 1 });
  });

  it('in that its answer has no end takes no more of this one than a little', async () => {
    await device.push();
    other.listener.answer = (_request, response) => {
      const more = () => {
        while (response.write('x'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    };
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 0, problem: null });
  });

  it('is not given up soon: what waits goes when it is back after days', async () => {
    other.state.failing = 500;
    await device.push();
    for (let day = 0; day < 6; day += 1) {
      await passOnNow(server);
      server.clock.now += 24 * HOUR_MS;
    }
    other.state.failing = 0;
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 0, problem: null });
  });
});

it('a server that has failed for a month is asked no more, until its reader logs in there anew', async () => {
  other.state.failing = 500;
  await device.push();
  const { now } = server.clock;
  await server.db
    .updateTable('syncServers')
    .set({ failures: 99, failingSince: now - 30 * DAY_MS })
    .execute();
  await passOnNow(server);
  expect(await passingOnOf(rita)).toMatchObject({
    problem: expect.stringMatching(/has a problem .* asks no more, until you log in there anew/),
    waiting: 1,
    nextTryAt: null,
  });
  other.state.failing = 0;
  const aDayLater = now + DAY_MS;
  await passOnNow(server, { now: () => aDayLater });
  expect(other.pushed()).toHaveLength(1);
  expect(await isAnyDue(server.db, aDayLater)).toBe(false);
  await nameServer(rita, { url: other.url });
  await passOnNow(server);
  expect(await passingOnOf(rita)).toMatchObject({ waiting: 0, problem: null });
});

it('a login that can no longer be read, the secret being another, has to be told anew', async () => {
  await device.push();
  await passOnNow(server, { seal: keySeal('another secret') });
  expect(await passingOnOf(rita)).toMatchObject({
    problem: expect.stringContaining('Enter it anew'),
    waiting: 1,
  });
  expect(other.pushed()).toEqual([]);
});
