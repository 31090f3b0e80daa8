import { compiledRow, compiledWrite, type Params } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { ReaderMove } from '../../reader.ts';

type OperationKey = { userId: number; opId: string };
type NewOperation = OperationKey & { kind: string; fingerprint: string; createdAt: number };

/** Returns a row when the id was free; on PostgreSQL it waits for whoever holds the same id. */
export const claimOperation = compiledRow((db, operation: Params<NewOperation>) =>
  db
    .insertInto('operations')
    .values(operation)
    .onConflict((conflict) => conflict.columns(['userId', 'opId']).doNothing())
    .returning('opId'),
);

export function findOperation(tx: Tx, { userId, opId }: OperationKey) {
  return tx
    .selectFrom('operations')
    .select(['fingerprint', 'reply'])
    .where('userId', '=', userId)
    .where('opId', '=', opId)
    .executeTakeFirst();
}

export const storeReply = compiledWrite(
  (db, { userId, opId, reply }: Params<OperationKey & { reply: string }>) =>
    db
      .updateTable('operations')
      .set({ reply })
      .where('userId', '=', userId)
      .where('opId', '=', opId),
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
