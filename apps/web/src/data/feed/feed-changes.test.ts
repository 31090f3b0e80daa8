import { DAY_MS } from '@morsel/sdk/domain';
import { reviewed, type ReviewOutcome } from '@morsel/sdk/rules/schedule';
import { expect, test } from 'vitest';

import { earliestDue } from './feed-changes.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

test.each<[ReviewOutcome, boolean]>([
  ['wrong', false],
  ['hard', false],
  ['right', true],
  ['medium', true],
  ['easy', true],
])('the schedule brings nothing back before its earliest time: %s', (outcome, isKnown) => {
  const known = reviewed(undefined, 'right', NOON - 30 * DAY_MS);
  const lapsed = reviewed(known, 'wrong', NOON - DAY_MS);
  for (const before of [undefined, known, lapsed]) {
    const { dueAt } = reviewed(before, outcome, NOON);
    expect(dueAt).toBeGreaterThanOrEqual(earliestDue(isKnown, NOON));
  }
});
