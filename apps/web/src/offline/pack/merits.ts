import type { Achievement, PackMemory, UserStats } from '@morsel/sdk/contract';
import {
  achievementById,
  achievementsReached,
  type CountedAnswer,
  type DayRun,
  type Feats,
  type Marks,
  NO_RUN,
  NO_TALLY,
  type ReviewBefore,
  runAfter,
  type Tally,
  tallyAfterAnswer,
  tallyAfterDay,
  tallyAfterRating,
} from '@morsel/sdk/rules';

/** What achievements hang on beside the stats: as the server told, with all that was done here since. */
export interface Merits {
  readonly feats: Tally & Marks;
  readonly dayRun: DayRun;
}

/** Where nothing is known; figures that are too low earn late, never falsely. */
export const NO_MERITS: Merits = {
  feats: { ...NO_TALLY, mastered: 0, booksMastered: 0 },
  dayRun: NO_RUN,
};

/** Merits after an answer on a day (YYYY-MM-DD). */
export function meritsAfterAnswer(merits: Merits, answer: CountedAnswer, day: string): Merits {
  return afterPractice(merits, tallyAfterAnswer(merits.feats, answer), day);
}

/** Merits after a flashcard was rated on a day (YYYY-MM-DD). */
export function meritsAfterRating(merits: Merits, day: string): Merits {
  return afterPractice(merits, tallyAfterRating(merits.feats), day);
}

/** Merits after a question was mastered, or a mark taken back. */
export function meritsAfterMark({ feats, dayRun }: Merits, isMastered: boolean): Merits {
  const mastered = Math.max(0, feats.mastered + (isMastered ? 1 : -1));
  return { feats: { ...feats, mastered }, dayRun };
}

/** What is certain where each knows of deeds that the other does not: the higher of each figure. */
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
  return { wasWrong: isLearning(memory), at: memory.lastReviewAt };
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

function afterPractice({ feats, dayRun }: Merits, tally: Tally, day: string): Merits {
  const run = runAfter(dayRun, day);
  return { feats: { ...feats, ...tallyAfterDay(tally, run.days) }, dayRun: run };
}

function isAhead(one: DayRun, other: DayRun): boolean {
  const [lastDay, otherLast] = [one.lastDay ?? '', other.lastDay ?? ''];
  return lastDay > otherLast || (lastDay === otherLast && one.days > other.days);
}

/** The schedule keeps an item in learning (1) or relearning (3) until it is answered right. */
const isLearning = ({ state }: PackMemory) => state === 1 || state === 3;
