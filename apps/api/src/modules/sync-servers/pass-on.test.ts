import type { RequestListener } from 'node:http';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { DIGEST, eReader, md5 } from '../../testing/e-reader.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import {
  ASKS_NEARBY,
  LOGIN,
  nameServer,
  passOnNow,
  passingOnOf,
  syncServer,
  syncServerOf,
} from '../../testing/sync-servers.ts';
import { networkOfReach } from '../webhooks/send-webhook.ts';
import { keySeal } from './key-seal.ts';
import { findDueReaders } from './queries.ts';

let server: TestServer;
let rita: TestReader;
let device: Awaited<ReturnType<typeof eReader>>;
let other: Awaited<ReturnType<typeof syncServer>>;
beforeEach(async () => {
  server = await testServer(ASKS_NEARBY);
  rita = await server.account();
  device = await eReader(server, rita);
  other = await syncServer();
  await nameServer(rita, { url: other.url });
});

const waiting = () => server.db.selectFrom('waitingPositions').selectAll().execute();

describe('what a device tells', () => {
  it('is passed on as it was told, with what the other server knows its reader by', async () => {
    const metadata = { title: 'Tides', filename: 'tides.epub' };
    const pushed = await device.push({ metadata });
    expect(pushed.statusCode).toBe(200);
    expect(other.pushed()).toEqual([]);
    await passOnNow(server);
    expect(other.pushed()).toEqual([
      {
        document: DIGEST,
        progress: '/body/DocFragment[20]/body/p[22]/img.0',
        percentage: 0.32,
        device: 'Kobo_nova',
        device_id: 'AB12',
        metadata,
      },
    ]);
    expect(other.received.at(-1)?.headers).toMatchObject({
      'x-auth-user': 'ada',
      'x-auth-key': md5(LOGIN.password),
      accept: 'application/vnd.koreader.v1+json',
      'content-type': 'application/json',
    });
    expect(await passingOnOf(rita)).toMatchObject({
      passedOnAt: server.clock.now,
      waiting: 0,
      problem: null,
    });
    await passOnNow(server);
    expect(other.pushed()).toHaveLength(1);
  });

  it('waits once for each document, the newest', async () => {
    for (const percentage of [0.1, 0.2, 0.3]) await device.push({ percentage });
    await device.push({ document: 'another', percentage: 0.9 });
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 2, passedOnAt: null });
    await passOnNow(server);
    expect(other.pushed()).toMatchObject([{ percentage: 0.3 }, { percentage: 0.9 }]);
  });

  it('while an older position of the document is on its way, follows it', async () => {
    await device.push({ percentage: 0.1 });
    const { answer } = other.listener;
    let told = false;
    other.listener.answer = (request, response) => {
      if (told) return answer(request, response);
      told = true;
      void device.push({ percentage: 0.2 }).then(() => answer(request, response));
    };
    await passOnNow(server);
    expect(other.pushed()).toMatchObject([{ percentage: 0.1 }, { percentage: 0.2 }]);
    expect(await waiting()).toEqual([]);
  });

  it('is not passed on where it came from another Morsel, which could go round for ever', async () => {
    await server.app.inject({
      method: 'PUT',
      url: '/api/koreader/syncs/progress',
      headers: { 'x-auth-user': 'a', 'x-auth-key': md5(device.token), 'x-morsel-passed-on': '1' },
      payload: { document: DIGEST, progress: 'p', percentage: 0.5, device: 'Kobo' },
    });
    expect((await device.call('GET', `/syncs/progress/${DIGEST}`)).json().percentage).toBe(0.5);
    expect(await waiting()).toEqual([]);
  });

  it('of a reader without another server is kept for none', async () => {
    const { push } = await eReader(server, await server.account());
    await push();
    expect(await waiting()).toEqual([]);
  });

  it('goes with the document that is forgotten', async () => {
    await device.push();
    const [{ id } = { id: 0 }] = (
      await rita.inject({ url: `/api/users/${rita.id}/documents` })
    ).json();
    await rita.inject({ method: 'DELETE', url: `/api/users/${rita.id}/documents/${id}` });
    expect(await waiting()).toEqual([]);
  });
});

