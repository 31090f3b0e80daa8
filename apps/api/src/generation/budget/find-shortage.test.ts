import type { BudgetSlice } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { spansAt } from './budget-periods.ts';
import { type SpentLine, findShortage } from './find-shortage.ts';
import type { GenerationBudget } from './generation-budget.ts';

const BUDGET: GenerationBudget = { unit: 'tokens', day: 1000, month: 5000 };
const NOW = Date.UTC(2026, 1, 28, 21, 30);
const TOMORROW = Date.UTC(2026, 2, 1);

const spent = (slice: BudgetSlice, over: Partial<SpentLine> = {}): SpentLine => ({
  slice,
  day: 0,
  month: 0,
  bySpender: 0,
  byNetwork: 0,
  ...over,
});
const today = (slice: BudgetSlice, amount: number, over: Partial<SpentLine> = {}) =>
  spent(slice, { day: amount, month: amount, ...over });

const shortageOf = (slice: BudgetSlice, wanted: number, ...lines: SpentLine[]) => {
  const shortage = findShortage(BUDGET, { slice, wanted }, lines, spansAt(NOW));
  return shortage && [shortage.slice, shortage.of, shortage.period];
};

describe('what stands in the way of spending more', () => {
  test.each<[string, BudgetSlice, number, SpentLine[]]>([
    ['the first of the day', 'guests', 50, []],
    ['a guest, where other guests have used less', 'guests', 50, [today('guests', 50)]],
    ['a newcomer, where guests have used all of theirs', 'newcomers', 100, [today('guests', 100)]],
    ['an account, where newcomers have', 'recent', 150, [today('newcomers', 250)]],
    ['an old account, where those of a month have', 'readers', 250, [today('recent', 500)]],
    ['an admin, where readers have used all of theirs', 'everybody', 250, [today('readers', 750)]],
    ['an opinion, where newcomers have', 'claims', 100, [today('newcomers', 250)]],
  ])('nothing: %s', (_, slice, wanted, lines) => {
    expect(shortageOf(slice, wanted, ...lines)).toBeUndefined();
  });

  test.each<[string, BudgetSlice, number, SpentLine[], (string | undefined)[]]>([
    ['guests', 'guests', 1, [today('guests', 100)], ['guests', 'all', 'day']],
    [
      'their own',
      'guests',
      1,
      [today('guests', 50, { bySpender: 50 })],
      ['guests', 'reader', 'day'],
    ],
    [
      'their network',
      'guests',
      1,
      [today('guests', 50, { byNetwork: 50 })],
      ['guests', 'network', 'day'],
    ],
    [
      'the network of newcomers, guests among them',
      'newcomers',
      1,
      [today('guests', 50, { byNetwork: 50 }), today('newcomers', 100, { byNetwork: 100 })],
      ['newcomers', 'network', 'day'],
    ],
    ['newcomers', 'newcomers', 1, [today('newcomers', 250)], ['newcomers', 'all', 'day']],
    ['guests, by newcomers', 'guests', 1, [today('newcomers', 250)], ['newcomers', 'all', 'day']],
    [
      'readers',
      'readers',
      1,
      [today('recent', 500), today('readers', 250)],
      ['readers', 'all', 'day'],
    ],
    ['readers, by opinions', 'readers', 1, [today('claims', 750)], ['readers', 'all', 'day']],
    ['everybody', 'recent', 1, [today('everybody', 1000)], ['everybody', 'all', 'day']],
    [
      'everybody, admins too',
      'everybody',
      1,
      [today('everybody', 1000)],
      ['everybody', 'all', 'day'],
    ],
    [
      'the month, of which there is no more for longer',
      'newcomers',
      1,
      [today('newcomers', 250), spent('newcomers', { month: 1000 })],
      ['newcomers', 'all', 'month'],
    ],
  ])('what is used up: %s', (_, slice, wanted, lines, expected) => {
    expect(shortageOf(slice, wanted, ...lines)).toEqual(expected);
  });

  test('more than there ever is comes before what is used up', () => {
    const lines = [spent('guests', { month: 500 })];
    const of = { slice: 'guests', wanted: 51 } as const;
    expect(findShortage(BUDGET, of, lines, spansAt(NOW))).toMatchObject({
      of: 'reader',
      isTooSmall: true,
    });
    expect(findShortage(BUDGET, { ...of, wanted: 50 }, lines, spansAt(NOW))).toMatchObject({
      period: 'month',
      isTooSmall: false,
      until: TOMORROW,
    });
  });
});

test.each([
  [NOW, [Date.UTC(2026, 1, 28), TOMORROW], [Date.UTC(2026, 1), TOMORROW]],
  [TOMORROW, [TOMORROW, Date.UTC(2026, 2, 2)], [TOMORROW, Date.UTC(2026, 3)]],
  [
    Date.UTC(2026, 11, 31, 23, 59, 59, 999),
    [Date.UTC(2026, 11, 31), Date.UTC(2027, 0)],
    [Date.UTC(2026, 11), Date.UTC(2027, 0)],
  ],
])('of %d the day and the month are those of UTC', (now, day, month) => {
  const spans = spansAt(now);
  expect([spans.day.from, spans.day.until]).toEqual(day);
  expect([spans.month.from, spans.month.until]).toEqual(month);
});
