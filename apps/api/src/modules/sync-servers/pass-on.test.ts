import { beforeEach, describe, expect, it, vi } from 'vitest';

import { DIGEST, eReader, keysOf, md5 } from '../../testing/e-reader.ts';
import { gate } from '../../testing/gate.ts';
import type { TestReader, TestServer } from '../../testing/server.ts';
import {
  LOGIN,
  nameServer,
  passOnNow,
  passingOnOf,
  passingOnWorld,
  type PassingOnWorld,
  syncServer,
} from '../../testing/sync-servers.ts';
import { until } from '../../testing/until.ts';
import { PACE } from './pass-on-due.ts';

let server: TestServer;
let rita: TestReader;
let device: PassingOnWorld['device'];
let other: PassingOnWorld['other'];
beforeEach(async () => {
  ({ server, rita, device, other } = await passingOnWorld());
});

const waiting = () => server.db.selectFrom('waitingPositions').selectAll().execute();

describe('what a device tells', () => {
  it('is passed on as it was told, in the fields of the protocol, with what the other server knows its reader by', async () => {
    const metadata = { title: 'Tides', filename: 'tides.epub' };
    const pushed = await device.push({ metadata: { ...metadata, series: 'Seas' }, others: 'x' });
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

  it('of a PDF file has the number of a page, as it was told', async () => {
    await device.push({ progress: 17, metadata: undefined, device_id: undefined });
    await passOnNow(server);
    expect(other.pushed()).toEqual([
      { document: DIGEST, progress: 17, percentage: 0.32, device: 'Kobo_nova' },
    ]);
  });

  it('may bring what it likes: no more is kept of it than the fields of the protocol', async () => {
    const told = { document: DIGEST, progress: 'p', percentage: 0.5, device: 'Kobo' };
    const push = (levels: number) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/koreader/syncs/progress',
        headers: { ...keysOf(device.token), 'content-type': 'application/json' },
        payload: `{"x":${'['.repeat(levels)}${']'.repeat(levels)},${JSON.stringify(told).slice(1)}`,
      });
    expect((await push(7900)).statusCode).toBe(400);
    expect((await push(20)).statusCode).toBe(200);
    expect(await waiting()).toMatchObject([{ body: JSON.stringify(told) }]);
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

describe('several readers', () => {
  const samsDevice = async (to: { readonly url: string }) => {
    const sam = await server.account();
    await nameServer(sam, { url: to.url });
    return eReader(server, sam);
  };

  it('do not wait for a server that is slow', async () => {
    const { opened, open } = gate();
    const { answer } = other.listener;
    other.listener.answer = (request, response) =>
      void opened.then(() => answer(request, response));
    await device.push();
    const fine = await syncServer();
    const sams = await samsDevice(fine);
    const round = passOnNow(server, { pace: { ...PACE, lookEveryMs: 10 } });
    await until(() => expect(other.pushed()).toHaveLength(1));
    await sams.push();
    await until(() => expect(fine.pushed()).toHaveLength(1));
    open();
    await round;
    expect(await waiting()).toEqual([]);
  });

  it('do not wait for one whose turn fails, which is told in the end', async () => {
    const fine = await syncServer();
    const sams = await samsDevice(fine);
    await device.push();
    await sams.push();
    const random = vi
      .fn<() => number>(() => 0.5)
      .mockImplementationOnce(() => {
        throw new Error('No luck');
      });
    await expect(passOnNow(server, { random })).rejects.toMatchObject({
      errors: [new Error('No luck')],
    });
    expect([other.pushed().length, fine.pushed().length]).toEqual([1, 1]);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['takes', 0],
    ['refuses', 422],
  ])('take turns where a server %s slowly', async (_, failing) => {
    const order: string[] = [];
    const fine = await syncServer();
    const sams = await samsDevice(fine);
    other.state.failing = failing;
    for (const [name, at] of [
      ['rita', other],
      ['sam', fine],
    ] as const) {
      const { answer } = at.listener;
      at.listener.answer = (request, response) => {
        order.push(name);
        server.clock.now += 3000;
        answer(request, response);
      };
    }
    for (const document of ['one', 'two', 'three']) await device.push({ document });
    await sams.push();
    // One at a time: whoever is next is whoever was tried longest ago.
    const pace = { ...PACE, mostAtOnce: 1 };
    for (let round = 0; round < 4; round += 1) await passOnNow(server, { pace });
    expect(order).toEqual(['rita', 'sam', 'rita', 'rita']);
  });
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
