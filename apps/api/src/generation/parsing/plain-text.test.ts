import { describe, expect, test } from 'vitest';

import { blocksOfPlainText } from './plain-text.ts';
import { sectionsOf } from './split-chapters.ts';

const words = (count: number) =>
  `${'word word word word word\n'.repeat(count / 5 - 1)}so it ends here.`;
const apart = (...pieces: readonly string[]) => pieces.join('\n\n\n');
const titlesOf = (text: string) => sectionsOf(blocksOfPlainText(text)).map(({ title }) => title);

describe('headings that are a number alone', () => {
  test.each<[string, string, (string | undefined)[]]>([
    [
      'with titles in capitals, below a heading that is named',
      apart(
        'PREFACE',
        words(30),
        'I\n\nTHE WORLD IN SPACE',
        words(30),
        'II\n\nTHE WORLD\nIN TIME',
        words(30),
      ),
      ['PREFACE', 'I: THE WORLD IN SPACE', 'II: THE WORLD IN TIME'],
    ],
    [
      'with a space that does not break',
      apart('Chapter\u00a01', words(30), 'Chapter\u00a02', words(30)),
      ['Chapter 1', 'Chapter 2'],
    ],
    [
      'in a row, without titles',
      apart('IX', words(30), 'X', words(30), 'XI', words(30)),
      ['IX', 'X', 'XI'],
    ],
    [
      'in a row, in figures',
      apart('1', words(700), '2', words(700), '3', words(30)),
      ['1', '2', '3'],
    ],
    [
      'that is where a page of the book begins',
      apart('CHAPTER I', words(300), '2', words(300), '3', words(300), 'CHAPTER II', words(30)),
      ['CHAPTER I', 'CHAPTER II'],
    ],
    [
      'that does not stand apart',
      `${apart('CHAPTER I', words(30))}\n\nI\n\n${words(30)}\n\nII\n\n${apart(words(30), 'CHAPTER II', words(30))}`,
      ['CHAPTER I', 'CHAPTER II'],
    ],
    [
      'that has neither a title nor a neighbour',
      apart('CHAPTER I', words(30), 'V', words(30), 'CHAPTER II', words(30)),
      ['CHAPTER I', 'CHAPTER II'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });
});

describe('lists of contents', () => {
  const names = ['Ebb', 'Flow', 'Spring', 'Neap', 'Surge', 'Bore'];
  const chapters = names.map((name, index) => `CHAPTER ${index + 1}. ${name}\n\n${words(600)}`);
  const titles = names.map((name, index) => `CHAPTER ${index + 1}. ${name}`);

  test.each<[string, string[], (string | undefined)[]]>([
    [
      'a line a chapter, and the opening of the book below',
      ['CONTENTS', ...titles.map((title) => `${title}    12`), words(400), ...chapters],
      ['Opening', ...titles],
    ],
    [
      'with a summary of each chapter',
      ['CONTENTS', ...titles.map((title) => `${title}\n\n${words(40)}`), ...chapters],
      titles,
    ],
    [
      'and chapters that are called by their number in each part',
      [...titles, ...titles].map((title) => `${title.slice(0, 9)}\n\n${words(600)}`),
      [...titles, ...titles].map((title) => title.slice(0, 9)),
    ],
    [
      'that are too short to be sure of',
      ['Part One', 'Epilogue', words(30), ...chapters, 'Epilogue', words(600)],
      ['Epilogue', ...titles, 'Epilogue'],
    ],
  ])('%s', (_, pieces, expected) => {
    expect(titlesOf(apart(...pieces))).toEqual(expected);
  });
});

test.each<[string, string]>([
  ['that somebody says', '“Now,” said Alyosha, “I understand the first half.”'],
  ['that introduces a letter', 'On my return, I found the following letter from my father:—'],
])('a paragraph below a number is no title: one %s', (_, line) => {
  const [first] = sectionsOf(blocksOfPlainText(apart('CHAPTER I', line, 'CHAPTER II', words(30))));
  expect(first?.paragraphs[0]).toBe(line);
});

test('a paragraph below a whole heading is no title', () => {
  const text = apart(
    'CHAPTER I. The Prophet',
    'Shipmates, have ye shipped',
    words(30),
    'CHAPTER II',
    words(30),
  );
  expect(titlesOf(text)).toEqual(['CHAPTER I. The Prophet', 'CHAPTER II']);
});

test.each<[string, string[], string]>([
  ['taken out', ['{1}', '{2}', '[Pg 3]', '{iv}', '{5}'], 'Upon its axis.'],
  ['kept where they may mean something else', ['{1}'], 'Upon its {6} axis.'],
])('marks of pages are %s', (_, marks, sentence) => {
  const blocks = blocksOfPlainText(apart(...marks, 'Upon its {6} axis.'));
  expect(blocks.at(-1)?.text).toBe(sentence);
  expect(blocks).toHaveLength(marks.length === 1 ? 2 : 1);
});
