import { isCorrectAnswer } from '@morsel/sdk/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { QuestionContent } from '../items/item-content.ts';
import { SAMPLE_QUESTIONS, aBookFile } from '../testing/sample-book.ts';
import type { QuestionEntry } from './book-file.ts';
import { composeItems } from './compose-book-items.ts';

const { mcq, trueFalse, matchPairs, arrangeList } = SAMPLE_QUESTIONS;

function compose(entry: QuestionEntry, bookKey = 'book-of-metals'): QuestionContent {
  const [item] = composeItems(aBookFile({ key: bookKey, questions: [entry], flashcards: [] }));
  if (item === undefined || item.content.kind === 'flashcard') throw new Error('question expected');
  return item.content;
}

const flat = ({ body }: QuestionContent) => (Array.isArray(body.options) ? body.options : []);
const key = fc.stringMatching(/^[a-z]{1,12}$/);
const runs = { numRuns: 200 };

test('items keep the order of the file, questions before flashcards', () => {
  const items = composeItems(aBookFile());
  expect(items.map(({ libraryKey, position }) => [position, libraryKey])).toEqual([
    [0, 'liquid-metal'],
    [1, 'mercury-floats'],
    [2, 'signs'],
    [3, 'weights'],
    [4, 'amalgam'],
  ]);
});

test('the same file gives the same items', () => {
  expect(composeItems(aBookFile())).toEqual(composeItems(structuredClone(aBookFile())));
});

test('the key of an mcq points at the answer, whatever the shuffle', () => {
  const property = fc.property(key, (itemKey) => {
    const content = compose({ ...mcq, key: itemKey });
    expect(flat(content)[Number(content.answerKey.answer)]).toBe('Mercury');
    expect(flat(content).toSorted()).toEqual(['Copper', 'Iron', 'Mercury', 'Silver']);
  });
  fc.assert(property, runs);
});

test('keys of mcq come to stand at each position', () => {
  const keys = Array.from({ length: 200 }, (_, index) => `item-${index}`);
  const places = keys.map((itemKey) => compose({ ...mcq, key: itemKey }).answerKey.answer);
  for (const place of [0, 1, 2, 3]) {
    expect(places.filter((found) => found === place).length).toBeGreaterThan(25);
  }
});

test.each([
  [['5 cents', '10 cents', '1 cent'], '20 cents', ['1 cent', '5 cents', '10 cents', '20 cents']],
  [['1871', '1838'], '1859', ['1838', '1859', '1871']],
])('numbers are shown ascending: %j and %s', (distractors, answer, expected) => {
  const content = compose({ ...mcq, answer, distractors });
  expect(content.body.options).toEqual(expected);
  expect(content.answerKey.answer).toBe(expected.indexOf(answer));
});

test.each([
  [true, 0],
  [false, 1],
])('the statement that is %s has the key %d', (answer, expected) => {
  const content = compose({ ...trueFalse, answer });
  expect(content.answerKey.answer).toBe(expected);
  expect(content.body.options).toEqual(['TRUE', 'FALSE']);
});

test('columns are stored out of order, and their rows do not line up', () => {
  const property = fc.property(key, (itemKey) => {
    const { body, answerKey } = compose({ ...matchPairs, key: itemKey });
    if (Array.isArray(body.options)) throw new Error('columns expected');
    const { left, right } = body.options;
    const answer = Object.fromEntries(matchPairs.pairs);
    expect(answerKey.answer).toEqual(answer);
    expect(left.toSorted()).toEqual(['Iron', 'Mercury', 'Silver']);
    expect(right.toSorted()).toEqual(['Ag', 'Fe', 'Hg']);
    expect(left).not.toEqual(['Iron', 'Mercury', 'Silver']);
    expect(left.map((text) => answer[text])).not.toEqual(right);
  });
  fc.assert(property, runs);
});

test('a list is stored unsolved, and its key puts it in order', () => {
  const property = fc.property(key, (itemKey) => {
    const content = compose({ ...arrangeList, key: itemKey });
    const { answer } = content.answerKey;
    if (!Array.isArray(answer)) throw new Error('order expected');
    expect(answer.map((index) => flat(content)[index])).toEqual(arrangeList.order);
    expect(isCorrectAnswer('arrange_list', { answer }, [0, 1, 2])).toBe(false);
  });
  fc.assert(property, runs);
});
