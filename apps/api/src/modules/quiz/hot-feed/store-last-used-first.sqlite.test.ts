import { expect, test } from 'vitest';

import { ReaderMemory } from './reader-memory.ts';
import { storeLastUsedFirst } from './store-last-used-first.ts';

/** A reader with a ranking that was used then. */
function aMemory(usedAt: number): ReaderMemory {
  const memory = new ReaderMemory();
  const order = Float64Array.of(1, 2);
  const ranking = { order, rest: null, served: 1, bookServedLast: 1, fits: 0, usedAt };
  memory.rankings = new Map([['load-1', ranking]]);
  return memory;
}

/** A hundred readers, each of whom was here after those before. */
const memories = new Map(Array.from({ length: 100 }, (_, id) => [id, aMemory(id)]));

test('what was used last is stored first, until the time is over', async () => {
  const stored: number[] = [];
  const kept = {
    store: async (portion: readonly { userId: number }[]) =>
      void stored.push(...portion.map(({ userId }) => userId)),
  };

  await storeLastUsedFirst(kept, memories, { isOver: () => stored.length >= 30 });

  expect(stored.length).toBeLessThan(60);
  expect(stored).toEqual(stored.map((_, place) => 99 - place));
});

test('others have their turn while rankings are stored', async () => {
  const done: string[] = [];
  const kept = { store: async () => void done.push('portion') };

  const storing = storeLastUsedFirst(kept, memories, { isOver: () => false });
  setImmediate(() => done.push('other'));
  await storing;

  expect(done.lastIndexOf('portion')).toBeGreaterThan(done.indexOf('other'));
});
