import { CONFIRMATION_REQUIRED, HOUR_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { beginEpoch } from '../../database/installation.ts';
import { networkOfReach } from '../../internet/network.ts';
import { eReader, md5 } from '../../testing/e-reader.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { SECRET, type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import {
  ASKS_NEARBY,
  LOGIN,
  nameServer,
  passingOnOf,
  syncServer,
} from '../../testing/sync-servers.ts';
import { voidWaysToSignIn } from '../accounts/void-ways-to-sign-in.ts';
import { keySeal } from './key-seal.ts';
import { logInBy } from './log-in.ts';

let server: TestServer;
let rita: TestReader;
let other: Awaited<ReturnType<typeof syncServer>>;
beforeEach(async () => {
  server = await testServer(ASKS_NEARBY);
  rita = await server.account();
  other = await syncServer();
});

const rowsOf = async () => [
  ...(await server.db.selectFrom('syncServers').selectAll().execute()),
  ...(await server.db.selectFrom('waitingPositions').selectAll().execute()),
];

describe('another sync server', () => {
  it('is named once it lets its reader in, and never tells the password', async () => {
    expect(await passingOnOf(rita)).toBeNull();
    const named = await nameServer(rita, { url: ` ${other.url}// `, userName: ' ada ' });
    const shown = {
      url: other.url,
      userName: 'ada',
      addedAt: server.clock.now,
      passedOnAt: null,
      waiting: 0,
      failingSince: null,
      status: null,
      problem: null,
      nextTryAt: null,
    };
    expect(named.json()).toEqual({ server: shown });
    expect(await passingOnOf(rita)).toEqual(shown);
    expect(other.received.map(({ path }) => path)).toEqual(['/users/auth']);
  });

  it('that does not let them in is not named, and the former one stays', async () => {
    await nameServer(rita, { url: other.url });
    const refused = await nameServer(rita, { url: other.url, password: 'a guess' });
    expect(refused.json()).toMatchObject({
      status: 400,
      field: 'password',
      detail: expect.stringContaining('does not know this user name and password'),
    });
    expect(await passingOnOf(rita)).not.toBeNull();
  });

  it.each([
    ['answers with a page', 200, 'no KOReader sync server'],
    ['knows no such call', 404, 'no KOReader sync server'],
    ['leads elsewhere', 301, 'leads to another one'],
    ['is broken', 500, 'has a problem'],
  ])('that %s is none', async (_, status, words) => {
    other.listener.answer = (_request, response) => void response.writeHead(status).end('<html>');
    const refused = await nameServer(rita, { url: other.url });
    const detail: unknown = expect.stringContaining(words);
    expect(refused.json()).toMatchObject({ status: 400, field: 'url', detail });
    expect(await rowsOf()).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1:1', 'Nothing is listening'],
    ['nowhere', 'whole address'],
    ['ftp://sync.example.org', 'must begin with https'],
    ['http://169.254.169.254', 'not on the public internet'],
    ['https://sync.example.org/?key=a', 'may have no "?"'],
  ])('at %s cannot be asked', async (url, words) => {
    const refused = await nameServer(rita, { url });
    const detail: unknown = expect.stringContaining(words);
    expect(refused.json()).toMatchObject({ status: 400, field: 'url', detail });
    expect(await rowsOf()).toEqual([]);
  });

  it('is on the public internet, where the operator has not allowed others', async () => {
    const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
    const network = { ...networkOfReach('public'), allowUrl: () => true, lookup };
    const outside = await testServer({ webhookReach: 'private', logIn: logInBy(network) });
    const url = other.url.replace('127.0.0.1', 'sync.example.org');
    const refused = await nameServer(await outside.account(), { url });
    expect(refused.json()).toMatchObject({
      status: 400,
      field: 'url',
      detail: expect.stringContaining('leads to no address on the internet'),
    });
    expect(other.received).toEqual([]);
  });

  it('is not logged in to without a user name', async () => {
    const refused = await nameServer(rita, { url: other.url, userName: '  ' });
    expect(refused.json()).toMatchObject({ status: 400, field: 'userName' });
    expect(other.received).toEqual([]);
  });

  it('is not kept for a session that ends while it is logged in to', async () => {
    const { answer } = other.listener;
    other.listener.answer = (request, response) =>
      void rita
        .inject({ method: 'POST', url: '/api/logout' })
        .then(() => answer(request, response));
    expect((await nameServer(rita, { url: other.url })).statusCode).toBe(401);
    expect(await rowsOf()).toEqual([]);
  });

  it('is not this Morsel, with whatever password', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await eReader(server, rita);
    for (const password of ['a guess', token]) {
      const refused = await nameServer(rita, { url: `${address}/api/koreader`, password });
      const detail: unknown = expect.stringContaining('address of this Morsel');
      expect(refused.json()).toMatchObject({ status: 400, field: 'url', detail });
    }
    expect(await rowsOf()).toEqual([]);
  });

  it('may be another Morsel', async () => {
    const another = await testServer();
    // Databases of tests are copies of one.
    await beginEpoch(server.db, 'a database of its own');
    const address = await another.app.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await eReader(another, await another.account());
    const named = await nameServer(rita, { url: `${address}/api/koreader`, password: token });
    expect(named.json()).toMatchObject({ server: { url: `${address}/api/koreader` } });
  });

  it('is kept without what it is logged in to with being read there, or by the name of another', async () => {
    await nameServer(rita, { url: other.url });
    const [row] = await server.db.selectFrom('syncServers').selectAll().execute();
    const key = md5(LOGIN.password);
    expect(JSON.stringify(row)).not.toContain(key);
    const { sealedKey = '' } = row ?? {};
    const lock = { userId: rita.id, url: other.url };
    expect(keySeal(SECRET).open(sealedKey, lock)).toBe(key);
    expect(keySeal(SECRET).open(sealedKey, { ...lock, userId: rita.id + 1 })).toBeUndefined();
    expect(keySeal(SECRET).open(sealedKey, { ...lock, url: `${other.url}0` })).toBeUndefined();
    expect(keySeal('another').open(sealedKey, lock)).toBeUndefined();
    expect(keySeal(SECRET).open('none', lock)).toBeUndefined();
  });

  it('is forgotten with all that waits for it', async () => {
    await nameServer(rita, { url: other.url });
    await (await eReader(server, rita)).push();
    expect(await rowsOf()).toHaveLength(2);
    const removed = await rita.inject({ method: 'DELETE', url: '/api/sync-server' });
    expect(removed.json()).toEqual({ ok: true });
    expect(await rowsOf()).toEqual([]);
  });

  it('goes when an account is taken over', async () => {
    await nameServer(rita, { url: other.url });
    await server.db.transaction().execute((tx) => voidWaysToSignIn(tx, rita.id));
    expect(await rowsOf()).toEqual([]);
  });

  it('is named by who has lately proved who they are', async () => {
    server.clock.now += HOUR_MS;
    const refused = await nameServer(rita, { url: other.url });
    expect(refused.json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });
    expect(other.received).toEqual([]);
  });

  it('is tried so often an hour: nobody guesses passwords of others by it', async () => {
    const limits = { ...NO_LIMITS, syncServersByReader: { most: 1, windowMs: HOUR_MS } };
    const limited = await testServer({ ...ASKS_NEARBY, limits });
    const sam = await limited.account();
    await nameServer(sam, { url: other.url, password: 'a guess' });
    expect((await nameServer(sam, { url: other.url })).statusCode).toBe(429);
    expect(other.received).toHaveLength(1);
  });
});
