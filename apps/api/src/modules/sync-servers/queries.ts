import type { Insertable, Updateable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { SyncServersTable } from '../../database/sync-server-tables.ts';

/** Servers that are sent to at once. */
const MOST_OF_ROUND = 40;

const shownColumns = [
  'url',
  'userName',
  'addedAt',
  'passedOnAt',
  'failingSince',
  'pausedUntil',
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

export async function countWaiting(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('waitingPositions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
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

type Position = { readonly documentId: number; readonly userId: number; readonly body: string };

/** In the place of an older one of the document. */
export async function putPosition(tx: Tx, position: Position): Promise<void> {
  const { body } = position;
  await tx
    .insertInto('waitingPositions')
    .values(position)
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet({ body }))
    .execute();
}

/** Takes away a position that was sent, unless a newer one waits by now. */
export async function deletePosition(tx: Tx, { documentId, body }: Position): Promise<void> {
  await tx
    .deleteFrom('waitingPositions')
    .where('documentId', '=', documentId)
    .where('body', '=', body)
    .execute();
}

const selectDue = (db: Db, now: number) =>
  db
    .selectFrom('syncServers')
    .where('pausedUntil', '<=', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('waitingPositions')
          .select('documentId')
          .whereRef('waitingPositions.userId', '=', 'syncServers.userId'),
      ),
    );

/** Whether anything is to be passed on now. */
export async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const due = await selectDue(db, now).select('userId').limit(1).executeTakeFirst();
  return due !== undefined;
}

/** The readers for whom something is to be passed on now, the one that waited longest first. */
export async function findDueReaders(db: Db, now: number): Promise<number[]> {
  const due = await selectDue(db, now)
    .select('userId')
    .orderBy('pausedUntil')
    .orderBy('passedOnAt')
    .orderBy('userId')
    .limit(MOST_OF_ROUND)
    .execute();
  return due.map(({ userId }) => userId);
}

export type DuePosition = NonNullable<Awaited<ReturnType<typeof findDuePosition>>>;

/** What is to be passed on next for a reader, with where it goes. */
export function findDuePosition(db: Db, userId: number, now: number) {
  return db
    .selectFrom('waitingPositions')
    .innerJoin('syncServers', 'syncServers.userId', 'waitingPositions.userId')
    .select(['documentId', 'body', 'syncServers.userId', 'url', 'userName', 'key', 'addedAt'])
    .select(['failures', 'failingSince'])
    .where('waitingPositions.userId', '=', userId)
    .where('pausedUntil', '<=', now)
    .orderBy('documentId')
    .limit(1)
    .executeTakeFirst();
}

/** What stands with a server of how it gets through; false where its reader has named another, or none. */
export async function updateIfSame(
  tx: Tx,
  { userId, addedAt }: Pick<DuePosition, 'userId' | 'addedAt'>,
  change: Updateable<SyncServersTable>,
): Promise<boolean> {
  const updated = await tx
    .updateTable('syncServers')
    .set(change)
    .where('userId', '=', userId)
    .where('addedAt', '=', addedAt)
    .returning('userId')
    .executeTakeFirst();
  return updated !== undefined;
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
    .select(['digest', 'body'])
    .where('waitingPositions.userId', '=', userId)
    .orderBy('documentId')
    .execute();
  return { servers, positions };
}
