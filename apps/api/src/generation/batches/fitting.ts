import { seededShuffle } from '@morsel/sdk/rules';

import { knownItems } from '../../items/checks/near-duplicates.ts';
import type { ItemContent } from '../../items/content.ts';
import type { Candidate } from './candidate.ts';
import { withKeysSpread } from './key-places.ts';
import { surplusLongKeys } from './long-keys.ts';
import { surplusStatements } from './statements.ts';

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
export function fitIn(
  candidates: readonly Candidate[],
  { known, since }: Items,
  seed: number,
): { kept: Candidate[]; refusals: string[] } {
  const latest = knownItems(since);
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

const without = (candidates: readonly Candidate[], others: readonly Candidate[]) =>
  candidates.filter((candidate) => !others.includes(candidate));
