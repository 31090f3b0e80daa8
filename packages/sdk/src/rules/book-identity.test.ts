import { expect, test } from 'vitest';

import { bookIdentity } from './book-identity.ts';

test.each([
  ['spaces around and within', '  The  Lean\tStartup ', 'Eric   Ries'],
  ['case', 'THE LEAN startup', 'eric RIES'],
])('%s do not make another book', (_, title, author) => {
  expect(bookIdentity(title, author)).toBe(bookIdentity('The Lean Startup', 'Eric Ries'));
});

test.each([
  ['another author', 'The Lean Startup', 'Eric Rice'],
  ['punctuation', 'The Lean Startup!', 'Eric Ries'],
  ['words that moved to the author', 'The Lean', 'Startup Eric Ries'],
])('%s makes another book', (_, title, author) => {
  expect(bookIdentity(title, author)).not.toBe(bookIdentity('The Lean Startup', 'Eric Ries'));
});

test('both ways to write an accent are one', () => {
  expect(bookIdentity('Cafe\u0301', 'X')).toBe(bookIdentity('Café', 'X'));
});
