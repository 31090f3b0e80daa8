import type { Tx } from '../database/connection.ts';
import type { ReaderMove } from '../reader.ts';

/** Gives the texts that a reader has to another, who sees what is made from them from then on. */
export async function moveTexts(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .insertInto('sourceReaders')
    .columns(['userId', 'sourceId', 'name', 'addedAt', 'removedAt', 'partialMd5', 'spineItems'])
    .expression((eb) =>
      eb
        .selectFrom('sourceReaders')
        .select((eb) => eb.cast<number>(eb.val(toId), 'integer').as('userId'))
        .select(['sourceId', 'name', 'addedAt', 'removedAt', 'partialMd5', 'spineItems'])
        .where('userId', '=', fromId),
    )
    // Who has the text in either place has it, and a file that is known in either is.
    .onConflict((conflict) =>
      conflict.columns(['sourceId', 'userId']).doUpdateSet((eb) => ({
        removedAt: eb
          .case()
          .when('excluded.removedAt', 'is', null)
          .then(null)
          .else(eb.ref('sourceReaders.removedAt'))
          .end(),
        partialMd5: eb.fn.coalesce('sourceReaders.partialMd5', 'excluded.partialMd5'),
        spineItems: eb
          .case()
          .when('sourceReaders.partialMd5', 'is', null)
          .then(eb.ref('excluded.spineItems'))
          .else(eb.ref('sourceReaders.spineItems'))
          .end(),
      })),
    )
    .execute();
  await tx.deleteFrom('sourceReaders').where('userId', '=', fromId).execute();
}
