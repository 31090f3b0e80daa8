import { type Updateable, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { SyncServersTable, WaitingPositionsTable } from '../../database/sync-server-tables.ts';
import type { Tables } from '../../database/tables.ts';

const on = expressionBuilder<Tables, 'syncServers'>();

/** Servers that may be asked at a time (epoch ms). */
const mayBeAsked = (now: number) =>
  on.and([on('syncServers.pausedUntil', '<=', now), on('syncServers.givenUpAt', 'is', null)]);

/** Those for which something waits that may be tried then. */
const hasDuePosition = (now: number) =>
  on.exists(
    on
      .selectFrom('waitingPositions')
      .select('documentId')
      .whereRef('waitingPositions.userId', '=', 'syncServers.userId')
      .where('waitingPositions.pausedUntil', '<=', now),
  );

/**
 * Whether anything is to be passed on now. It is asked often, and mostly nothing waits: from the readers for whom something
 * does, not from the servers; and of each reader by the index, since much may wait for a server that is paused.
 */
export async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const due = await db
    .withRecursive('readers', (query) =>
      query
        .selectFrom('waitingPositions')
        .select((eb) => eb.fn.min<number | null>('userId').as('userId'))
        .unionAll(
          query
            .selectFrom('readers')
            .select((eb) =>
              eb
                .selectFrom('waitingPositions')
                .select((next) =>
                  next.fn.min<number | null>('waitingPositions.userId').as('userId'),
                )
                .whereRef('waitingPositions.userId', '>', 'readers.userId')
                .as('userId'),
            )
            .where('readers.userId', 'is not', null),
        ),
    )
    .selectFrom('readers')
    .innerJoin('syncServers', 'syncServers.userId', 'readers.userId')
    .select('syncServers.userId')
    .where(mayBeAsked(now))
    .where(hasDuePosition(now))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

type Looking = {
  /** Epoch ms. */
  readonly now: number;
  readonly most: number;
  /** Readers for whom something is under way. */
  readonly except: readonly number[];
};

/** The readers for whom something is to be passed on now, the one whose turn was longest ago first. */
export async function findDueReaders(
  db: Db,
  { now, most, except }: Looking,
): Promise<readonly number[]> {
  let query = db
    .selectFrom('syncServers')
    .select('userId')
    .where(mayBeAsked(now))
    .where(hasDuePosition(now))
    .orderBy('triedAt')
    .orderBy('userId')
    .limit(most);
  if (except.length > 0) query = query.where('userId', 'not in', except);
  return (await query.execute()).map(({ userId }) => userId);
}

export type DuePosition = NonNullable<Awaited<ReturnType<typeof findDuePosition>>>;

/** What is to be passed on next for a reader, with where it goes; what was not taken before goes last. */
export async function findDuePosition(db: Db, userId: number, now: number) {
  const position = await db
    .selectFrom('waitingPositions')
    .innerJoin('documents', 'documents.id', 'waitingPositions.documentId')
    .select(['documentId', 'body', 'waitingPositions.toldAt', 'documents.sentMarks'])
    .select(['failures', 'failingSince'])
    .where('waitingPositions.userId', '=', userId)
    .where('pausedUntil', '<=', now)
    .orderBy('failures')
    .orderBy('documentId')
    .limit(1)
    .executeTakeFirst();
  const server = await db
    .selectFrom('syncServers')
    .select(['userId', 'url', 'userName', 'sealedKey', 'addedAt', 'failures', 'failingSince'])
    .where('userId', '=', userId)
    .where(mayBeAsked(now))
    .executeTakeFirst();
  return position && server && { ...position, server };
}

/** Keeps by which marks a document is known again on the other server. */
export async function storeMarks(
  db: Db | Tx,
  documentId: number,
  sentMarks: string,
): Promise<void> {
  await db.updateTable('documents').set({ sentMarks }).where('id', '=', documentId).execute();
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
    // A login lies between two namings: they are never of one time.
    .where('addedAt', '=', addedAt)
    .returning('userId')
    .executeTakeFirst();
  return updated !== undefined;
}

type Tried = Pick<DuePosition, 'documentId' | 'toldAt' | 'body'>;

/** Takes away a position that is done with, unless a newer one waits by now: in the same words, too. */
export async function deletePosition(tx: Tx, { documentId, toldAt, body }: Tried): Promise<void> {
  await tx
    .deleteFrom('waitingPositions')
    .where('documentId', '=', documentId)
    .where('toldAt', '=', toldAt)
    .where('body', '=', body)
    .execute();
}

/** A newer position of the document waits as long, but since when it fails counts from its own try. */
export async function pausePosition(
  tx: Tx,
  { documentId, toldAt }: Tried,
  { failingSince = null, ...pause }: Updateable<WaitingPositionsTable>,
): Promise<void> {
  const ofDocument = tx.updateTable('waitingPositions').where('documentId', '=', documentId);
  await ofDocument.set(pause).execute();
  await ofDocument.set({ failingSince }).where('toldAt', '=', toldAt).execute();
}
