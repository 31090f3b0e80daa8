import { expect, test } from 'vitest';

import { budgetFrom } from './time-budget.ts';

test('what was drafted late is still solved', () => {
  const clock = { now: 1000 };
  const budget = budgetFrom(new AbortController().signal, { now: () => clock.now });
  expect(budget.drafting.deadline).toBe(39_000);
  expect(budget.solving.deadline).toBe(49_000);
  clock.now = 120_000;
  expect(budget.drafting.deadline).toBe(39_000);
  expect(budget.solving.deadline).toBe(126_000);
});

test('it ends with the work', () => {
  const work = new AbortController();
  const { drafting, solving } = budgetFrom(work.signal);
  work.abort();
  expect([drafting.signal.aborted, solving.signal.aborted]).toEqual([true, true]);
});

test('a slow plan leaves the time to draft in, and a larger batch has more of it', () => {
  const clock = { now: 0 };
  const budget = budgetFrom(new AbortController().signal, { count: 20, now: () => clock.now });
  expect(budget.planning.deadline).toBe(12_000);
  clock.now = 90_000;
  expect(budget.planning.deadline).toBe(96_000);
  budget.endPlanning();
  expect(budget.drafting.deadline).toBe(154_000);
  expect(budget.solving.deadline).toBe(164_000);
});
