/** The mastery rate approaches 100 % as the mastered questions outgrow this constant. */
const MASTERY_SCALE = 100;

/** Right answers out of all answers, as a whole percentage; 0 when nothing was answered. */
export function accuracyPercent(correct: number, total: number): number {
  return wholePercent(correct, total);
}

/** mastered / (mastered + 100), as a whole percentage. */
export function masteryRatePercent(mastered: number): number {
  return wholePercent(mastered, mastered + MASTERY_SCALE);
}

/** Questions of a book answered right at least once, as a whole percentage; 0 for an empty book. */
export function progressPercent(rightOnce: number, total: number): number {
  return wholePercent(rightOnce, total);
}

function wholePercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

/** A book is mastered when it has questions and the reader has mastered all they can see of them. */
export function isBookMastered(mastered: number, questions: number): boolean {
  return questions > 0 && mastered === questions;
}
