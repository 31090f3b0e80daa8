import type { ShelfEntry } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import type { PendingOperation } from '../../offline/door.ts';
import { aBook } from '../../testing/items.ts';
import { shelfAfter } from './shelf-with-pending.ts';

const entryOf = (id: number): ShelfEntry => ({
  id: id * 10,
  book: aBook({ id }),
  progress: 40,
  ismastered: false,
});

const waiting = (target: number, value: boolean, seq = 1): PendingOperation => ({
  kind: 'shelf',
  target,
  value,
  opId: `op-${target}-${seq}`,
  answeredAt: 1,
  timeZone: 'UTC',
  seq,
  ownerId: 7,
  state: 'waiting',
  attempts: 1,
  label: 'A book',
});

const bookOf = (id: number) => (id < 9 ? aBook({ id }) : undefined);

test.each<[string, PendingOperation[], number[]]>([
  ['nothing', [], [1, 2]],
  ['a removal', [waiting(1, false)], [2]],
  ['a new book', [waiting(3, true)], [1, 2, 3]],
  ['a book that is there already', [waiting(2, true)], [1, 2]],
  ['a removal that was undone', [waiting(1, false), waiting(1, true, 2)], [1, 2]],
  ['an addition that was undone', [waiting(3, true), waiting(3, false, 2)], [1, 2]],
  ['a book that nobody knows', [waiting(9, true)], [1, 2]],
])('%s', (_, operations, expected) => {
  const shelf = shelfAfter([entryOf(1), entryOf(2)], operations, bookOf);
  expect(shelf.map(({ book }) => book.id)).toEqual(expected);
});

test('a book that comes back keeps its progress, a new one has none', () => {
  const operations = [waiting(1, false), waiting(1, true, 2), waiting(3, true, 3)];
  const shelf = shelfAfter([entryOf(1)], operations, bookOf);
  expect(shelf.map(({ progress }) => progress)).toEqual([40, 0]);
});
