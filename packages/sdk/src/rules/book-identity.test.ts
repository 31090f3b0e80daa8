import { expect, test } from 'vitest';

import { bookIdentity, bookSlug } from './book-identity.ts';

test.each([
  ['spaces around and within', '  The  Lean\tStartup ', 'Eric   Ries'],
  ['case', 'THE LEAN startup', 'eric RIES'],
  ['signs that are not seen', 'The\u200B Lean\u202E Startup\uFE0F', 'Eric\u2060 Ries\uFEFF'],
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

test('a book is found again without the joiners that many leave out', () => {
  expect(bookIdentity('می\u200Cخواهم', 'X')).toBe(bookIdentity('میخواهم', 'X'));
});

test.each([
  ['The Lean Startup', 'Eric Ries', 'the-lean-startup-by-eric-ries'],
  ['What’s Next? (Vol. 2)', 'J. R. R. Tolkien', 'whats-next-vol-2-by-j-r-r-tolkien'],
  ['Catch-22', 'Joseph Heller', 'catch-22-by-joseph-heller'],
  ['  Thinking,   Fast & Slow ', ' Daniel Kahneman ', 'thinking-fast-slow-by-daniel-kahneman'],
  ['Sapiens\t\nA History', 'Harari', 'sapiens-a-history-by-harari'],
  ['Über den Wolken', 'Jürgen Groß', 'über-den-wolken-by-jürgen-groß'],
  ['U\u0308ber', 'X', 'über-by-x'],
  ['罪と罰', 'ドストエフスキー', '罪と罰-by-ドストエフスキー'],
  ['हिन्दी', 'क', 'हिन्दी-by-क'],
  ['snake_case', 'A', 'snakecase-by-a'],
  ['C++', 'Bjarne', 'c-by-bjarne'],
  ['C', 'Bjarne', 'c-by-bjarne'],
  ['❤\uFE0F Emma\u3164', 'می\u200Cخواهم', 'emma-by-میخواهم'],
  ['!!!', '???', '-by-'],
])('%s by %s', (title, author, slug) => {
  expect(bookSlug(title, author)).toBe(slug);
});
