import { expect, test } from 'vitest';

import { sentencesOf } from './sentences.ts';

const cut = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test.each<[string, string[]]>([
  ['One. Two!  “Three?” Four', ['One.', 'Two!', '“Three?”', 'Four']],
  ['Dr. Snow met J. S. Mill. They spoke.', ['Dr. Snow met J. S. Mill.', 'They spoke.']],
  ['It is 2.5 km long. 40 men dug it.', ['It is 2.5 km long.', '40 men dug it.']],
  ['A heading\n\nA paragraph.', ['A heading', 'A paragraph.']],
  [
    '“Who?” asked Mr. Toad, e.g. Nobody knew… Then he left.',
    ['“Who?” asked Mr. Toad, e.g. Nobody knew…', 'Then he left.'],
  ],
  ['潮は満ちる。月が引く。', ['潮は満ちる。', '月が引く。']],
  ['  ', []],
])('%j', (text, expected) => {
  expect(cut(text)).toEqual(expected);
});
