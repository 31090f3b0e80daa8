import type { IncomingMessage, ServerResponse } from 'node:http';

import type { NewSyncServer, PassingOn } from '@morsel/sdk/contract';

import type { Db } from '../database/connection.ts';
import { logInBy } from '../modules/sync-servers/log-in.ts';
import { passOnDue } from '../modules/sync-servers/pass-on-due.ts';
import { networkOfReach } from '../modules/webhooks/send-webhook.ts';
import { aDocument } from './documents.ts';
import { md5 } from './e-reader.ts';
import type { TestReader, TestServer } from './server.ts';
import { receiver } from './webhooks.ts';

const network = networkOfReach('private');

/** What a server of tests has to be built with to ask a stand-in on this machine. */
export const ASKS_NEARBY = { webhookReach: 'private', logIn: logInBy(network) } as const;

/** By which the stand-in knows its one reader. */
export const LOGIN = { userName: 'ada', password: 'crumb-1' };

/** A stand-in for another server of KOReader's progress sync: its four calls, for one user. */
export async function syncServer() {
  const at = await receiver((request, response) => answer(request, response));
  const positions = new Map<string, object>();
  const state = { failing: 0, password: LOGIN.password };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const send = (status: number, body: object) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    const { 'x-auth-user': user, 'x-auth-key': key } = request.headers;
    if (state.failing > 0) return send(state.failing, {});
    if (request.url === '/users/create') return send(402, { code: 2005, message: 'Closed' });
    if (user !== LOGIN.userName || key !== md5(state.password)) {
      return send(401, { code: 2001, message: 'Unauthorized' });
    }
    if (request.url === '/users/auth') return send(200, { authorized: 'OK' });
    if (request.method === 'GET') {
      return send(200, positions.get(request.url?.replace('/syncs/progress/', '') ?? '') ?? {});
    }
    const told: { document: string } = JSON.parse(at.received.at(-1)?.body ?? '{}');
    positions.set(told.document, told);
    return send(200, { document: told.document, timestamp: 1 });
  }

  return {
    url: new URL(at.url).origin,
    state,
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
  return (answer.json() as PassingOn).server;
}

/** Has what is due at the server's time passed on, by one round. */
export function passOnNow({ db, clock }: Pick<TestServer, 'db' | 'clock'>): Promise<void> {
  const { signal } = new AbortController();
  return passOnDue({ db, now: () => clock.now, random: () => 0.5, network, signal });
}

/** Another server of a reader with a position that waits for it, as rows alone. */
export async function syncServerOf(db: Db, { id: userId }: { readonly id: number }): Promise<void> {
  const login = { url: 'https://sync.example.org', userName: 'ada', key: md5('crumb-1') };
  await db
    .insertInto('syncServers')
    .values({ userId, ...login, addedAt: 1 })
    .execute();
  const { id: documentId } = await aDocument(db, { userId });
  await db.insertInto('waitingPositions').values({ userId, documentId, body: '{}' }).execute();
}
