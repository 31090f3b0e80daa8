import type { AdminBook } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { aGuestsBook, anAdminBook } from '../../../testing/admin-books.ts';
import { ALL_BOOKS, type BookFilter, inOrder, passes } from './book-filter.ts';

const science = { name: 'Science', color: '#17804A' };
const histories = anAdminBook({ id: 8 });
const emma = aGuestsBook({ id: 9, questionCount: 0, flashcardCount: 0 });
const cosmos = anAdminBook({ id: 7, title: 'Cosmos', author: 'carl Sagan', topic: science });
const gone = anAdminBook({ id: 6, title: 'Gone', author: 'Émile', hidden: true, listed: false });
const all: readonly AdminBook[] = [cosmos, emma, gone, histories];

test.each<[Partial<BookFilter>, readonly AdminBook[]]>([
  [{}, all],
  [{ words: 'austen' }, [emma]],
  [{ words: 'emile' }, [gone]],
  [{ state: 'waiting' }, [emma]],
  [{ state: 'hidden' }, [gone]],
  [{ state: 'empty' }, [emma]],
  [{ topic: 'Science' }, [cosmos]],
  [{ topic: 'Science', state: 'waiting' }, []],
])('%j finds its books', (filter, found) => {
  expect(all.filter((book) => passes(book, { ...ALL_BOOKS, ...filter }))).toEqual(found);
});

test.each<[BookFilter['order'], readonly AdminBook[]]>([
  ['title', all],
  ['author', [cosmos, gone, histories, emma]],
  ['newest', [emma, histories, cosmos, gone]],
  ['fewest', [emma, cosmos, gone, histories]],
])('the order by %s', (order, books) => {
  expect(inOrder(all, order)).toEqual(books);
});
