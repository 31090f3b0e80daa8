import { expect, test } from 'vitest';

import { stemOf } from '../items/checks/item-parts.ts';
import { explainingText } from '../testing/explaining-text.ts';
import { generationWorld } from '../testing/generation-world.ts';
import { report } from '../testing/reader-calls.ts';

const chapters = explainingText({ chapters: 6 });

test('what was deleted, hidden or reported is not made again', async () => {
  const world = await generationWorld({ chapters });
  const setState = (id: number, state: 'deleted' | 'hidden') =>
    world.db.updateTable('items').set({ state }).where('id', '=', id).execute();
  const takings = [
    (id: number) => setState(id, 'deleted'),
    (id: number) => setState(id, 'hidden'),
    (id: number) => report(world.reader, id),
  ];
  const makeAll = async () => {
    for (const what of ['questions', 'flashcards'] as const) await world.generate(what);
  };
  await makeAll();
  const { length: count } = await world.items();
  for (const [index, { id }] of (await world.items()).entries()) {
    await takings[index % takings.length]?.(id);
  }

  await makeAll();

  const asked = (await world.items()).map(({ content }) => stemOf(content));
  expect(count).toBeGreaterThanOrEqual(takings.length);
  expect(new Set(asked).size).toBe(asked.length);
});
