import type { Standing } from '@morsel/sdk/contract';

import { ordinal } from '../../ui/ordinal.ts';
import { figureText } from './figure-text.ts';

/** Where the reader stands, or why nowhere; nothing when nobody stands anywhere. */
export function standingWords({ rank, readers, isListed }: Standing): string {
  if (!isListed) return 'You are not on it. XP, level and streak count all the same.';
  if (readers === 0) return '';
  if (rank === null) return 'Your first right answer puts you on it.';
  return `You are ${ordinal(rank)} of ${figureText(readers)}.`;
}
