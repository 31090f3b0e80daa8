import { describe, expect, test } from 'vitest';

import { emptyBook } from './new-book.ts';
import { sharedBook } from './shared-book.ts';
import { withoutShared } from './use-shares.ts';

const params = (shared: Record<string, string>) => new URLSearchParams(shared);

describe('what was shared fills the form', () => {
  test.each([
    [{ title: 'Meditations' }, 'Meditations', ''],
    [{ text: 'Meditations' }, 'Meditations', ''],
    [{ title: 'Meditations by Marcus Aurelius' }, 'Meditations', 'Marcus Aurelius'],
    [{ text: '“Meditations” by Marcus Aurelius.' }, 'Meditations', 'Marcus Aurelius'],
    [
      { title: 'Meditations', text: 'Meditations by Marcus Aurelius https://shop.example/m' },
      'Meditations',
      'Marcus Aurelius',
    ],
    [{ text: 'Emma\nhttps://shop.example/emma' }, 'Emma', ''],
    [{ text: 'https://shop.example/emma' }, '', ''],
    [{ title: ' ', text: '' }, '', ''],
    [{ title: 'Death by' }, 'Death by', ''],
    [{ title: '\u202EEmma\u200B by Jane\u2069 Austen' }, 'Emma', 'Jane Austen'],
  ])('%o', (shared, title, author) => {
    expect(sharedBook({ words: params(shared) })).toEqual({ ...emptyBook, title, author });
  });
});

test('of a title of any length no more is looked at than a line holds', () => {
  const { title } = sharedBook({ words: params({ title: `Emma ${'"'.repeat(1_000_000)}a` }) });
  expect(title).toBe('Emma');
});

test.each([
  [{ url: 'https://example.org/cover.jpg' }, 'https://example.org/cover.jpg'],
  [{ text: 'Emma https://example.org/c.png?w=2' }, 'https://example.org/c.png?w=2'],
  [{ url: 'http://example.org/cover.jpg' }, ''],
  [{ url: 'https://example.org/page' }, ''],
  [{ url: 'javascript:alert(1)' }, ''],
])('of the addresses in %o, the cover is "%s"', (shared, imageUrl) => {
  expect(sharedBook({ words: params(shared) }).imageUrl).toBe(imageUrl);
});

test('a file goes into the form, and words that are too long for a title are notes', () => {
  const file = new File(['x'], 'a.epub');
  expect(sharedBook({ file, words: params({ text: 'From Files' }) })).toEqual({
    ...emptyBook,
    file,
  });
  const notes = 'The tide comes in twice a day. '.repeat(20).trim();
  const words = params({ title: 'Tides by Ann Author', text: `${notes} https://a.example/b` });
  expect(sharedBook({ words })).toEqual({
    ...emptyBook,
    title: 'Tides',
    author: 'Ann Author',
    notes,
  });
});

test('the rest of the address stays', () => {
  expect(
    withoutShared(params({ title: 'a', page: '2', url: 'b', share: 'missed' })).toString(),
  ).toBe('page=2');
});
