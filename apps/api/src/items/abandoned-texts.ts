import type { Tx } from '../database/connection.ts';

/**
 * Deletes the texts that nobody has any more. Their items are removed; those that a reader has
 * practised or kept stay, with the text's row, so that the same text brings them back.
 */
export async function dropAbandonedTexts(tx: Tx): Promise<void> {
  await lockAbandoned(tx);
  await tx.deleteFrom('sourceChapters').where('sourceId', 'in', abandonedTexts(tx)).execute();
  await tx.deleteFrom('bites').where('sourceId', 'in', abandonedTexts(tx)).execute();
  await tx
    .updateTable('sources')
    .set({ rankedAt: null })
    .where('id', 'in', abandonedTexts(tx))
    .execute();
  await tx
    .updateTable('items')
    .set({ state: 'removed' })
    .where('sourceId', 'in', abandonedTexts(tx))
    // What an admin has hidden stays so when the text comes back.
    .where('state', '=', 'active')
    .execute();
  await deleteOffers(tx);
  await deleteUnused(tx);
}

/** Bites and proposals that were not kept, but for those that were once, and answered. */
async function deleteOffers(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('items')
    .where('sourceId', 'in', abandonedTexts(tx))
    .where('state', 'in', ['offered', 'skipped', 'proposed', 'struck'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reviewEvents')
            .select('reviewEvents.id')
            .whereRef('reviewEvents.itemId', '=', 'items.id'),
        ),
      ),
    )
    .execute();
}

function abandonedTexts(tx: Tx) {
  return tx
    .selectFrom('sources')
    .select('sources.id')
    .where('sources.shared', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sourceReaders')
            .select('sourceReaders.userId')
            .whereRef('sourceReaders.sourceId', '=', 'sources.id')
            .where('sourceReaders.removedAt', 'is', null),
        ),
      ),
    );
}

/**
 * Waits for those who are adding one of them right now, whom the queries after this one see, and
 * keeps others from it until the transaction ends: by an update that changes nothing.
 */
async function lockAbandoned(tx: Tx): Promise<void> {
  await tx
    .updateTable('sources')
    .set((eb) => ({ shared: eb.ref('shared') }))
    .where('id', 'in', abandonedTexts(tx))
    .execute();
}

/** What nobody has answered or kept. */
async function deleteUnused(tx: Tx): Promise<void> {
  const unused = abandonedTexts(tx).where((eb) => {
    const items = eb.selectFrom('items').whereRef('items.sourceId', '=', 'sources.id');
    const practised = items
      .innerJoin('reviewEvents', 'reviewEvents.itemId', 'items.id')
      .select('items.id');
    const kept = items
      .select('items.id')
      .where('items.ownerId', 'is not', null)
      .where('items.state', '=', 'removed');
    return eb.not(eb.or([eb.exists(practised), eb.exists(kept)]));
  });
  await tx.deleteFrom('sources').where('id', 'in', unused).execute();
}
