import { hash32 } from '@morsel/sdk/rules';

import type { CatalogueItem } from './catalogue.ts';

const RIGHT = 0.9;
const TRIES = 2;

/**
 * What a solver makes of an item who answers as an expert does in nine cases of ten, and guesses
 * else. An item on which it disagrees is put to it once more; refused is what it cannot solve twice.
 */
export function isRefusedBySolver(item: CatalogueItem, seed: string): boolean {
  return Array.from({ length: TRIES }, (_, attempt) => `${seed} ${attempt}`).every(
    (of) => !isAgreed(item, of),
  );
}

function isAgreed({ isSolved, choices }: CatalogueItem, seed: string): boolean {
  if (chance(`${seed} errs`) < RIGHT) return isSolved;
  return chance(`${seed} guesses`) < 1 / choices;
}

const chance = (seed: string) => hash32(seed) / 2 ** 32;
