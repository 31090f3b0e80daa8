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

const chance = (seed: string) => hash32(seed) / 2 ** 32;
