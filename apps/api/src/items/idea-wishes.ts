import type { Tx } from '../database/connection.ts';
import type { ReaderMove } from '../reader.ts';

/** Gives what a reader wants of ideas to another, whose own wishes win. */
export async function moveIdeaWishes(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .insertInto('ideaWishes')
    .columns(['userId', 'sourceId', 'key', 'wish', 'setAt'])
    .expression((eb) =>
      eb
        .selectFrom('ideaWishes')
        .select((eb) => eb.cast<number>(eb.val(toId), 'integer').as('userId'))
        .select(['sourceId', 'key', 'wish', 'setAt'])
        .where('userId', '=', fromId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'sourceId', 'key']).doNothing())
    .execute();
  await tx.deleteFrom('ideaWishes').where('userId', '=', fromId).execute();
}
