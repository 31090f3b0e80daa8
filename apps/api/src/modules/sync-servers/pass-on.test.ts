import { MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { DIGEST, eReader, md5 } from '../../testing/e-reader.ts';
import type { TestReader, TestServer } from '../../testing/server.ts';
import {
  LOGIN,
  nameServer,
  passOnNow,
  passingOnOf,
  passingOnWorld,
  type PassingOnWorld,
  syncServer,
  syncServerOf,
} from '../../testing/sync-servers.ts';
import { findDueReaders } from './queries.ts';

let server: TestServer;
let rita: TestReader;
let device: PassingOnWorld['device'];
let other: PassingOnWorld['other'];
beforeEach(async () => {
  ({ server, rita, device, other } = await passingOnWorld());
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
