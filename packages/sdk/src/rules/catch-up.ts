/** What a reader is taken to do on a day, whatever they did. */
const LEAST_USUAL = 10;
const MOST_USUAL = 50;

/** A backlog asks for a quarter more than usual, and takes two weeks at most. */
const EFFORT = 1.25;
const MOST_DAYS = 14;

/**
 * How much a reader does on a day on which they practise: the mean over those days, within bounds so
 * that a single answer or a marathon is no measure. `reviews` are the counts of such days.
 */
export function usualPerDay(reviews: readonly number[]): number {
  if (reviews.length === 0) return LEAST_USUAL;
  const mean = reviews.reduce((sum, count) => sum + count, 0) / reviews.length;
  return Math.round(Math.min(Math.max(mean, LEAST_USUAL), MOST_USUAL));
}

/**
 * How to clear a backlog of `due` items without a marathon: a quarter more than usual each day, for
 * as many days as that takes; more a day where it would take over two weeks. Null when all fits into
 * one such day.
 */
export function catchUp(due: number, usual: number): { perDay: number; days: number } | null {
  const perDay = Math.max(Math.ceil(usual * EFFORT), Math.ceil(due / MOST_DAYS));
  const days = Math.ceil(due / perDay);
  return days > 1 ? { perDay, days } : null;
}
