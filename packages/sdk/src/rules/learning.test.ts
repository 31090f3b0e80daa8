import { expect, test } from 'vitest';

import { fsrsReader } from '../../bench/fsrs-reader.ts';
import { halfLifeReader } from '../../bench/half-life-reader.ts';
import { POLICIES } from '../../bench/policies.ts';
import { runTrial } from '../../bench/trial.ts';

test.each([
  ['fsrs', fsrsReader],
  ['half-life', halfLifeReader],
])('more of a shelf is remembered by the feed than by chance (%s)', (_, readerOf) => {
  const recallWith = (policy: keyof typeof POLICIES) =>
    runTrial({ readerOf, policy: POLICIES[policy], size: 300, seed: 1 }).recall;
  expect(recallWith('ours')).toBeGreaterThan(recallWith('random') + 0.03);
});
