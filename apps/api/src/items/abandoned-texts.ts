import { type Kysely, expressionBuilder, sql } from 'kysely';

import { compiledQuery } from '../database/compiled-query.ts';
import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Deletes the texts that nobody has any more. Their items are removed; those that a reader has
 * practised stay as history, with the text's row, so that the same text brings them back.
 */
export async function dropAbandonedTexts(tx: Tx): Promise<void> {
  await lockAbandoned(tx, {});
  await deleteChapters(tx, {});
  await removeItems(tx, {});
  await deleteSources(tx, {});
}

const none = (db: Kysely<Tables>) =>
  db
    .selectFrom('sources')
    .select('sources.id')
    .where('sources.shared', '=', sql.lit<0>(0))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('source_readers')
            .select('source_readers.user_id')
            .whereRef('source_readers.source_id', '=', 'sources.id')
            .where('source_readers.removed_at', 'is', null),
        ),
      ),
    );

/**
 * Waits for those who are adding one of them right now, whom the queries after this one see, and
 * keeps others from it until the transaction ends: by an update that changes nothing.
 */
const lockAbandoned = compiledQuery<never, Record<string, never>>((db) =>
  db
    .updateTable('sources')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('id', 'in', none(db)),
);

const deleteChapters = compiledQuery<never, Record<string, never>>((db) =>
  db.deleteFrom('source_chapters').where('source_id', 'in', none(db)),
);

const removeItems = compiledQuery<never, Record<string, never>>((db) =>
  db
    .updateTable('items')
    .set({ state: sql.lit('removed') })
    .where('source_id', 'in', none(db))
    // What an admin has hidden stays so when the text comes back.
    .where('state', '=', sql.lit('active')),
);

const reviews = expressionBuilder<Tables, 'sources'>();

const deleteSources = compiledQuery<never, Record<string, never>>((db) =>
  db
    .deleteFrom('sources')
    .where(
      'id',
      'in',
      none(db).where(
        reviews.not(
          reviews.exists(
            reviews
              .selectFrom('items')
              .innerJoin('review_events', 'review_events.item_id', 'items.id')
              .select('items.id')
              .whereRef('items.source_id', '=', 'sources.id'),
          ),
        ),
      ),
    ),
);
