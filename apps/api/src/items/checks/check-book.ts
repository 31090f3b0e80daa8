import type { ItemContent } from '../item-content.ts';
import { echoFlaws } from './echo-balance.ts';
import type { Flaw } from './flaw.ts';
import { givingAwayFlaws, overaskedFlaws } from './giving-away.ts';
import { balanceFlaws } from './key-balance.ts';
import { nearDuplicateFlaws } from './near-duplicates.ts';

/** All flaws of the items of one book that show only side by side. */
export function flawsOfBook(contents: readonly ItemContent[]): Flaw[] {
  return [
    ...nearDuplicateFlaws(contents),
    ...balanceFlaws(contents),
    ...echoFlaws(contents),
    ...givingAwayFlaws(contents),
    ...overaskedFlaws(contents),
  ];
}
