import type { Tx } from '../../database/connection.ts';
import type { ReaderMove } from '../../reader.ts';
import { deleteTwins, handOwnItemsOver, partTwins } from './queries.ts';

/**
 * Gives a guest's own items, and what lies before them to be picked, to an account. Of a bite that both
 * have, the one that more was made of stays; where both have kept or practised it, both do, and the
 * account's is the bite.
 */
export async function moveOwnItems(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  for (const state of ['offered', 'skipped'] as const) {
    await deleteTwins(tx, { ofId: fromId, twinsOfId: toId, state });
    await deleteTwins(tx, { ofId: toId, twinsOfId: fromId, state });
  }
  await partTwins(tx, { fromId, toId });
  await handOwnItemsOver(tx, { fromId, toId });
}
