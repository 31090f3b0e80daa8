import { seededShuffle } from '@morsel/sdk/rules';

import { knownItems } from '../../items/checks/near-duplicates.ts';
import type { ItemContent } from '../../items/item-content.ts';
import type { ItemCandidate } from './item-candidate.ts';
import { withKeysSpread } from './spread-keys.ts';
import { surplusLongKeys, surplusStatements } from './surplus-candidates.ts';

type Items = {
  /** What was there when the candidates were judged. */
  readonly known: readonly ItemContent[];
  /** What has been stored since. */
  readonly since: readonly ItemContent[];
};

/**
 * The candidates that go among a book's items without a pattern by which answers could be guessed,
 * in the order in which to store them; and the names of the checks that refuse the others.
 */
export function fitCandidates(
  candidates: readonly ItemCandidate[],
  { known, since }: Items,
  seed: number,
): { kept: ItemCandidate[]; refusals: string[] } {
  const latest = knownItems(since.map((content) => ({ content })));
  const repeated = candidates.filter(({ content }) => latest.findNearDuplicate(content));
  const fresh = without(candidates, repeated);
  const all = [...known, ...since];
  const statements = surplusStatements(fresh, all);
  const longKeys = surplusLongKeys(fresh, all);
  const fitting = without(fresh, [...statements, ...longKeys]);
  return {
    kept: withKeysSpread(seededShuffle(fitting, seed), all, seed),
    refusals: [
      ...repeated.map(() => 'repeated'),
      ...statements.map(() => 'key balance'),
      ...longKeys.map(() => 'longest key'),
    ],
  };
}

const without = (candidates: readonly ItemCandidate[], others: readonly ItemCandidate[]) =>
  candidates.filter((candidate) => !others.includes(candidate));
