import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { SAMPLE_QUESTIONS, aBookFile } from '../testing/sample-book.ts';
import { BookFileError, parseBookFile, readLibrary } from './read-library.ts';

const FILE = 'book-of-metals.json';
const [card] = aBookFile().flashcards;
const { mcq, matchPairs, arrangeList } = SAMPLE_QUESTIONS;

test('a book file is read as it is written', () => {
  const book = aBookFile();
  expect(parseBookFile(JSON.stringify(book), FILE)).toEqual(book);
});

const broken: [string, unknown][] = [
  ['/title', aBookFile({ title: '' })],
  ['/topic', { ...aBookFile(), topic: 'Cooking' }],
  ['/pages', { ...aBookFile(), pages: 300 }],
  ['/questions/1/type', { ...aBookFile(), questions: [mcq, { ...mcq, type: 'essay' }] }],
  ['/questions/0/difficulty', { ...aBookFile(), questions: [{ ...mcq, difficulty: 4 }] }],
  ['/questions/0/pairs/0', { ...aBookFile(), questions: [{ ...matchPairs, pairs: [['Iron']] }] }],
  ['/questions/0/hint', { ...aBookFile(), questions: [{ ...mcq, hint: 'No.' }] }],
  ['/questions/0', { ...aBookFile(), questions: [{ ...arrangeList, order: undefined }] }],
  ['/flashcards/0/key', { ...aBookFile(), flashcards: [{ ...card, key: 'No Spaces' }] }],
  ['key liquid-metal', aBookFile({ questions: [mcq, mcq] })],
  ['key liquid-metal', aBookFile({ questions: [{ ...mcq, distractors: ['Iron', 'Mercury'] }] })],
  ['key weights', aBookFile({ questions: [{ ...arrangeList, order: ['Tin', 'Tin', 'Zinc'] }] })],
  ['/key', aBookFile({ key: 'another-name' })],
];

test.each(broken)('a flaw at %s is named with its file', (place, data) => {
  const parse = () => parseBookFile(JSON.stringify(data), FILE);
  expect(parse).toThrow(BookFileError);
  expect(parse).toThrow(`${FILE} at ${place}`);
});

test.each(['', '{', '[]', 'null'])('%j is no book', (text) => {
  expect(() => parseBookFile(text, FILE)).toThrow(FILE);
});

test('one broken file stops the reading of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, FILE), JSON.stringify(aBookFile()));
  expect(readLibrary(folder)).toEqual([aBookFile()]);
  writeFileSync(join(folder, 'other.json'), '{"key": 1}');
  expect(() => readLibrary(folder)).toThrow('other.json');
});
