import { describe, expect, test } from 'vitest';

import { matchPassages, wordsOf } from './match-passages.ts';

const passagesOf = (text: string, words: string, most = 5) =>
  matchPassages(text, wordsOf(words), most).map(({ passage }) => passage);

describe('a word is found', () => {
  test.each([
    ['whatever its case', 'ÜBER', 'Noch einmal über Wasser.'],
    ['by its beginning', 'memor', 'On memory and attention.'],
    ['with either apostrophe', "don't", 'They don’t know.'],
    ['in a script without spaces', '記憶', '人の記憶は不思議だ。'],
    ['with its marks', 'हिन्दी', 'यह हिन्दी है।'],
  ])('%s', (_, words, text) => {
    expect(passagesOf(text, words)).toEqual([text]);
  });

  test('not within another word', () => {
    expect(passagesOf('To start anew.', 'art')).toEqual([]);
  });
});

test('all words have to stand near each other', () => {
  const far = `Mercury ${'and so on '.repeat(200)} liquid`;
  expect(passagesOf(far, 'mercury liquid')).toEqual([]);
  expect(passagesOf('Mercury is liquid.', 'liquid mercury')).toEqual(['Mercury is liquid.']);
});

test('the closest come first, and passages do not overlap', () => {
  const filler = 'something else is said here. '.repeat(40);
  const text = `mercury in a room is liquid. ${filler}liquid mercury, mercury. ${filler}end`;
  const [first = '', second = '', ...more] = passagesOf(text, 'mercury liquid');
  expect(first).toContain('liquid mercury');
  expect(second).toContain('mercury in a room');
  expect(more).toEqual([]);
  expect(passagesOf(text, 'mercury liquid', 1)).toEqual([first]);
});

test('a passage is a part of the text, cut between words', () => {
  const text = `${'before it '.repeat(90)}needle${' after that'.repeat(90)}`;
  const [{ start, passage } = { start: -1, passage: '' }] = matchPassages(
    text,
    wordsOf('needle'),
    1,
  );
  expect(text.slice(start, start + passage.length)).toBe(passage);
  expect(passage).toMatch(/^(before|it) .*needle.* (after|that)$/);
});

test.each(['', ' — ', '⁂'])('without a word (%j) there is nothing to look for', (words) => {
  expect(() => wordsOf(words)).toThrow('no word to look for');
});
