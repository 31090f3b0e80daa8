import type { PackItem, SyncOperation } from '@morsel/sdk/contract';
import {
  achievementsReached,
  localDay,
  type LogEvent,
  logFeats,
  longestRunOf,
  NO_TALLY,
  practiceOf,
  statsFromLog,
  tallyAfterAnswer,
  tallyAfterDay,
  tallyAfterRating,
  xpForAnswer,
  xpForRating,
} from '@morsel/sdk/rules';
import { type Outcome, replayed } from '@morsel/sdk/rules/schedule';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { aPackCard, aPackQuestion, anOperation, aRecord, NOON } from '../../testing/study-pack.ts';
import type { LocalCount } from '../pending-operation.ts';
import { applied } from './applying.ts';

const ZONE = 'Europe/London';
const KINDS = ['mcq', 'true_false', 'match_pairs', 'arrange_list'] as const;
const KEYS = { mcq: 1, true_false: 0, match_pairs: { Ape: 'Mammal' }, arrange_list: [1, 0] };

/** Of each kind of question two, and two flashcards. */
const ITEMS: PackItem[] = [
  ...KINDS.flatMap((type, index) =>
    [index * 2 + 1, index * 2 + 2].map((id) => aQuestionOf(type, id)),
  ),
  aPackCard(9),
  aPackCard(10),
];

function aQuestionOf(type: keyof typeof KEYS, id: number): PackItem {
  const { item, key } = aPackQuestion(id);
  const options = type === 'match_pairs' ? { left: ['Ape'], right: ['Mammal'] } : ['a', 'b'];
  const question = { ...item, type, options };
  return { item: question, key: key && { ...key, answer: KEYS[type] } };
}

/** Something done with an item, so many hours after what was done before. */
const deed = fc.record({
  id: fc.integer({ min: 1, max: 10 }),
  how: fc.constantFrom('right', 'right', 'right', 'unknown', 'mastered'),
  pause: fc.constantFrom(0, 1, 13, 24, 24, 48, 24 * 31),
});

function operationsOf(deeds: readonly { id: number; how: string; pause: number }[]) {
  let at = NOON;
  return deeds.map(({ id, how, pause }): SyncOperation => {
    at += pause * 3_600_000;
    const common = { ...anOperation({ kind: 'shelf' as const, target: id, value: true }) };
    const stamped = { ...common, answeredAt: at };
    if (how === 'mastered' && id < 9) return { ...stamped, kind: 'mastery', value: true };
    if (id >= 9) return { ...stamped, kind: 'rating', value: 'medium' };
    const { item, key } = ITEMS[id - 1] ?? aPackQuestion(id);
    const isRight = how === 'right' && 'type' in item;
    return { ...stamped, kind: 'answer', value: isRight && key ? key.answer : 'unknown' };
  });
}

type Review = { readonly outcome: Outcome; readonly at: number };

/** Reads a log from its beginning with each thing that is done, as nothing but the log says. */
class Judge {
  #tally = NO_TALLY;
  readonly #log: LogEvent[] = [];
  readonly #reviews = new Map<number, Review[]>();
  readonly #days: string[] = [];
  readonly #mastered = new Set<number>();

  /** Ids of all achievements that are reached now. */
  after(operation: SyncOperation): string[] {
    if (operation.kind === 'mastery' && this.#reviews.has(operation.target)) {
      this.#mastered.add(operation.target);
    }
    if (operation.kind === 'answer' || operation.kind === 'rating') this.#review(operation);
    const feats = logFeats(statsFromLog(this.#log), this.#tally);
    return achievementsReached({ ...feats, mastered: this.#mastered.size });
  }

  #review(operation: SyncOperation & { kind: 'answer' | 'rating' }) {
    const { target, answeredAt: at } = operation;
    const past = this.#reviews.get(target) ?? [];
    const practice = practiceOf(replayed(past)?.dueAt, at);
    if (operation.kind === 'rating') {
      this.#tally = tallyAfterRating(this.#tally);
      this.#log.push({ isCorrect: null, xp: xpForRating(practice) });
      this.#reviews.set(target, [...past, { outcome: operation.value, at }]);
    } else {
      const isCorrect = operation.value !== 'unknown';
      this.#log.push({ isCorrect, xp: xpForAnswer(isCorrect, practice) });
      const last = past.at(-1);
      const before = last && { wasWrong: last.outcome === 'wrong', at: last.at };
      const { streak } = statsFromLog(this.#log);
      const kind = KINDS[(target - 1) >> 1] ?? 'mcq';
      this.#tally = tallyAfterAnswer(this.#tally, { kind, isCorrect, streak, at, before });
      this.#reviews.set(target, [...past, { outcome: isCorrect ? 'right' : 'wrong', at }]);
    }
    this.#days.push(localDay(at, ZONE));
    this.#tally = tallyAfterDay(this.#tally, longestRunOf(this.#days));
  }
}

test('what is done here earns what its log earns, each achievement once', () => {
  const everEarned = new Set<string>();
  fc.assert(
    fc.property(fc.array(deed, { minLength: 20, maxLength: 120 }), (deeds) => {
      const judge = new Judge();
      const pending: { counted: LocalCount; state: 'waiting' }[] = [];
      let record = aRecord(ITEMS);
      for (const operation of operationsOf(deeds)) {
        const item = ITEMS[operation.target - 1];
        const { record: after, counted } = applied(record, operation, { item, pending });
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
    { seed: 20_261_122, numRuns: 30 },
  );
  expect(everEarned.size).toBeGreaterThan(8);
});
