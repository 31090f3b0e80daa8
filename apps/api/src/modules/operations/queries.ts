import { compiledQuery } from '../../database/compiled-query.ts';

type OperationKey = { userId: number; opId: string };

/** Answers a row when the id was free; on PostgreSQL it waits for whoever holds the same id. */
export const claimOperation = compiledQuery<
  { op_id: string },
  OperationKey & { kind: string; fingerprint: string; createdAt: number }
>((db, param) =>
  db
    .insertInto('operations')
    .values({
      user_id: param('userId'),
      op_id: param('opId'),
      kind: param('kind'),
      fingerprint: param('fingerprint'),
      created_at: param('createdAt'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'op_id']).doNothing())
    .returning('op_id'),
);

export const findOperation = compiledQuery<
  { fingerprint: string; reply: string | null },
  OperationKey
>((db, param) =>
  db
    .selectFrom('operations')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', param('userId'))
    .where('op_id', '=', param('opId')),
);

export const storeReply = compiledQuery<never, OperationKey & { reply: string }>((db, param) =>
  db
    .updateTable('operations')
    .set({ reply: param('reply') })
    .where('user_id', '=', param('userId'))
    .where('op_id', '=', param('opId')),
);

/** The ids of one reader's operations that another reader used as well. */
export const findSharedOperations = compiledQuery<
  { op_id: string },
  { fromId: number; toId: number }
>((db, param) =>
  db
    .selectFrom('operations')
    .innerJoin('operations as others', 'others.op_id', 'operations.op_id')
    .select('operations.op_id')
    .where('operations.user_id', '=', param('fromId'))
    .where('others.user_id', '=', param('toId')),
);

/** Operations that the other has already stay the other's. */
export const copyOperations = compiledQuery<never, { fromId: number; toId: number }>((db, param) =>
  db
    .insertInto('operations')
    .columns(['user_id', 'op_id', 'kind', 'fingerprint', 'reply', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('operations')
        .select((eb) => eb.cast<number>(param('toId'), 'integer').as('user_id'))
        .select(['op_id', 'kind', 'fingerprint', 'reply', 'created_at'])
        .where('user_id', '=', param('fromId')),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'op_id']).doNothing()),
);

export const deleteOperations = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('operations').where('user_id', '=', param('userId')),
);
