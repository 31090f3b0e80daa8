import type { Insertable, Updateable } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { SyncServersTable, WaitingPositionsTable } from '../../database/sync-server-tables.ts';

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

export type Waiting = Awaited<ReturnType<typeof findWaiting>>;

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

/** Has all that waits tried at once: it goes to another server, or by another login. */
export async function resumePositions(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('waitingPositions')
    .set({ failures: 0, failingSince: null, pausedUntil: 0 })
    .where('userId', '=', userId)
    .execute();
}

type Position = {
  readonly documentId: number;
  readonly userId: number;
  readonly body: string;
  /** Epoch ms. */
  readonly toldAt: number;
};

/** In the place of an older one of the document; a pause of that stays. */
export async function putPosition(tx: Tx, position: Position): Promise<void> {
  const { body, toldAt } = position;
  await tx
    .insertInto('waitingPositions')
    .values(position)
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet({ body, toldAt }))
    .execute();
}

/** Takes away a position that is done with, unless a newer one waits by now. */
export async function deletePosition(
  tx: Tx,
  { documentId, body }: Pick<Position, 'documentId' | 'body'>,
): Promise<void> {
  await tx
    .deleteFrom('waitingPositions')
    .where('documentId', '=', documentId)
    .where('body', '=', body)
    .execute();
}

/** A newer position of the document waits as long. */
export async function pausePosition(
  tx: Tx,
  { documentId }: Pick<Position, 'documentId'>,
  pause: Updateable<WaitingPositionsTable>,
): Promise<void> {
  await tx
    .updateTable('waitingPositions')
    .set(pause)
    .where('documentId', '=', documentId)
    .execute();
}

/** Whether anything is to be passed on now. It is asked often, and mostly nothing waits: from what does, not from the servers. */
export async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const due = await db
    .selectFrom('waitingPositions')
    .innerJoin('syncServers', 'syncServers.userId', 'waitingPositions.userId')
    .select('documentId')
    .where('waitingPositions.pausedUntil', '<=', now)
    .where('syncServers.pausedUntil', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** The readers for whom something is to be passed on now, the one whose turn was longest ago first. */
export async function findDueReaders(db: Db, now: number): Promise<number[]> {
  const due = await db
    .selectFrom('syncServers')
    .select('userId')
    .where('pausedUntil', '<=', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('waitingPositions')
          .select('documentId')
          .whereRef('waitingPositions.userId', '=', 'syncServers.userId')
          .where('waitingPositions.pausedUntil', '<=', now),
      ),
    )
    .orderBy((eb) =>
      // Once something gets through nothing is paused.
      eb.fn.coalesce(eb.fn('nullif', ['pausedUntil', eb.lit(0)]), 'passedOnAt', eb.lit(0)),
    )
    .orderBy('userId')
    .limit(MOST_OF_ROUND)
    .execute();
  return due.map(({ userId }) => userId);
}

export type DuePosition = NonNullable<Awaited<ReturnType<typeof findDuePosition>>>;

/** What is to be passed on next for a reader, with where it goes; what was not taken before goes last. */
export async function findDuePosition(db: Db, userId: number, now: number) {
  const position = await db
    .selectFrom('waitingPositions')
    .select(['documentId', 'body', 'toldAt', 'failures', 'failingSince'])
    .where('userId', '=', userId)
    .where('pausedUntil', '<=', now)
    .orderBy('failures')
    .orderBy('documentId')
    .limit(1)
    .executeTakeFirst();
  const server = await db
    .selectFrom('syncServers')
    .select(['userId', 'url', 'userName', 'sealedKey', 'addedAt', 'failures', 'failingSince'])
    .where('userId', '=', userId)
    .where('pausedUntil', '<=', now)
    .executeTakeFirst();
  return position && server && { ...position, server };
}

/** What stands with a server of how it gets through; false where its reader has named another, or none. */
export async function updateIfSame(
  tx: Tx,
  { userId, addedAt }: DuePosition['server'],
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
    .select(['digest', 'body', 'waitingPositions.toldAt'])
    .where('waitingPositions.userId', '=', userId)
    .orderBy('documentId')
    .execute();
  return { servers, positions };
}
