import { callbackify } from 'node:util';

import type { SessionStore } from '@fastify/session';
import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import type { Session } from 'fastify';

import { commitUnsynced } from './commit-unsynced.ts';
import { compiledRow, type Params } from './compiled-query.ts';
import type { Db, Tx } from './connection.ts';
import { secretHash } from './secret-hash.ts';

/** A session ends this long after it began, used or not. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** A session that is not used ends this long after it was last seen. */
export const SESSION_IDLE_MS = 14 * DAY_MS;

/** So long a reader counts as confirmed who has signed in or given the password again. */
export const CONFIRMATION_MS = 5 * MINUTE_MS;

/** So many sessions of an account stay open; one more ends the oldest. */
export const MOST_SESSIONS = 20;

declare module 'fastify' {
  interface Session {
    userId?: number;
    /** In words, such as “Firefox on Android”. */
    device?: string | null;
    /** Of its `Entry`. */
    signOuts?: number;
    /** Begun at the identity provider. */
    isByOpenId?: boolean;
    /** Begun without a new proof that it is its reader. */
    isUnproved?: boolean;
  }
}

/** Who has proved that they may begin a session, and as of when. */
export type Entry = {
  readonly userId: number;
  /** How often all sessions of theirs had ended when what they proved it by was read. */
  readonly signOuts: number;
};

/** All sessions have ended since it was proved who begins one; what that was may be good no more. */
export class SignedOutMeanwhileError extends Error {
  override readonly name = 'SignedOutMeanwhileError';
}

/** Sessions in the database, found by the hash of their id. */
export function sessionStore(db: Db, now: () => number): SessionStore {
  return {
    get: callbackify(async (sessionId: string) => {
      const row = await sessionData(db, { idHash: secretHash(sessionId), now: now() });
      return row === undefined ? null : parseSession(row.data);
    }),
    set: callbackify((sessionId: string, session: Session) =>
      saveSession(db, sessionId, session, now()),
    ),
    destroy: callbackify((sessionId: string) => deleteSession(db, sessionId)),
  };
}

/**
 * Ends all sessions of a reader, with those that are about to begin by what was proved before; what is
 * proved from now on counts as of the answer.
 */
export async function deleteSessionsOf(db: Db | Tx, userId: number): Promise<Entry> {
  const counted = await db
    .updateTable('users')
    .set((eb) => ({ signOuts: eb('signOuts', '+', 1) }))
    .where('id', '=', userId)
    .returning('signOuts')
    .executeTakeFirst();
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  return { userId, signOuts: counted?.signOuts ?? 0 };
}

/** Has the sessions of a reader who is about to be deleted tell so until they end; of whom is forgotten. */
export async function orphanSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set((eb) => ({
      userId: null,
      data: '{}',
      device: null,
      expiresAt: eb('createdAt', '+', SESSION_LIFETIME_MS),
    }))
    .where('userId', '=', userId)
    .execute();
}

/** Whether a session's account was deleted. */
export async function isOrphanedSession(
  db: Db,
  { idHash, now }: { idHash: string; now: number },
): Promise<boolean> {
  const orphan = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('idHash', '=', idHash)
    .where('userId', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return orphan !== undefined;
}

/**
 * A loss of power may undo it: whoever has just signed in signs in again.
 *
 * @throws SignedOutMeanwhileError when it is not to begin any more.
 */
export async function saveSession(
  db: Db,
  sessionId: string,
  session: Session,
  now: number,
): Promise<void> {
  const { userId = null, device = null, signOuts, isUnproved = false } = session;
  // The plugin stores a session before its reader is known, and again once they are.
  const proved = isUnproved ? { confirmedUntil: 0 } : {};
  const content = { userId, device, data: JSON.stringify(session), ...proved };
  const added = {
    confirmedUntil: now + CONFIRMATION_MS,
    ...content,
    idHash: secretHash(sessionId),
    publicId: publicIdOf(sessionId),
    createdAt: now,
    seenAt: now,
    expiresAt: now + SESSION_IDLE_MS,
  };
  await commitUnsynced(db, async (tx) => {
    if (userId !== null && signOuts !== undefined) await requireCurrent(tx, { userId, signOuts });
    await tx
      .insertInto('sessions')
      .values(added)
      .onConflict((conflict) => conflict.column('idHash').doUpdateSet(content))
      .execute();
    if (userId !== null) await endOldestSessions(tx, userId);
  });
}

/** By an update that changes nothing: whoever ends all sessions now waits, and finds this one. */
async function requireCurrent(tx: Tx, { userId, signOuts }: Entry): Promise<void> {
  const current = await tx
    .updateTable('users')
    .set({ signOuts })
    .where('id', '=', userId)
    .where('signOuts', '=', signOuts)
    .returning('id')
    .executeTakeFirst();
  if (current === undefined) throw new SignedOutMeanwhileError();
}

/** Another hash than the one that finds the session, so that it tells neither that nor the id. */
const publicIdOf = (sessionId: string) => secretHash(`public ${sessionId}`).slice(0, 32);

async function endOldestSessions(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('idHash', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('idHash')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('idHash')
        .limit(MOST_SESSIONS),
    )
    .execute();
}

function parseSession(data: string): Session {
  return JSON.parse(data);
}

const sessionData = compiledRow((db, { idHash, now }: Params<{ idHash: string; now: number }>) =>
  db
    .selectFrom('sessions')
    .select('data')
    .where('idHash', '=', idHash)
    .where('userId', 'is not', null)
    .where('expiresAt', '>', now),
);

async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', secretHash(sessionId)).execute();
}
