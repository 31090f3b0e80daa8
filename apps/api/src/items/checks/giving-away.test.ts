import { expect, test } from 'vitest';

import { flashcard, mcq, trueFalse } from '../../testing/sample-content.ts';
import { givingAwayFlaws, overaskedFlaws } from './giving-away.ts';

const asking = mcq({
  stem: 'What makes hawks ruin a peace among doves?',
  options: ['A single hawk wins each fight', 'Doves forget their chicks', 'Food runs short'],
  answer: 'A single hawk wins each fight',
});

test.each([
  ['its statement', trueFalse('Among doves a single hawk wins whatever fight it finds.')],
  [
    'its explanation',
    mcq({
      stem: 'Why is peace unstable?',
      explanation: 'A single hawk wins each fight with doves.',
    }),
  ],
  ['its back', flashcard('Why do doves lose their peace?', 'A single hawk wins each fight.')],
])('an item tells the answer of another by %s', (_, telling) => {
  const details = givingAwayFlaws([asking, telling]).map(({ detail }) => detail);
  expect(details.join()).toContain('“A single hawk wins each fight”');
});

test.each([
  ['speaks of something else', trueFalse('Whales breathe air at the surface.')],
  ['names the subject alone', flashcard('What is a dove?', 'One who threatens and flees.')],
])('an item that %s gives nothing away', (_, other) => {
  expect(givingAwayFlaws([asking, other])).toEqual([]);
});

const wanting = (answer: string, count: number) =>
  Array.from({ length: count }, (_, index) => flashcard(`What fits case ${index}?`, answer));

test.each([
  ['Loss aversion', 3, 0],
  ['Loss aversion', 4, 1],
  ['Anchoring', 5, 1],
])('“%s”, wanted %d times', (answer, count, expected) => {
  expect(overaskedFlaws(wanting(answer, count))).toHaveLength(expected);
});
