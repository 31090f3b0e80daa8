import { expect, test } from 'vitest';

import { withoutFrontMatter } from './front-matter.ts';
import { chaptersOf, sectionsOf } from './split-chapters.ts';
import { type Block, heading, paragraph } from './text-blocks.ts';

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
    'sections of the one chapter that is too long, and of no other',
    [
      ...['Ebb', 'Flow', 'Spring'].flatMap((title) => [
        heading(title, 1),
        heading('a', 2),
        words(9),
        heading('b', 2),
        words(9),
      ]),
      heading('Neap', 1),
      words(9),
      heading('Moon', 2),
      words(9000),
      heading('Sun', 2),
      words(9000),
    ],
    ['Ebb', 'Flow', 'Spring', 'Neap', 'Moon', 'Sun'],
  ],
  [
    'no letters of an index',
    [
      heading('One', 1),
      words(9),
      heading('Index', 1),
      ...[...'ABEFM'].flatMap((letter) => [heading(letter, 1), words(9)]),
    ],
    ['One', 'Index'],
  ],
  [
    'the chapters of a novel from A to F',
    [...'ABCDEF'].flatMap((letter) => [heading(letter, 1), words(900)]),
    [...'ABCDEF'],
  ],
  [
    'the numerals of chapters that each part counts anew',
    ['Ebb', 'Flow'].flatMap((title) => [
      heading(title, 1),
      ...['I', 'II', 'V', 'X'].flatMap((numeral) => [heading(numeral, 2), words(4000)]),
    ]),
    ['I', 'II', 'V', 'X', 'I', 'II', 'V', 'X'],
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

test.each<[string, string[]]>([
  ['a line of rights at its foot', ['© 2010–2016, Nobody. All rights reserved. ISBN 0-00']],
  ['two lines of rights', ['Copyright 2010 Nobody', 'All rights reserved.']],
])('a short chapter stays, without %s', (_, notice) => {
  const text = 'Water climbs the shore. '.repeat(30);
  const chapter = { title: 'Ebb', paragraphs: [text, ...notice] };
  expect(withoutFrontMatter([chapter])).toEqual([{ title: 'Ebb', paragraphs: [text] }]);
});

test('a preface that follows the contents without a heading stays, without them', () => {
  const preface = ['Water climbs the shore. '.repeat(90)];
  const contents = Array.from({ length: 9 }, (_, page) => `Tides ..... ${page}`);
  const opening = { title: undefined, paragraphs: [...contents, ...preface] };
  expect(withoutFrontMatter([opening])).toEqual([{ title: undefined, paragraphs: preface }]);
});

test('an essay whose title speaks of notes is none', () => {
  const sections = ['Notes on the Tides', 'Ebb', 'Flow', 'Notes to the text'].map((title) => ({
    title,
    paragraphs: ['word '.repeat(99)],
  }));
  expect(withoutFrontMatter(sections).map(({ title }) => title)).toEqual([
    'Notes on the Tides',
    'Ebb',
    'Flow',
  ]);
});

test.each(['Copyright Wars', 'Praise for Effort', 'Sources', 'More by Accident'])(
  'a chapter between others is of the book, though it is called %s',
  (title) => {
    const chapters = ['Ebb', title, 'Flow'].map((name) => ({
      title: name,
      paragraphs: ['word '.repeat(900)],
    }));
    expect(withoutFrontMatter(chapters)).toEqual(chapters);
    expect(withoutFrontMatter(chapters.slice(1))).toEqual(chapters.slice(2));
  },
);
