import { type Expression, type SqlBool, expressionBuilder } from 'kysely';

import { compiledQuery } from '../database/compiled-query.ts';
import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { ViewerExpressions } from './visible-to.ts';

const on = expressionBuilder<Tables, 'items'>();

/**
 * Items that do not wait until the viewer has got to the chapter that they were made from. Part of
 * what may be asked next, and of no right: what was met before may be finished. For queries on items.
 */
export function readSoFar({ viewerId }: Pick<ViewerExpressions, 'viewerId'>): Expression<SqlBool> {
  const chapter = on
    .selectFrom('item_origins')
    .select('item_origins.chapter')
    .whereRef('item_origins.item_id', '=', 'items.id');
  return on.not(
    on.exists(
      on
        .selectFrom('reading_positions')
        .select('reading_positions.source_id')
        .where('reading_positions.user_id', '=', viewerId)
        .whereRef('reading_positions.source_id', '=', 'items.source_id')
        // The first chapter is 0 in the origin of an item, and 1 for readers.
        .where('reading_positions.reached', '<=', chapter.$asScalar()),
    ),
  );
}

/**
 * Keeps a text from being deleted until the transaction ends: by an update that changes nothing.
 * Answers a row when it is still there.
 */
export const lockSource = compiledQuery<{ id: number }, { sourceId: number }>((db, param) =>
  db
    .updateTable('sources')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('id', '=', param('sourceId'))
    .returning('id'),
);

type OfText = { sourceId: number; userId: number };

export const upsertPosition = compiledQuery<never, OfText & { reached: number; setAt: number }>(
  (db, param) =>
    db
      .insertInto('reading_positions')
      .values({
        source_id: param('sourceId'),
        user_id: param('userId'),
        reached: param('reached'),
        set_at: param('setAt'),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'source_id']).doUpdateSet((eb) => ({
          reached: eb.ref('excluded.reached'),
          set_at: eb.ref('excluded.set_at'),
        })),
      ),
);

export const deletePosition = compiledQuery<never, OfText>((db, param) =>
  db
    .deleteFrom('reading_positions')
    .where('source_id', '=', param('sourceId'))
    .where('user_id', '=', param('userId')),
);

/** Gives the reading positions of a reader to another, whose own ones win. */
export async function moveReadingPositions(
  tx: Tx,
  readers: { fromId: number; toId: number },
): Promise<void> {
  await copyPositions(tx, readers);
  await deletePositions(tx, { userId: readers.fromId });
}

const copyPositions = compiledQuery<never, { fromId: number; toId: number }>((db, param) =>
  db
    .insertInto('reading_positions')
    .columns(['user_id', 'source_id', 'reached', 'set_at'])
    .expression((eb) =>
      eb
        .selectFrom('reading_positions')
        .select((eb) => eb.cast<number>(param('toId'), 'integer').as('user_id'))
        .select(['source_id', 'reached', 'set_at'])
        .where('user_id', '=', param('fromId')),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'source_id']).doNothing()),
);

const deletePositions = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('reading_positions').where('user_id', '=', param('userId')),
);
