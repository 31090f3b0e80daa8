import { expect, test } from 'vitest';

import { placeHighlights } from './place-highlights.ts';

const words = (count: number) => 'tide '.repeat(count).trim();
const [some, many, most] = [words(100), words(500), words(1200)];

test.each<[string, string[], number | undefined, { toLast: string[]; chapters: string[][] }]>([
  ['into the first chapter', [some, some], undefined, { toLast: [], chapters: [[some, some]] }],
  ['to the end of the last', [some], 800, { toLast: [some], chapters: [] }],
  ['into another where the last is full', [some], 900, { toLast: [], chapters: [[some]] }],
  ['into both', [some, many, some], 300, { toLast: [some, many], chapters: [[some]] }],
  ['one that is longer alone', [most, some], 10, { toLast: [], chapters: [[most], [some]] }],
  ['nowhere', [], 10, { toLast: [], chapters: [] }],
])('highlights go %s', (_, paragraphs, lastWords, growth) => {
  expect(placeHighlights(paragraphs, lastWords)).toEqual(growth);
});
