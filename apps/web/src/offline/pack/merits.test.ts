import type { PackItem, RightAnswer, SyncOperation } from '@morsel/sdk/contract';
import { HOUR_MS, QUESTION_KINDS, type QuestionKind } from '@morsel/sdk/domain';
import {
  achievementsReached,
  localDay,
  type LogEvent,
  logFeats,
  longestRunOf,
  NO_FEAT_COUNTS,
  practiceOf,
  statsFromLog,
  countsAfterAnswer,
  countsAfterDay,
  countsAfterRating,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';
import { type ReviewOutcome, replayed } from '@morsel/sdk/rules/schedule';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { aPackCard, aPackQuestion, anOperation, aRecord, NOON } from '../../testing/study-pack.ts';
import type { LocalCount } from '../operation.ts';
import { applyOperation } from './apply-operation.ts';
import { knownMerits, type Merits } from './merits.ts';

const ZONE = 'Europe/London';
const KEYS: Readonly<Record<QuestionKind, RightAnswer>> = {
  mcq: 1,
  true_false: 0,
  match_pairs: { Ape: 'Mammal' },
  arrange_list: [1, 0],
  typed: { text: 'ape' },
  cloze: { text: 'ape' },
};
const QUESTIONS = 2 * QUESTION_KINDS.length;

/** Of each kind of question two, and two flashcards. */
const ITEMS: PackItem[] = [
  ...QUESTION_KINDS.flatMap((type, index) =>
    [index * 2 + 1, index * 2 + 2].map((id) => aQuestionOf(type, id)),
  ),
  aPackCard(QUESTIONS + 1),
  aPackCard(QUESTIONS + 2),
];

function aQuestionOf(type: QuestionKind, id: number): PackItem {
  const { item, key } = aPackQuestion(id);
  const options = type === 'match_pairs' ? { left: ['Ape'], right: ['Mammal'] } : ['a', 'b'];
  const question = { ...item, type, options };
  return { item: question, key: key && { ...key, answer: KEYS[type] } };
}

/** Something done with an item, so many hours after what was done before. */
const doing = fc.record({
  id: fc.integer({ min: 1, max: QUESTIONS + 2 }),
  how: fc.constantFrom('right', 'right', 'right', 'unknown', 'mastered'),
  pause: fc.constantFrom(0, 1, 13, 24, 24, 48, 24 * 31),
});

function operationsOf(doings: readonly { id: number; how: string; pause: number }[]) {
  let at = NOON;
  return doings.map(({ id, how, pause }): SyncOperation => {
    at += pause * HOUR_MS;
    const common = { ...anOperation({ kind: 'shelf' as const, target: id, value: true }) };
    const stamped = { ...common, answeredAt: at };
    if (how === 'mastered' && id <= QUESTIONS) return { ...stamped, kind: 'mastery', value: true };
    if (id > QUESTIONS) return { ...stamped, kind: 'rating', value: 'medium' };
    const { item, key } = ITEMS[id - 1] ?? aPackQuestion(id);
    const isRight = how === 'right' && 'type' in item;
    return { ...stamped, kind: 'answer', value: isRight && key ? key.answer : 'unknown' };
  });
}

type Review = { readonly outcome: ReviewOutcome; readonly at: number };

/** Reads a log from its beginning with each thing that is done, as nothing but the log says. */
class Judge {
  #counts = NO_FEAT_COUNTS;
  readonly #log: LogEvent[] = [];
  readonly #reviews = new Map<number, Review[]>();
  readonly #days: string[] = [];
  readonly #mastered = new Set<number>();
  readonly #earnedOn = new Map<number, string>();

  /** Ids of all achievements that are reached now. */
  after(operation: SyncOperation): string[] {
    if (operation.kind === 'mastery' && this.#reviews.has(operation.target)) {
      this.#mastered.add(operation.target);
    }
    if (operation.kind === 'answer' || operation.kind === 'rating') this.#review(operation);
    const feats = logFeats(statsFromLog(this.#log), this.#counts);
    return achievementsReached({ ...feats, mastered: this.#mastered.size });
  }

  #review(operation: SyncOperation & { kind: 'answer' | 'rating' }) {
    const { target, answeredAt: at } = operation;
    const past = this.#reviews.get(target) ?? [];
    const day = localDay(at, ZONE);
    const practice = practiceOf(replayed(past)?.dueAt, at);
    const earning = { practice, earnedOn: this.#earnedOn.get(target), day };
    if (operation.kind === 'rating') {
      this.#counts = countsAfterRating(this.#counts);
      this.#log.push({ isCorrect: null, xp: xpForRating(earning) });
      this.#reviews.set(target, [...past, { outcome: operation.value, at }]);
    } else {
      const isCorrect = operation.value !== 'unknown';
      this.#log.push({ isCorrect, xp: xpForAnswer(isCorrect, earning) });
      const last = past.at(-1);
      const before = last && { wasWrong: last.outcome === 'wrong', at: last.at };
      const { streak } = statsFromLog(this.#log);
      const kind = QUESTION_KINDS[(target - 1) >> 1] ?? 'mcq';
      this.#counts = countsAfterAnswer(this.#counts, { kind, isCorrect, streak, at, before });
      this.#reviews.set(target, [...past, { outcome: isCorrect ? 'right' : 'wrong', at }]);
    }
    if ((this.#log.at(-1)?.xp ?? 0) > 0) this.#earnedOn.set(target, day);
    this.#days.push(day);
    this.#counts = countsAfterDay(this.#counts, longestRunOf(this.#days));
  }
}

test('what is done here earns what its log earns, each achievement once', () => {
  const everEarned = new Set<string>();
  fc.assert(
    fc.property(fc.array(doing, { minLength: 20, maxLength: 120 }), (doings) => {
      const judge = new Judge();
      const pending: { counted: LocalCount; state: 'waiting' }[] = [];
      let record = aRecord(ITEMS);
      for (const operation of operationsOf(doings)) {
        const item = ITEMS[operation.target - 1];
        const { record: after, counted } = applyOperation(record, operation, { item, pending });
        const reached = judge.after(operation);
        const earned = reached.filter((id) => !record.achievements.includes(id));
        const told = counted && 'achievement' in counted.result && counted.result.achievement;
        expect(told ? told.id : undefined).toBe(earned.at(-1));
        expect(after.achievements).toEqual([...record.achievements, ...earned]);
        for (const id of earned) everEarned.add(id);
        if (counted) pending.push({ counted: counted.count, state: 'waiting' });
        record = after;
      }
    }),
    { numRuns: 30 },
  );
  expect(everEarned.size).toBeGreaterThan(5);
});

test('a figure that a record was written without counts from nothing', () => {
  const { comebacks: _, ...older } = { ...NO_FEAT_COUNTS, mastered: 3, booksMastered: 0 };
  const { feats } = knownMerits({ feats: { ...older, ratings: 7 } as Merits['feats'] });
  expect(feats).toEqual({ ...NO_FEAT_COUNTS, ratings: 7, mastered: 3, booksMastered: 0 });
});
