import { compiledRow, compiledWrite, type Params } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import { isSqlite } from '../../database/is-sqlite.ts';
import type { ReaderMove } from '../../reader.ts';

type OperationKey = { userId: number; opId: string };
type NewOperation = OperationKey & { kind: string; fingerprint: string; createdAt: number };

/**
 * Whether the id was free. On PostgreSQL it is taken with that, and whoever holds the same id is waited for; on
 * SQLite nobody else writes while a transaction does, so that one row, with the reply, is enough.
 */
export async function claimOperation(tx: Tx, operation: NewOperation): Promise<boolean> {
  if (isSqlite(tx)) return (await findOperation(tx, operation)) === undefined;
  return (await insertClaim(tx, operation)) !== undefined;
}

const insertClaim = compiledRow((db, operation: Params<NewOperation>) =>
  db
    .insertInto('operations')
    .values(operation)
    .onConflict((conflict) => conflict.columns(['userId', 'opId']).doNothing())
    .returning('opId'),
);

export const findOperation = compiledRow((db, { userId, opId }: Params<OperationKey>) =>
  db
    .selectFrom('operations')
    .select(['fingerprint', 'reply'])
    .where('userId', '=', userId)
    .where('opId', '=', opId),
);

/** Keeps the reply to an operation whose id was free. */
export const storeReply = compiledWrite(
  (db, { reply, ...operation }: Params<NewOperation & { reply: string }>) =>
    isSqlite(db)
      ? db.insertInto('operations').values({ ...operation, reply })
      : db
          .updateTable('operations')
          .set({ reply })
          .where('userId', '=', operation.userId)
          .where('opId', '=', operation.opId),
);

/** The ids of one reader's operations that another reader used as well. */
export function findSharedOperations(tx: Tx, { fromId, toId }: ReaderMove) {
  return tx
    .selectFrom('operations')
    .innerJoin('operations as others', 'others.opId', 'operations.opId')
    .select('operations.opId')
    .where('operations.userId', '=', fromId)
    .where('others.userId', '=', toId)
    .execute();
}

/** Operations that the other has already stay the other's. */
export async function copyOperations(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .insertInto('operations')
    .columns(['userId', 'opId', 'kind', 'fingerprint', 'reply', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('operations')
        .select((eb) => eb.cast<number>(eb.val(toId), 'integer').as('userId'))
        .select(['opId', 'kind', 'fingerprint', 'reply', 'createdAt'])
        .where('userId', '=', fromId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'opId']).doNothing())
    .execute();
}

export async function deleteOperations(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('operations').where('userId', '=', userId).execute();
}
