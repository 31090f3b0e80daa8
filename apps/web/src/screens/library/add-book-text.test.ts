import { ApiError, UnknownReaderError } from '@morsel/sdk';
import { expect, test } from 'vitest';

import type { Addition } from '../../data/books/add-book.ts';
import { aSource } from '../../testing/generation.ts';
import {
  additionText,
  creationFailureText,
  isWorthAnotherTry,
  nextStepText,
} from './add-book-text.ts';

const done = <Value>(value: Value): PromiseFulfilledResult<Value> => ({
  status: 'fulfilled',
  value,
});
const failed = (reason: unknown): PromiseRejectedResult => ({ status: 'rejected', reason });

const answer = (status: number, detail: string) =>
  new ApiError({
    status,
    statusText: '',
    body: '',
    problem: { type: 'about:blank', title: '', status, detail },
  });

const addition = (changes: Partial<Addition> = {}): Addition => ({
  book: { id: 12, title: 'Meditations' },
  shelved: done(undefined),
  questions: done({ count: 10 }),
  flashcards: done({ count: 8 }),
  ...changes,
});

const offline = 'Morsel could not be reached, or something broke.';

test.each<[string, Partial<Addition>, number, string]>([
  ['shelved', {}, 0, '"Meditations" is on your shelf.'],
  [
    'not shelved',
    { shelved: failed(new Error('Failed to add book', { cause: answer(404, 'Book not found') })) },
    0,
    '"Meditations" was added, but it is not on your shelf. Book not found.',
  ],
  [
    'waiting',
    { book: { id: 12, title: 'Meditations', listed: false } },
    1,
    'Other readers find it once an admin has approved it.',
  ],
  ['questions', {}, 1, '10 questions are in your feed.'],
  [
    'fewer',
    { questions: done({ count: 2, reason: 'Busy.' }) },
    1,
    '2 questions are in your feed. Busy.',
  ],
  ['one', { flashcards: done({ count: 1 }) }, 2, '1 flashcard is in your feed.'],
  ['a reason', { questions: done({ count: 0, reason: 'No text.' }) }, 1, 'No text.'],
  [
    'a text of one word',
    { text: done({ ...aSource(), words: 1, chapters: [{ title: 'Clio', words: 1 }] }) },
    1,
    'Its text was read: 1 word in 1 chapter.',
  ],
  ['no reason', { questions: done({ count: 0 }) }, 1, 'No questions were generated.'],
  [
    'unreached',
    { flashcards: failed(new TypeError('x')) },
    2,
    `No flashcards were generated. ${offline}`,
  ],
  [
    'refused',
    { flashcards: failed(answer(403, 'Not yours.')) },
    2,
    'No flashcards were generated. Not yours.',
  ],
])('%s', (_, changes, line, words) => {
  expect(additionText(addition(changes))[line]).toBe(words);
});

test('questions and flashcards that fail for one reason say it once', () => {
  const nothing = done({ count: 0, reason: 'No text.' });
  const words = additionText(addition({ questions: nothing, flashcards: nothing }));
  expect(words).toEqual(['"Meditations" is on your shelf.', 'No text.']);
});

test.each<[string, Partial<Addition>, boolean]>([
  ['all well', {}, false],
  ['nothing made', { questions: done({ count: 0 }) }, true],
  ['not reached', { questions: failed(new TypeError('x')) }, true],
  ['broken', { flashcards: failed(answer(503, 'Down')) }, true],
  ['too many', { flashcards: failed(answer(429, 'Later')) }, true],
  ['refused', { questions: failed(answer(403, 'Not yours')) }, false],
  ['shelf refused', { shelved: failed(new Error('', { cause: answer(404, '') })) }, false],
  ['text refused', { text: failed(answer(400, 'Locked')) }, true],
  ['nothing asked for', { shelved: done(undefined) }, false],
  ['shelf broken', { shelved: failed(new Error('', { cause: answer(500, '') })) }, true],
])('another try when %s', (_, changes, worth) => {
  expect(isWorthAnotherTry(addition(changes))).toBe(worth);
});

const unreadable = new ApiError({
  status: 400,
  statusText: '',
  body: '',
  problem: { type: 'about:blank', title: '', status: 400, detail: 'Locked', field: 'file' },
});

test.each<[string, Partial<Addition>, string]>([
  ['another text', { text: failed(unreadable) }, 'Choose another text or take it out,'],
  ['the same again', { text: failed(new TypeError('x')) }, 'Press the button again to try'],
  [
    'what the reason says',
    { questions: done({ count: 0 }) },
    'Then press the button to generate again.',
  ],
])('what to do next: %s', (_, changes, words) => {
  expect(nextStepText(addition(changes))).toContain(words);
});

const creationFailed = (cause: unknown) => new Error('Failed to add book', { cause });

test.each<[string, Error, string]>([
  ['refused', creationFailed(answer(400, 'title is required')), 'title is required.'],
  ['broken', creationFailed(answer(500, 'Internal')), 'Something broke on our side.'],
  ['not reached', creationFailed(new TypeError('Failed to fetch')), 'Check your connection,'],
  ['nobody', new UnknownReaderError('No user ID available'), 'Load the page again.'],
])('a book that was not added says why: %s', (_, error, words) => {
  expect(creationFailureText(error)).toContain(words);
});
