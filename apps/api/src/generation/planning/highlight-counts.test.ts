import { expect, test } from 'vitest';

import { highlightCounts } from './highlight-counts.ts';

test('highlights are found whatever their case and punctuation; a few letters are none', async () => {
  const texts = [
    'Bakers of the old town, it is said, baked before dawn. Bread was dear.',
    'The river flooded each spring.',
  ];
  const highlights = [
    'bakers of the old town it is said',
    '“THE RIVER flooded each spring”',
    'Bread',
  ];
  expect(await highlightCounts(highlights, texts)).toEqual([1, 1]);
});

test('without highlights nothing is counted', async () => {
  expect(await highlightCounts([], ['A text.'])).toEqual([0]);
});
