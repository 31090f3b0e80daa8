import { callbackify } from 'node:util';

import type { SessionStore } from '@fastify/session';
import type { Session } from 'fastify';

import { compiledQuery } from './compiled-query.ts';
import type { Db, Tx } from './connection.ts';
import { secretHash } from './secret-hash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends this long after it began, used or not. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

declare module 'fastify' {
  interface Session {
    userId?: number;
  }
}

/** Sessions in the database, found by the hash of their id. */
export function sessionStore(db: Db, now: () => number): SessionStore {
  return {
    get: callbackify(async (sessionId: string) => {
      const [row] = await sessionData(db, { idHash: secretHash(sessionId), now: now() });
      return row === undefined ? null : parseSession(row.data);
    }),
    set: callbackify((sessionId: string, session: Session) =>
      saveSession(db, sessionId, session, now()),
    ),
    destroy: callbackify((sessionId: string) =>
      deleteSession(db, { idHash: secretHash(sessionId) }),
    ),
  };
}

/** Ends all sessions of a reader. */
export async function deleteSessionsOf(db: Db | Tx, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function saveSession(
  db: Db,
  sessionId: string,
  session: Session,
  now: number,
): Promise<void> {
  const content = { user_id: session.userId ?? null, data: JSON.stringify(session) };
  await db
    .insertInto('sessions')
    .values({
      ...content,
      id_hash: secretHash(sessionId),
      created_at: now,
      expires_at: now + SESSION_LIFETIME_MS,
    })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(content))
    .execute();
}

function parseSession(data: string): Session {
  return JSON.parse(data);
}

const sessionData = compiledQuery<{ data: string }, { idHash: string; now: number }>((db, param) =>
  db
    .selectFrom('sessions')
    .select('data')
    .where('id_hash', '=', param('idHash'))
    .where('expires_at', '>', param('now')),
);

const deleteSession = compiledQuery<unknown, { idHash: string }>((db, param) =>
  db.deleteFrom('sessions').where('id_hash', '=', param('idHash')),
);
