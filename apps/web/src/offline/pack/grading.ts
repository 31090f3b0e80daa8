import type { Achievement, AnswerResult, PackItem, RatingResult } from '@morsel/sdk/contract';
import type { Answer, Difficulty, MasterResult, PackMemory, UserStats } from '@morsel/sdk/contract';
import {
  achievementById,
  achievementsReached,
  answerProblem,
  type Feats,
  isCorrectAnswer,
  practiceOf,
  statsAfter,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';
import { type Outcome, reviewed } from '@morsel/sdk/rules/schedule';

import type { LocalCount } from '../pending-operation.ts';

/** Where a reader stands before a deed, with all that they did before it. */
export interface Standing {
  readonly stats: UserStats;
  readonly achievements: readonly string[];
}

/** What a deed brings: what the server would answer, and what it leaves behind. */
export interface Graded<Result> {
  readonly result: Result;
  readonly count: LocalCount;
  /** The achievements that are earned with it, each once for ever. */
  readonly earned: readonly string[];
}

/** The same for what the reader learns by. */
export interface Reviewed<Result> extends Graded<Result> {
  readonly memory: PackMemory;
}

export interface ReviewOf<Value> {
  readonly value: Value;
  readonly memory: PackMemory | null;
  /** Epoch ms. */
  readonly at: number;
}

const NEITHER: LocalCount = { isCorrect: null, xp: 0 };

/** Grades an answer as the server would; undefined for one that the server would refuse. */
export function gradedAnswer(
  { item, key }: PackItem,
  { value, memory, at }: ReviewOf<Answer>,
  standing: Standing,
): Reviewed<AnswerResult> | undefined {
  if (item.itemType !== 'question' || key === null) return undefined;
  if (answerProblem(item, value) !== undefined) return undefined;
  const isCorrect = isCorrectAnswer(item.type, key.answer, value);
  const xp = xpForAnswer(isCorrect, practiceOf(memory?.dueAt, at));
  const stats = statsAfter(standing.stats, [{ isCorrect, xp }]);
  const { achievement, earned } = newAchievements(standing.achievements, stats);
  const result = {
    isCorrect,
    explanation: key.explanation,
    correctAnswer: key.answer,
    streak: stats.streak,
    xp,
    ...(key.origin && { origin: key.origin }),
    ...(achievement && { achievement }),
  };
  const after = memoryAfter(memory, isCorrect ? 'right' : 'wrong', at);
  return { result, count: { isCorrect, xp }, earned, memory: after };
}

/** Counts the rating of a flashcard as the server would. */
export function gradedRating({ value, memory, at }: ReviewOf<Difficulty>): Reviewed<RatingResult> {
  const xp = xpForRating(practiceOf(memory?.dueAt, at));
  return {
    result: { difficulty: value, xp },
    count: { isCorrect: null, xp },
    earned: [],
    memory: memoryAfter(memory, value, at),
  };
}

/** Counts a mastered mark, or that it is taken back, as the server would. */
export function gradedMark(
  ismastered: boolean,
  { achievements }: Pick<Standing, 'achievements'>,
): Graded<MasterResult> {
  if (!ismastered) return { result: { ismastered }, count: NEITHER, earned: [] };
  const { achievement, earned } = newAchievements(achievements, { mastered: 1 });
  return { result: { ismastered, ...(achievement && { achievement }) }, count: NEITHER, earned };
}

/** Shelving a book brings nothing but the book. */
export function gradedShelving(): Graded<{ ok: true }> {
  return { result: { ok: true }, count: NEITHER, earned: [] };
}

function memoryAfter(memory: PackMemory | null, outcome: Outcome, at: number): PackMemory {
  return { ...reviewed(memory ?? undefined, outcome, at) };
}

/** As on the server, all that are reached now are earned, and the last one is told. */
function newAchievements(
  had: readonly string[],
  feats: Feats,
): { earned: string[]; achievement: Achievement | undefined } {
  const earned = achievementsReached(feats).filter((id) => !had.includes(id));
  const last = earned.at(-1);
  return { earned, achievement: last === undefined ? undefined : achievementById(last) };
}
