import { compiledQuery } from '../database/compiled-query.ts';
import type { Tx } from '../database/connection.ts';

/** Gives the texts that a reader has to another, who sees what is made from them from then on. */
export async function moveTexts(tx: Tx, readers: { fromId: number; toId: number }): Promise<void> {
  await copyTexts(tx, readers);
  await deleteTexts(tx, { userId: readers.fromId });
}

const copyTexts = compiledQuery<never, { fromId: number; toId: number }>((db, param) =>
  db
    .insertInto('source_readers')
    .columns(['user_id', 'source_id', 'name', 'added_at', 'removed_at'])
    .expression((eb) =>
      eb
        .selectFrom('source_readers')
        .select((eb) => eb.cast<number>(param('toId'), 'integer').as('user_id'))
        .select(['source_id', 'name', 'added_at', 'removed_at'])
        .where('user_id', '=', param('fromId')),
    )
    // Who has the text in either place has it.
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'user_id']).doUpdateSet((eb) => ({
        removed_at: eb
          .case()
          .when('excluded.removed_at', 'is', null)
          .then(null)
          .else(eb.ref('source_readers.removed_at'))
          .end(),
      })),
    ),
);

const deleteTexts = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('source_readers').where('user_id', '=', param('userId')),
);
