import { describe, expect, test } from 'vitest';

import { emptyBook } from './new-book.ts';
import { isShared, sharedBook, withoutShared } from './shared-book.ts';

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
  ])('%o', (shared, title, author) => {
    expect(sharedBook(params(shared))).toEqual({ ...emptyBook, title, author });
  });
});

test.each([
  [{ url: 'https://example.org/cover.jpg' }, 'https://example.org/cover.jpg'],
  [{ text: 'Emma https://example.org/c.png?w=2' }, 'https://example.org/c.png?w=2'],
  [{ url: 'http://example.org/cover.jpg' }, ''],
  [{ url: 'https://example.org/page' }, ''],
  [{ url: 'javascript:alert(1)' }, ''],
])('of the addresses in %o, the cover is "%s"', (shared, imageUrl) => {
  expect(sharedBook(params(shared)).imageUrl).toBe(imageUrl);
});

test('the rest of the address stays', () => {
  expect(isShared(params({ text: '' }))).toBe(true);
  expect(isShared(params({ page: '2' }))).toBe(false);
  expect(withoutShared(params({ title: 'a', page: '2', url: 'b' })).toString()).toBe('page=2');
});
