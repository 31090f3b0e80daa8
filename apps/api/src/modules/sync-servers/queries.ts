import type { Insertable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { SyncServersTable } from '../../database/sync-server-tables.ts';

const shownColumns = [
  'url',
  'userName',
  'addedAt',
  'passedOnAt',
  'failingSince',
  'pausedUntil',
  'givenUpAt',
  'status',
  'problem',
] as const;

export type SyncServerRow = NonNullable<Awaited<ReturnType<typeof findSyncServer>>>;

export function findSyncServer(db: Db, userId: number) {
  return db
    .selectFrom('syncServers')
    .select(shownColumns)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export type Waiting = Awaited<ReturnType<typeof findWaiting>>;

export type Refusal = Awaited<ReturnType<typeof findRefusal>>;

/** What was wrong with a document that waits by itself; undefined where none does. */
export function findRefusal(db: Db, userId: number) {
  return db
    .selectFrom('waitingPositions')
    .select(['status', 'problem'])
    .where('userId', '=', userId)
    .where('failures', '>', 0)
    .orderBy('pausedUntil', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many documents wait, and when the first of them is to be tried (epoch ms); null where none does. */
export function findWaiting(db: Db, userId: number) {
  return db
    .selectFrom('waitingPositions')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.min<number | null>('pausedUntil').as('nextAt'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** In the place of a former one, of which nothing stays but what waits. */
export async function putSyncServer(tx: Tx, server: Insertable<SyncServersTable>): Promise<void> {
  const { userId: _userId, ...columns } = server;
  await tx
    .insertInto('syncServers')
    .values(server)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(columns))
    .execute();
}

export async function deleteSyncServer(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('syncServers').where('userId', '=', userId).execute();
}

/** Locks a reader's server until the transaction ends, by an update that changes nothing; false where there is none. */
export async function lockSyncServer(tx: Tx, userId: number): Promise<boolean> {
  const locked = await tx
    .updateTable('syncServers')
    .set((eb) => ({ failures: eb.ref('failures') }))
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return locked !== undefined;
}

/** A position that waits as if it was never tried. */
export const WAITING_ANEW = {
  failures: 0,
  failingSince: null,
  pausedUntil: 0,
  status: null,
  problem: null,
} as const;

/** Has all that waits tried at once: it goes to another server, or by another login. */
export async function resumePositions(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('waitingPositions').set(WAITING_ANEW).where('userId', '=', userId).execute();
}

type Position = {
  readonly documentId: number;
  readonly userId: number;
  readonly body: string;
  /** Epoch ms. */
  readonly toldAt: number;
};

/** In the place of an older one of the document; a pause of that stays, but how long it waits counts from now. */
export async function putPosition(tx: Tx, position: Position): Promise<void> {
  const { body, toldAt } = position;
  const newest = { body, toldAt, failingSince: null };
  await tx
    .insertInto('waitingPositions')
    .values(position)
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(newest))
    .execute();
}

/** The server of a reader, if any, and all that waits for it. */
export async function findExportedSyncServer(db: Db, userId: number) {
  const servers = await db
    .selectFrom('syncServers')
    .select(shownColumns)
    .where('userId', '=', userId)
    .execute();
  const positions = await db
    .selectFrom('waitingPositions')
    .innerJoin('documents', 'documents.id', 'waitingPositions.documentId')
    .select(['digest', 'body', 'waitingPositions.toldAt'])
    .where('waitingPositions.userId', '=', userId)
    .orderBy('documentId')
    .execute();
  return { servers, positions };
}
