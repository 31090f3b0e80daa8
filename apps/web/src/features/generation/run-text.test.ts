import { expect, test } from 'vitest';

import { aRun } from '../../testing/generation.ts';
import { outcomeText } from './run-text.ts';

test.each([
  ['planning', 'too slow, or failed'],
  ['ideas', 'found no main ideas in this text'],
] as const)('a batch without %s says why', (omission, why) => {
  const run = aRun({ state: 'done', kept: 8, skipped: [omission] });
  expect(outcomeText(run, 0)).toContain(why);
});

test('that no ideas were found is no failure of the provider', () => {
  const run = aRun({ state: 'done', kept: 8, skipped: ['ideas'] });
  expect(outcomeText(run, 0)).not.toContain('failed');
});
