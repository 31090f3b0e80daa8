import { expect, test } from 'vitest';

import { chapterAt } from './chapter-at.ts';

const WORDS = [100, 100, 300, 500];
/** The first two chapters are in one document, after two that are about the book. */
const SPINE = [3, 3, 4, 7];

test.each<[string, number, number]>([
  ['at the start', 0, 1],
  ['at the end of the first chapter', 0.099, 1],
  ['at the start of the second', 0.1, 2],
  ['within the third', 0.43, 3],
  ['within the last', 0.9, 4],
  ['at the end', 1, 4],
])('the share of a file decides where nothing else is known: %s', (_, share, chapter) => {
  expect(
    chapterAt({ share, place: '/body/DocFragment[9]' }, { words: WORDS, spineItems: null }),
  ).toBe(chapter);
  expect(chapterAt({ share, place: '17' }, { words: WORDS, spineItems: SPINE })).toBe(chapter);
});

test.each<[string, string, number, number]>([
  ['in a document of one chapter, whatever the share', '/body/DocFragment[4]/body/p[2]', 0.02, 3],
  ['in one of two chapters, by the share', '/body/DocFragment[3]/body/p[1]/text().0', 0.05, 1],
  ['in one of two chapters, no later than the second', '/body/DocFragment[3]/body/p[90]', 0.6, 2],
  ['in a document that goes on with a chapter', '/body/DocFragment[6]/body', 0.02, 3],
  ['after the last chapter', '/body/DocFragment[12]/body', 0.9, 4],
  ['before the first', '/body/DocFragment[1]/body/div', 0.3, 1],
  ['in the only document', '/body/DocFragment/body/p[1]', 0.3, 1],
])('the document of an e-book decides: %s', (_, place, share, chapter) => {
  expect(chapterAt({ share, place }, { words: WORDS, spineItems: SPINE })).toBe(chapter);
});
