import { hash32 } from '@morsel/sdk/rules';

import type { SolverVerdict } from '../../generation/drafting/solver-sheet.ts';
import type { CatalogueItem } from './catalogue.ts';

const RIGHT = 0.9;

/** What a solver makes of an item who answers as an expert does in nine cases of ten, and guesses else. */
export function solvedFallibly({ isSolved, choices }: CatalogueItem, seed: string): SolverVerdict {
  const isAgreed = chance(`${seed} errs`) < RIGHT ? isSolved : isGuessed(choices, seed);
  return isAgreed ? 'agreed' : 'disagreed';
}

const isGuessed = (choices: number, seed: string) => chance(`${seed} guesses`) < 1 / choices;

/** Whether a reviewer refuses an item that the rules doubt: right in nine cases of ten, wrong else. */
export const isRefusedFallibly = ({ flaw }: CatalogueItem, seed: string): boolean =>
  chance(`${seed} reviews`) < RIGHT ? flaw !== null : flaw === null;

/** In how many cases what was flawed is flawed still when it is written anew. */
const FLAWED_STILL = 0.5;

/**
 * Whether nothing is kept of an item that was refused and written anew: of a good one, neither it nor
 * what came of it; of a flawed one, nothing flawed. What is written anew of a good item is good and can
 * be solved; it is reviewed and solved by those who err as before.
 */
export function isGoneAnew(item: CatalogueItem, seed: string): boolean {
  const isFlawed = item.flaw !== null && chance(`${seed} mends`) < FLAWED_STILL;
  if (item.flaw !== null && !isFlawed) return true;
  const isSolvable = item.flaw === null || item.isSolved;
  const isAgreed = [0, 1].some(
    (round) => solvedFallibly({ ...item, isSolved: isSolvable }, `${seed} ${round}`) === 'agreed',
  );
  return !isAgreed || isRefusedFallibly(item, `${seed} anew`);
}

const chance = (seed: string) => hash32(seed) / 2 ** 32;
