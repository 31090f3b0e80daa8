import type { IncomingMessage } from 'node:http';

import type { NewSyncServer, PassingOn } from '@morsel/sdk/contract';

import type { Db } from '../database/connection.ts';
import { networkOfReach } from '../internet/network.ts';
import { keySeal } from '../modules/sync-servers/key-seal.ts';
import { logInBy } from '../modules/sync-servers/log-in.ts';
import { PACE, type PassingOnParts, passOnDue } from '../modules/sync-servers/pass-on-due.ts';
import { aDocument } from './documents.ts';
import { eReader, md5 } from './e-reader.ts';
import { SECRET, type TestReader, type TestServer, testServer } from './server.ts';
import { receiver } from './webhooks.ts';

const network = networkOfReach('private');

/** What a server of tests has to be built with to ask a stand-in on this machine. */
export const ASKS_NEARBY = { webhookReach: 'private', logIn: logInBy(network) } as const;

/** By which the stand-in knows its one reader. */
export const LOGIN = { userName: 'ada', password: 'crumb-1' };

/** A stand-in for another server of KOReader's progress sync: its four calls, for one user. */
export async function syncServer() {
  const positions = new Map<string, object>();
  const state = { failing: 0, password: LOGIN.password, lacks: '', now: Date.now };

  function answerTo({ url = '', method, headers }: IncomingMessage): [number, object] {
    if (state.failing > 0) return [state.failing, {}];
    if (url === '/users/create') return [402, { code: 2005, message: 'Closed' }];
    const isLetIn =
      headers['x-auth-user'] === LOGIN.userName && headers['x-auth-key'] === md5(state.password);
    if (!isLetIn) return [401, { code: 2001, message: 'Unauthorized' }];
    if (url === '/users/auth') return [200, { authorized: 'OK' }];
    if (method === 'GET') return [200, positions.get(url.replace('/syncs/progress/', '')) ?? {}];
    const told: { document: string } = JSON.parse(at.received.at(-1)?.body ?? '{}');
    if (told.document === state.lacks) return [404, { message: 'Book not found' }];
    positions.set(told.document, told);
    return [200, { document: told.document, timestamp: 1 }];
  }

  const at = await receiver((request, response) => {
    const [status, body] = answerTo(request);
    const date = new Date(state.now()).toUTCString();
    const headers = { 'content-type': 'application/json', date };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  return {
    url: new URL(at.url).origin,
    /** What it answers to everything but 0, the password that lets in, a document that it does not have, and its clock. */
    state,
    /** What it knows, by document. */
    positions,
    /** The positions that came, in their order. */
    pushed: (): unknown[] =>
      at.received
        .filter(({ path }) => path === '/syncs/progress')
        .map(({ body }) => JSON.parse(body)),
    received: at.received,
    listener: at.listener,
  };
}

/** Names the reader's other server by the call that they would use. */
export const nameServer = (reader: TestReader, over: Partial<NewSyncServer>) =>
  reader.inject({ method: 'POST', url: '/api/sync-server', payload: { ...LOGIN, ...over } });

export async function passingOnOf(reader: TestReader): Promise<PassingOn['server']> {
  const answer = await reader.inject({ url: '/api/sync-server' });
  const { server }: PassingOn = answer.json();
  return server;
}

export type PassingOnWorld = Awaited<ReturnType<typeof passingOnWorld>>;

/** An account with an e-reader and another sync server. */
export async function passingOnWorld() {
  const server = await testServer(ASKS_NEARBY);
  const rita = await server.account();
  const other = await syncServer();
  await nameServer(rita, { url: other.url });
  return { server, rita, device: await eReader(server, rita), other };
}

/** For tests in which nothing goes wrong with a position. */
export function failLoudly(error: unknown): never {
  throw new Error('A position could not be sent', { cause: error });
}

/** Has what is due at the server's time passed on, by one round. */
export function passOnNow(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  over: Partial<PassingOnParts> = {},
): Promise<void> {
  const { signal } = new AbortController();
  const parts = { db, network, signal, seal: keySeal(SECRET), pace: PACE, onError: failLoudly };
  return passOnDue({ ...parts, now: () => clock.now, random: () => 0.5, ...over });
}

/** Another server of a reader with a position that waits for it, as rows alone. */
export async function syncServerOf(db: Db, { id: userId }: { readonly id: number }): Promise<void> {
  const login = { url: 'https://sync.example.org', userName: 'ada', sealedKey: 'sealed' };
  await db
    .insertInto('syncServers')
    .values({ userId, ...login, addedAt: 1 })
    .execute();
  const { id: documentId } = await aDocument(db, { userId });
  await db
    .insertInto('waitingPositions')
    .values({ userId, documentId, body: '{}', toldAt: 1 })
    .execute();
}
