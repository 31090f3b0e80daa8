import { createHash } from 'node:crypto';

import { bookIdentity } from '@morsel/sdk/rules';
import { describe, expect, test } from 'vitest';

import { identitiesOf, matchText } from './match-document.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

const TEXTS = [
  { sourceId: 1, bookId: 10, name: 'tides.epub', partialMd5: 'aa' },
  { sourceId: 2, bookId: 20, name: 'book.epub', partialMd5: null },
  { sourceId: 3, bookId: 30, name: 'book.epub', partialMd5: 'cc' },
  { sourceId: 4, bookId: 40, name: 'moons.epub', partialMd5: null },
  { sourceId: 5, bookId: 40, name: 'moons.epub', partialMd5: 'ee' },
];

const marks = (over: Partial<Parameters<typeof matchText>[0]>) => ({
  digest: 'zz',
  fileName: null,
  title: null,
  authors: null,
  ...over,
});

describe('the text of a document', () => {
  test.each([
    ['by its very file', { digest: 'aa' }, { bookId: 10, sourceId: 1, link: 'file' }],
    [
      'by the file, not by a name',
      { digest: 'cc', fileName: 'tides.epub' },
      { bookId: 30, sourceId: 3, link: 'file' },
    ],
    [
      'by the MD5 of the name',
      { digest: md5('tides.epub') },
      { bookId: 10, sourceId: 1, link: 'name' },
    ],
    ['by the name', { fileName: ' tides.epub' }, { bookId: 10, sourceId: 1, link: 'name' }],
    [
      'by a name of two texts of one book',
      { fileName: 'moons.epub' },
      { bookId: 40, sourceId: 4, link: 'name' },
    ],
    ['not by a name of two books', { fileName: 'book.epub' }, undefined],
    ['not at all', { fileName: 'suns.epub' }, undefined],
  ] as const)('is found %s', (_, document, match) => {
    expect(matchText(marks(document), TEXTS)).toEqual(match);
  });
});

describe('the books that a document may be', () => {
  test.each([
    ['one author', 'Tides', 'Ann Author', ['Tides', 'Ann Author']],
    [
      'a line for each author',
      'Tides',
      'Ann Author\nBob Other',
      ['Tides', 'Ann Author, Bob Other'],
    ],
    ['the first author alone', 'Tides', 'Ann Author\nBob Other', ['Tides', 'Ann Author']],
    ['joined by "and"', 'Tides', 'Ann Author\nBob Other', ['tides', 'ann author and bob other']],
    ['a name that is written last name first', 'Tides', 'Author, Ann', ['Tides', 'Ann Author']],
    ['without a subtitle', 'Tides: A History', 'Ann Author', ['Tides', 'Ann Author']],
  ] as const)('are told by title and authors: %s', (_, title, authors, [like, by]) => {
    expect(identitiesOf(marks({ title, authors }))).toContain(bookIdentity(like, by));
  });

  test('are none without a title or authors', () => {
    expect(identitiesOf(marks({ title: 'Tides' }))).toEqual([]);
    expect(identitiesOf(marks({ authors: 'Ann Author' }))).toEqual([]);
  });

  test('are the likeliest first', () => {
    const [first] = identitiesOf(marks({ title: 'Tides: A History', authors: 'Ann Author' }));
    expect(first).toBe(bookIdentity('Tides: A History', 'Ann Author'));
  });
});
