import { expect, test } from 'vitest';

import { aPending } from '../../testing/pending.ts';
import { kindWords, reasonWords, whenWords } from './operation-words.ts';

test.each([
  [{ kind: 'answer', value: 1 }, 'Answer'],
  [{ kind: 'rating', value: 'hard' }, 'Rated hard'],
  [{ kind: 'mastery', value: true }, 'Mastered'],
  [{ kind: 'mastery', value: false }, 'Put back in the feed'],
  [{ kind: 'shelf', value: true }, 'Added to the shelf'],
  [{ kind: 'shelf', value: false }, 'Removed from the shelf'],
] as const)('%j is called "%s"', (deed, words) => {
  expect(kindWords({ ...deed, target: 1 })).toBe(words);
});

test('when it was done is told by the device’s own clock', () => {
  const noon = new Date(2026, 10, 21, 12, 5).getTime();
  expect(whenWords({ answeredAt: noon })).toBe('Sat, Nov 21, 12:05');
});

const problem = { type: 'about:blank', title: 'No', status: 404, detail: 'Question not found' };

test.each([
  [aPending(), undefined],
  [aPending({ state: 'refused', problem }), 'Question not found'],
  [aPending({ problem: { ...problem, detail: 'Down' } }), 'Last try: Down'],
])('the reason of %j', (operation, words) => {
  expect(reasonWords(operation)).toBe(words);
});
