import { expect, test } from 'vitest';

import { ReadersInMemory } from './readers-in-memory.ts';

/** What one of them weighs of whom nothing is known yet. */
const [{ bytes: readerBytes }] = [new ReadersInMemory(0).visit(1)];

const leaving = (readers: ReadersInMemory, id: number) =>
  [...readers.makeRoom(id)].map(([leaver]) => leaver);

test('who was here longest ago leaves when there is no room', () => {
  const readers = new ReadersInMemory(2.5 * readerBytes);
  const left = [1, 2, 1, 3].map((id) => {
    readers.visit(id);
    return leaving(readers, id);
  });
  expect(left).toEqual([[], [], [], [2]]);
});

test('who was forgotten while a page was read takes no room', () => {
  const readers = new ReadersInMemory(2.5 * readerBytes);
  readers.visit(1);
  readers.forget(1);
  expect(leaving(readers, 1)).toEqual([]);
  const left = [2, 3].map((id) => {
    readers.visit(id);
    return leaving(readers, id);
  });
  expect(left).toEqual([[], []]);
});

test('who is put down while something is read stays forgotten, and nobody else is', async () => {
  const readers = new ReadersInMemory(2.5 * readerBytes);
  const memory = readers.visit(1);
  memory.loading = Promise.reject(new Error('no')).finally(() => (memory.loading = undefined));

  expect(await readers.putDown(1)).toBe(memory);
  expect(readers.get(1)).toBeUndefined();
  expect(await readers.putDown(1)).toBeUndefined();
});
