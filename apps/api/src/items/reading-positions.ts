import { type Expression, type SqlBool, expressionBuilder } from 'kysely';

import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { ReaderMove } from '../reader.ts';
import { type QueryViewer, idOf } from './visible-to.ts';

const on = expressionBuilder<Tables, 'items'>();

/**
 * Items that do not wait until the viewer has got to the chapter that they were made from. Part of
 * what may be asked next, and of no right: what was met before may be finished. For queries on items.
 */
export function readSoFar(viewer: QueryViewer): Expression<SqlBool> {
  const chapter = on
    .selectFrom('itemOrigins')
    .select('itemOrigins.chapter')
    .whereRef('itemOrigins.itemId', '=', 'items.id');
  return on.not(
    on.exists(
      on
        .selectFrom('readingPositions')
        .select('readingPositions.sourceId')
        .where('readingPositions.userId', '=', idOf(viewer))
        .whereRef('readingPositions.sourceId', '=', 'items.sourceId')
        // The first chapter is 0 in the origin of an item, and 1 for readers.
        .where('readingPositions.reached', '<=', chapter.$asScalar()),
    ),
  );
}

/** Gives the reading positions of a reader to another, whose own ones win. */
export async function moveReadingPositions(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .insertInto('readingPositions')
    .columns(['userId', 'sourceId', 'reached', 'setAt'])
    .expression((eb) =>
      eb
        .selectFrom('readingPositions')
        .select((eb) => eb.cast<number>(eb.val(toId), 'integer').as('userId'))
        .select(['sourceId', 'reached', 'setAt'])
        .where('userId', '=', fromId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'sourceId']).doNothing())
    .execute();
  await tx.deleteFrom('readingPositions').where('userId', '=', fromId).execute();
}
