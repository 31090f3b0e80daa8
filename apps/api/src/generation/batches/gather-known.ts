import { mapInTurns } from '../../background/give-way.ts';
import { type KnownItems, knownItems } from '../../items/checks/near-duplicates.ts';
import type { Known } from './known-items.ts';

const AT_A_TIME = 20;

/** The items of a book, ready to tell repetitions; gives way to others while it takes them up. */
export async function gatherKnown(items: readonly Known[]): Promise<KnownItems> {
  const known = knownItems();
  await mapInTurns(items, ({ content, quote }) => known.add(content, quote), AT_A_TIME);
  return known;
}
