import type { Standing } from '@morsel/sdk/contract';

import { figureText } from './figure-text.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place in words and figures: 1, 22 and 1113 are "1st", "22nd" and "1,113th". */
export function placeText(rank: number): string {
  return `${figureText(rank)}${ENDINGS[ordinals.select(rank)] ?? 'th'}`;
}

/** Where the reader stands, or why nowhere; nothing when nobody stands anywhere. */
export function standingWords({ rank, readers, isListed }: Standing): string {
  if (!isListed) return 'You are not on it. XP, level and streak count all the same.';
  if (readers === 0) return '';
  if (rank === null) return 'Your first right answer puts you on it.';
  return `You are ${placeText(rank)} of ${figureText(readers)}.`;
}
