import { expect, test } from 'vitest';

import { aPending } from '../../testing/pending.ts';
import { operationText, reasonText, whenText } from './waiting-row.tsx';

test.each([
  [{ kind: 'answer', value: 1 }, 'Answer'],
  [{ kind: 'rating', value: 'hard' }, 'Rated hard'],
  [{ kind: 'mastery', value: true }, 'Mastered'],
  [{ kind: 'mastery', value: false }, 'Put back in the feed'],
  [{ kind: 'shelf', value: true }, 'Added to the shelf'],
  [{ kind: 'shelf', value: false }, 'Removed from the shelf'],
  [{ kind: 'undo', value: 'answer-1' }, 'Taken back'],
  [{ kind: 'claim', value: 'answer-1' }, '“I was right”'],
] as const)('%j is called "%s"', (action, words) => {
  expect(operationText({ ...action, target: 1 })).toBe(words);
});

test('when it was done is told by the device’s own clock', () => {
  const noon = new Date(2026, 10, 21, 12, 5).getTime();
  expect(whenText({ answeredAt: noon })).toBe('Sat, Nov 21, 12:05');
});

const problem = { type: 'about:blank', title: 'No', status: 404, detail: 'Question not found' };

test.each([
  [aPending(), undefined],
  [aPending({ state: 'refused', problem }), 'Question not found'],
  [
    aPending({ state: 'aside', problem: { ...problem, detail: 'Down' } }),
    'Morsel failed on this three times. It is kept, and the others go on without it.',
  ],
  [aPending({ problem: { ...problem, detail: 'Down' } }), 'Last try: Down'],
])('the reason of %j', (operation, words) => {
  expect(reasonText(operation)).toBe(words);
});
