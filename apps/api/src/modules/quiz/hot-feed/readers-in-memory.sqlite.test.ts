import { expect, test } from 'vitest';

import { ItemCatalogue } from './item-catalogue.ts';
import { ReadersInMemory } from './readers-in-memory.ts';
import { standingOf } from './standing.ts';

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

/** A catalogue of a thousand items, each about an idea of its own. */
function aCatalogue(): ItemCatalogue {
  const catalogue = new ItemCatalogue();
  const facts = { book: 1, kind: 'mcq', demand: 'produce', difficulty: 1, position: 1 } as const;
  for (let id = 0; id < 1000; id += 1) catalogue.placeOf({ ...facts, id, idea: `idea ${id}` });
  return catalogue;
}

test('a catalogue takes room as long as somebody stands in it', () => {
  const { bytes } = aCatalogue();
  const readers = new ReadersInMemory(1.5 * bytes);
  const visit = (id: number, catalogue: ItemCatalogue) => {
    const standing = standingOf([], catalogue);
    const next = { standing, catalogue, role: 'reader', shelf: [], isSame: false } as const;
    readers.visit(id).stand(next, { changes: 0, books: 0, foreign: 0 });
    return leaving(readers, id);
  };
  const [full, inUse] = [aCatalogue(), aCatalogue()];

  expect([visit(1, full), visit(2, full), visit(1, full)]).toEqual([[], [], []]);
  expect(visit(3, inUse)).toEqual([2, 1]);
  expect([visit(4, inUse), visit(3, inUse)]).toEqual([[], []]);
});

test('ideas take room in a catalogue, those in wide letters twice as much', () => {
  const bytesWith = (idea: string | null) => {
    const catalogue = new ItemCatalogue();
    const facts = { book: 1, kind: 'mcq', demand: 'produce', difficulty: 1, position: 1 } as const;
    catalogue.placeOf({ ...facts, id: 1, idea });
    return catalogue.bytes;
  };
  expect(bytesWith('metals') - bytesWith(null)).toBeGreaterThan(100);
  expect(bytesWith('“etals') - bytesWith('metals')).toBe('metals'.length);
});
