import type { Practice } from './practice.ts';

/** XP that make one level. */
export const LEVEL_XP = 100;

/** XP of a right answer to a question that is new or due. */
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

/** XP of an answer: nothing for a wrong one, nothing ahead of time. */
export function xpForAnswer(isCorrect: boolean, practice: Practice): number {
  return isCorrect && practice !== 'early' ? CORRECT_XP : 0;
}

/** XP of a flashcard rating: the same for each rating, nothing ahead of time. */
export function xpForRating(practice: Practice): number {
  return practice === 'early' ? 0 : RATING_XP;
}