describe('a server that fails', () => {
  it('is tried again after pauses that grow, with what is newest by then', async () => {
    other.state.failing = 503;
    await device.push({ percentage: 0.1 });
    await device.push({ document: 'another' });
    await passOnNow(server);
    const problem: unknown = expect.stringContaining('answered 503');
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

  it('never to take a position is not asked again, and gets the others', async () => {
    other.state.failing = 422;
    await device.push();
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ status: 422, waiting: 0, nextTryAt: null });
    other.state.failing = 0;
    await device.push({ percentage: 0.5 });
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ problem: null, waiting: 0 });
  });

  it('in not having one document is asked for the others, and for that one ever less', async () => {
    other.state.lacks = DIGEST;
    await device.push({ percentage: 0.1 });
    await device.push({ document: 'another' });
    await passOnNow(server);
    expect(other.pushed()).toMatchObject([{ document: DIGEST }, { document: 'another' }]);
    expect(await passingOnOf(rita)).toMatchObject({
      passedOnAt: server.clock.now,
      waiting: 1,
      nextTryAt: server.clock.now + 5000,
    });

    await device.push({ percentage: 0.2 });
    await passOnNow(server);
    expect(other.pushed()).toHaveLength(2);
    server.clock.now += 5000;
    await passOnNow(server);
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

  it('in not having a document for three days is not asked for it any more', async () => {
    other.state.lacks = DIGEST;
    await device.push();
    await passOnNow(server);
    server.clock.now += 3 * DAY_MS;
    await passOnNow(server);
    expect(await passingOnOf(rita)).toMatchObject({ status: 404, waiting: 0, nextTryAt: null });
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

  it.each<[string, RequestListener]>([
    ['breaks off', (_request, response) => void response.destroy()],
    [
      'does not end its answer',
      (_request, response) => void response.writeHead(200).flushHeaders(),
    ],
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

  it('is given up by nobody: what waits goes when it is back after days', async () => {
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

describe('what has waited', () => {
  const there = (told: object) =>
    other.positions.set(DIGEST, { document: DIGEST, percentage: 0.9, device: 'Phone', ...told });
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

  it.each([
    ['newer, by another device', { timestamp: secondsAgo(5) }, []],
    ['older, by another device', { timestamp: secondsAgo(1000) }, [{ percentage: 0.32 }]],
    ['newer, by this one', { timestamp: secondsAgo(5), device_id: 'AB12' }, [{ percentage: 0.32 }]],
    ['of no known time', {}, [{ percentage: 0.32 }]],
  ])('does not displace what the server was told since: %s', async (_, told, pushed) => {
    await device.push();
    there(told);
    server.clock.now += 10 * MINUTE_MS;
    await passOnNow(server);
    expect(other.pushed()).toMatchObject(pushed);
    expect(await passingOnOf(rita)).toMatchObject({ waiting: 0, problem: null });
  });

  it('is not lost where the server cannot be asked what it knows', async () => {
    await device.push();
    other.state.failing = 500;
    server.clock.now += 10 * MINUTE_MS;
    await passOnNow(server);
    expect(other.pushed()).toEqual([]);
    expect(await passingOnOf(rita)).toMatchObject({ status: 500, waiting: 1 });
  });
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

it('whose turn was longest ago comes first', async () => {
  const { clock, db } = server;
  const ready = async (row: object) => {
    const { id } = await server.account();
    await syncServerOf(db, { id });
    await db.updateTable('syncServers').set(row).where('userId', '=', id).execute();
    return id;
  };
  const lately = await ready({ passedOnAt: clock.now - 1 });
  const over = await ready({ passedOnAt: 5, pausedUntil: clock.now - 2 });
  const before = await ready({ passedOnAt: clock.now - 3 });
  const never = await ready({ pausedUntil: 0 });
  await ready({ pausedUntil: clock.now + 1 });
  expect(await findDueReaders(db, clock.now)).toEqual([never, before, over, lately]);
});

it('a server that is named meanwhile is not told to have got what went to the former one', async () => {
  await device.push();
  const next = await syncServer();
  const { answer } = other.listener;
  other.listener.answer = (request, response) => {
    server.clock.now += 1;
    void nameServer(rita, { url: next.url }).then(() => answer(request, response));
  };
  await passOnNow(server);
  expect([other.pushed().length, next.pushed().length]).toEqual([1, 1]);
  expect(await passingOnOf(rita)).toMatchObject({ url: next.url, waiting: 0 });
});
