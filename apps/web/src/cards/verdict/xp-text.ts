import { MINUTE_MS } from '@morsel/sdk/domain';
import { hasEarned, practiceOf } from '@morsel/sdk/rules';
import { useState } from 'react';

import type { CardItem } from '../card/card-item.ts';

const AHEAD = 'Ahead of time · no XP';
const EARNED = 'Earned today · no XP';

/** Why an item earns nothing when it is practised right `now` (epoch ms); undefined where it does. */
export function noXpText(
  { dueAt, earnedOn }: Pick<CardItem, 'dueAt' | 'earnedOn'>,
  now: number,
): string | undefined {
  if (hasEarned({ earnedOn, day: localDay(now) })) return EARNED;
  return practiceOf(dueAt, now) === 'early' ? AHEAD : undefined;
}

/** The day of a time where the reader is, as the API writes it: 2026-11-22. A first formatter of dates takes 20 ms. */
function localDay(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * MINUTE_MS;
  return new Date(time - offset).toISOString().slice(0, 10);
}

/** The same, settled when the card comes up: what is practised there is due at another time, and was paid. */
export function useNoXpText(item: Pick<CardItem, 'dueAt' | 'earnedOn'>): string | undefined {
  const [text] = useState(() => noXpText(item, Date.now()));
  return text;
}

/** What something right has earned; nothing without a reason beforehand was earned since. */
export function xpText(xp: number, noXp = EARNED): string {
  return xp > 0 ? `+${xp} XP` : noXp;
}
