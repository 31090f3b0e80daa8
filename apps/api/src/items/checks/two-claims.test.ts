import { expect, test } from 'vitest';

import { mcq, trueFalse } from '../../testing/sample-content.ts';
import { twoClaimFlaws } from './two-claims.ts';

test.each([
  'Xerxes weeps because he foresees defeat.',
  'The towns had no king; a diet met in Lübeck.',
  'Coal was cheap, which made engines pay.',
  'Rulers spread an order and do not believe in it.',
  'A revolution adds theories and leaves the older parts intact.',
  'A pivot changes the plan, but the vision stays the same.',
  'Mendel grew peas, and Darwin knew his paper.',
])('two claims: %s', (statement) => {
  expect(twoClaimFlaws(trueFalse(statement))).toHaveLength(1);
});

test.each([
  'Iron and copper are better conductors than glass.',
  'Diamond guesses that islanders and sailors are equally clever.',
  'Trade grew because of cheap coal.',
  'The winner spoke of “bread and what makes it rise”.',
  'Skeptics are worth hearing, though not worth selling to.',
])('one claim: %s', (statement) => {
  expect(twoClaimFlaws(trueFalse(statement))).toEqual([]);
});

test('other kinds claim nothing', () => {
  expect(twoClaimFlaws(mcq())).toEqual([]);
});
