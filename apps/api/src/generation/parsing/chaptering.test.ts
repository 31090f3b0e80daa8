import { expect, test } from 'vitest';

import { type Block, heading, paragraph } from './blocks.ts';
import { chaptersOf, sectionsOf } from './chaptering.ts';
import { withoutFrontMatter } from './front-matter.ts';

const words = (count: number) => paragraph('word '.repeat(count).trim());
const titlesOf = (blocks: readonly Block[]) => sectionsOf(blocks).map(({ title }) => title);

test.each<[string, Block[], (string | undefined)[]]>([
  [
    'chapters below the title of the book',
    [heading('The Sea', 1), heading('One', 2), words(9), heading('Two', 2), words(9)],
    ['One', 'Two'],
  ],
  [
    'chapters of parts that are too long to be chapters',
    [
      heading('Part One', 1),
      heading('Ebb', 2),
      words(9000),
      heading('Flow', 2),
      words(9000),
      heading('Part Two', 1),
      heading('Spring', 2),
      words(9),
    ],
    ['Ebb', 'Flow', 'Spring'],
  ],
  [
    'no sections of chapters that are short enough',
    [
      heading('Ebb', 1),
      heading('a', 2),
      words(9),
      heading('b', 2),
      words(9),
      heading('Flow', 1),
      words(9),
    ],
    ['Ebb', 'Flow'],
  ],
  [
    'a number and its title as one',
    [heading('Chapter I.', 2), heading('The Sea', 2), words(9), heading('Chapter II', 2), words(9)],
    ['Chapter I: The Sea', 'Chapter II'],
  ],
  ['what is before the first heading', [words(9), heading('One', 1), words(9)], [undefined, 'One']],
])('%s', (_, blocks, titles) => {
  expect(titlesOf(blocks)).toEqual(titles);
});

test('a title that the text repeats is no part of the text', () => {
  const blocks = [
    heading('1. The Sea', 1),
    paragraph('1.'),
    paragraph('THE SEA'),
    paragraph('Wide.'),
    heading('2. The Shore', 1),
    paragraph('Narrow.'),
  ];
  expect(chaptersOf(sectionsOf(blocks), 'Text')).toEqual([
    { title: '1. The Sea', text: 'Wide.' },
    { title: '2. The Shore', text: 'Narrow.' },
  ]);
});

test.each<[string, string, string]>([
  ['by its title', 'Copyright Page', 'word '.repeat(99)],
  ['by its title', 'Also by Morsel', 'word '.repeat(99)],
  ['by its title', 'Table des matières', 'word '.repeat(99)],
  ['by its title', 'INDEX.', 'word '.repeat(99)],
  ['by what it says', 'The Sea', `Copyright © Nobody. All rights reserved. ${'word '.repeat(99)}`],
  [
    'by its lines',
    'The Sea',
    Array.from({ length: 9 }, (_, page) => `Tides ..... ${page}`).join('\n'),
  ],
  ['by its length', 'For my mother', 'who could swim'],
])('what is about the book is left out, known %s: %s', (_, title, text) => {
  const book = { title: 'One', paragraphs: ['word '.repeat(99)] };
  const about = { title, paragraphs: text.split('\n') };
  expect(withoutFrontMatter([about, book])).toEqual([book]);
  expect(withoutFrontMatter([about])).toEqual([about]);
});

test('a section that holds much of the text stays, whatever heading was found above it', () => {
  const preface = { title: 'Preface', paragraphs: ['word '.repeat(99)] };
  const most = { title: 'CONTENTS', paragraphs: ['word '.repeat(2_500)] };
  const notes = { title: 'Notes', paragraphs: ['word '.repeat(1_100)] };
  expect(withoutFrontMatter([preface, most, notes])).toEqual([
    preface,
    { title: undefined, paragraphs: most.paragraphs },
  ]);
});
