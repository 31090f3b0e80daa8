import { expect, test } from 'vitest';

import { joinedLines } from './paragraphs.ts';

const WORDS = new Set(['wonderful', 'high-water', 'the', 'tide', 'tables', '바닷물은']);

test.each([
  ['The wonder-', 'ful sea', 'The wonderful sea'],
  ['The wonder\u2010', 'ful sea', 'The wonderful sea'],
  ['The unheard-', 'ofword sea', 'The unheardofword sea'],
  ['The high-', 'water mark', 'The high-water mark'],
  ['The tide-', 'tables of', 'The tide-tables of'],
  ['The best-', 'known bore', 'The best-known bore'],
  ['Anglo-', 'Saxon ships', 'Anglo-Saxon ships'],
  ['The sea—', 'wide', 'The sea—wide'],
  ['The sea —', 'wide', 'The sea — wide'],
  ['the end of a', 'line', 'the end of a line'],
  ['T', 'he sea', 'The sea'],
  ['A', 'sea', 'A sea'],
  ['潮は', '満ちる。', '潮は満ちる。'],
  ['潮のデータ', 'ーを', '潮のデーターを'],
  ['潮は、', '満ちる。', '潮は、満ちる。'],
  ['바닷', '물은 오른다', '바닷물은 오른다'],
  ['바닷가', '물은 오른다', '바닷가 물은 오른다'],
  ['潮のコピー', '機', '潮のコピー機'],
])('%j and %j', (text, next, expected) => {
  expect(joinedLines(text, next, WORDS)).toBe(expected);
});
