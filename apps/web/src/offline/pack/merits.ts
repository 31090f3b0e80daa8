import type { Achievement, PackMemory, UserStats } from '@morsel/sdk/contract';
import {
  achievementById,
  achievementsReached,
  type CountedAnswer,
  type DayRun,
  type Feats,
  type MarkCounts,
  NO_RUN,
  NO_FEAT_COUNTS,
  type ReviewBefore,
  runAfter,
  type FeatCounts,
  countsAfterAnswer,
  countsAfterDay,
  countsAfterRating,
} from '@morsel/sdk/rules';

/** What achievements hang on beside the stats: as the server told, with all that was done here since. */
export interface Merits {
  readonly feats: FeatCounts & MarkCounts;
  readonly dayRun: DayRun;
}

/** Where nothing is known; figures that are too low earn late, never falsely. */
const NO_MERITS: Merits = {
  feats: { ...NO_FEAT_COUNTS, mastered: 0, booksMastered: 0 },
  dayRun: NO_RUN,
};

/** What a record of the device tells; a figure that came after it was written is as where nothing is known. */
export function knownMerits({ feats, dayRun }: Partial<Merits> = {}): Merits {
  return { feats: { ...NO_MERITS.feats, ...feats }, dayRun: dayRun ?? NO_MERITS.dayRun };
}

/** Merits after an answer on a day (YYYY-MM-DD). */
export function meritsAfterAnswer(merits: Merits, answer: CountedAnswer, day: string): Merits {
  return afterPractice(merits, countsAfterAnswer(merits.feats, answer), day);
}

/** Merits after a flashcard was rated on a day (YYYY-MM-DD). */
export function meritsAfterRating(merits: Merits, day: string): Merits {
  return afterPractice(merits, countsAfterRating(merits.feats), day);
}

/** Merits after a question was mastered, or a mark taken back. */
export function meritsAfterMark({ feats, dayRun }: Merits, isMastered: boolean): Merits {
  const mastered = Math.max(0, feats.mastered + (isMastered ? 1 : -1));
  return { feats: { ...feats, mastered }, dayRun };
}

/** What is certain where each knows of operations that the other does not: the higher of each figure. */
export function mergedMerits(one: Merits, other: Merits): Merits {
  const most = (figure: Exclude<keyof Merits['feats'], 'kindsRight'>) =>
    Math.max(one.feats[figure], other.feats[figure]);
  return {
    feats: {
      longestStreak: most('longestStreak'),
      kindsRight: [...new Set([...one.feats.kindsRight, ...other.feats.kindsRight])],
      comebacks: most('comebacks'),
      longRecalls: most('longRecalls'),
      ratings: most('ratings'),
      longestDayStreak: most('longestDayStreak'),
      mastered: most('mastered'),
      booksMastered: most('booksMastered'),
    },
    dayRun: isAhead(one.dayRun, other.dayRun) ? one.dayRun : other.dayRun,
  };
}

/** The last review that a memory tells of; undefined where it does not tell of one before `at`. */
export function reviewBefore(memory: PackMemory | null, at: number): ReviewBefore | undefined {
  if (memory === null || memory.lastReviewAt > at) return undefined;
  return { wasWrong: wasMissed(memory), at: memory.lastReviewAt };
}

/** What is earned with these figures for the first time; the last one is told, as on the server. */
export function newAchievements(
  had: readonly string[],
  feats: Partial<Feats>,
): { earned: string[]; told: { achievement?: Achievement } } {
  const earned = achievementsReached(feats).filter((id) => !had.includes(id));
  const last = achievementById(earned.at(-1) ?? '');
  if (last === undefined) return { earned, told: {} };
  const { id, title, description } = last;
  return { earned, told: { achievement: { id, title, description } } };
}

/** Ids of what stats of the server are enough for: it was earned and told there. */
export function earnedBy({ correctAnswered, streak, level }: UserStats): string[] {
  return achievementsReached({ rightAnswers: correctAnswered, longestStreak: streak, level });
}

function afterPractice({ feats, dayRun }: Merits, counts: FeatCounts, day: string): Merits {
  const run = runAfter(dayRun, day);
  return { feats: { ...feats, ...countsAfterDay(counts, run.days) }, dayRun: run };
}

function isAhead(one: DayRun, other: DayRun): boolean {
  const [lastDay, otherLast] = [one.lastDay ?? '', other.lastDay ?? ''];
  return lastDay > otherLast || (lastDay === otherLast && one.days > other.days);
}

/** The schedule keeps an item in learning (1) or relearning (3) until it is answered right. */
export function wasMissed({ state }: PackMemory): boolean {
  return state === 1 || state === 3;
}
