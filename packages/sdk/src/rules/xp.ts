import type { Practice } from '../domain/answers.ts';

/** XP that make one level. */
export const LEVEL_XP = 100;

/** XP of a right answer to a question that is new, due or was missed. */
export const CORRECT_XP = 10;

/** XP of rating a flashcard that is new or due. */
export const RATING_XP = 2;

/** Level of a reader; the first level is 1. */
export function levelOf(xp: number): number {
  return Math.floor(xp / LEVEL_XP) + 1;
}

/** XP since the current level began, 0 to 99: also the percentage of the XP bar. */
export function xpIntoLevel(xp: number): number {
  return xp % LEVEL_XP;
}

/** XP that are missing for the next level, 1 to 100. */
export function xpToNextLevel(xp: number): number {
  return LEVEL_XP - xpIntoLevel(xp);
}

/** What decides whether an item earns when it is practised. */
export interface Earning {
  readonly practice: Practice;
  /** The last local day (YYYY-MM-DD) on which the item has earned; undefined when it never has. */
  readonly earnedOn?: string | undefined;
  /** The local day of the practice. */
  readonly day: string;
}

/** XP of an answer: nothing for a wrong one, nothing ahead of time, once a day for one item. */
export function xpForAnswer(isCorrect: boolean, earning: Earning): number {
  return isCorrect && earns(earning) ? CORRECT_XP : 0;
}

/** XP of a flashcard rating: the same for each rating, nothing ahead of time, once a day for one card. */
export function xpForRating(earning: Earning): number {
  return earns(earning) ? RATING_XP : 0;
}

function earns({ practice, earnedOn, day }: Earning): boolean {
  return practice !== 'early' && !hasEarned({ earnedOn, day });
}

/** Whether the day has been paid. One earlier than the last that was paid is one of another time zone. */
export function hasEarned({ earnedOn, day }: Pick<Earning, 'earnedOn' | 'day'>): boolean {
  return earnedOn !== undefined && earnedOn >= day;
}
