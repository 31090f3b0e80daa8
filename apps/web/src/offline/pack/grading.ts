import type { AnswerResult, PackItem, RatingResult } from '@morsel/sdk/contract';
import type { Answer, Difficulty, MasterResult, PackMemory, UserStats } from '@morsel/sdk/contract';
import {
  answerProblem,
  isCorrectAnswer,
  logFeats,
  practiceOf,
  statsAfter,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';
import { type Outcome, reviewed } from '@morsel/sdk/rules/schedule';

import type { LocalCount } from '../pending-operation.ts';
import {
  type Merits,
  meritsAfterAnswer,
  meritsAfterMark,
  meritsAfterRating,
  newAchievements,
  reviewBefore,
} from './merits.ts';

/** Where a reader stands before a deed, with all that they did before it. */
export interface Standing {
  readonly stats: UserStats;
  readonly achievements: readonly string[];
  readonly merits: Merits;
}

/** What a deed brings: what the server would answer, and what it leaves behind. */
export interface Graded<Result> {
  readonly result: Result;
  readonly count: LocalCount;
  /** The achievements that are earned with it, each once for ever. */
  readonly earned: readonly string[];
  readonly merits: Merits;
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
  /** The same on the reader's calendar, as YYYY-MM-DD. */
  readonly day: string;
}

const NEITHER: LocalCount = { isCorrect: null, xp: 0 };

/** Grades an answer as the server would; undefined for one that the server would refuse. */
export function gradedAnswer(
  { item, key }: PackItem,
  { value, memory, at, day }: ReviewOf<Answer>,
  standing: Standing,
): Reviewed<AnswerResult> | undefined {
  if (item.itemType !== 'question' || key === null) return undefined;
  if (answerProblem(item, value) !== undefined) return undefined;
  const isCorrect = isCorrectAnswer(item.type, key.answer, value);
  const xp = xpForAnswer(isCorrect, practiceOf(memory?.dueAt, at));
  const stats = statsAfter(standing.stats, [{ isCorrect, xp }]);
  const before = reviewBefore(memory, at);
  const answer = { kind: item.type, isCorrect, streak: stats.streak, at, before };
  const merits = meritsAfterAnswer(standing.merits, answer, day);
  const { earned, told } = newAchievements(standing.achievements, logFeats(stats, merits.feats));
  const result = {
    isCorrect,
    explanation: key.explanation,
    correctAnswer: key.answer,
    streak: stats.streak,
    xp,
    ...(key.origin && { origin: key.origin }),
    ...told,
  };
  const after = memoryAfter(memory, isCorrect ? 'right' : 'wrong', at);
  return { result, count: { isCorrect, xp }, earned, merits, memory: after };
}

/** Counts the rating of a flashcard as the server would. */
export function gradedRating(
  { value, memory, at, day }: ReviewOf<Difficulty>,
  standing: Standing,
): Reviewed<RatingResult> {
  const xp = xpForRating(practiceOf(memory?.dueAt, at));
  const count = { isCorrect: null, xp };
  const merits = meritsAfterRating(standing.merits, day);
  const feats = logFeats(statsAfter(standing.stats, [count]), merits.feats);
  const { earned, told } = newAchievements(standing.achievements, feats);
  return {
    result: { difficulty: value, xp, ...told },
    count,
    earned,
    merits,
    memory: memoryAfter(memory, value, at),
  };
}

/** Counts a mastered mark, or that it is taken back, as the server would; `isNew` if it changes. */
export function gradedMark(
  { ismastered, isNew }: { readonly ismastered: boolean; readonly isNew: boolean },
  standing: Standing,
): Graded<MasterResult> {
  const merits = isNew ? meritsAfterMark(standing.merits, ismastered) : standing.merits;
  const { mastered } = merits.feats;
  const { earned, told } = newAchievements(standing.achievements, ismastered ? { mastered } : {});
  return { result: { ismastered, ...told }, count: NEITHER, earned, merits };
}

/** Shelving a book brings nothing but the book. */
export function gradedShelving({ merits }: Standing): Graded<{ ok: true }> {
  return { result: { ok: true }, count: NEITHER, earned: [], merits };
}

function memoryAfter(memory: PackMemory | null, outcome: Outcome, at: number): PackMemory {
  return { ...reviewed(memory ?? undefined, outcome, at) };
}
