import { expect, test } from 'vitest';

import { stemOf } from '../items/checks/parts.ts';
import { generationWorld } from '../testing/generation-world.ts';
import { report } from '../testing/reader-calls.ts';
import { TIDES } from '../testing/texts/tides.ts';

const chapters = TIDES.chapters.map(({ title, paragraphs }) => ({
  title,
  text: paragraphs.join('\n\n'),
}));

type World = Awaited<ReturnType<typeof generationWorld>>;

const giveState =
  (state: 'deleted' | 'hidden') =>
  ({ db }: World) =>
    db.updateTable('items').set({ state }).execute();

const reportAll = async (world: World) => {
  for (const { id } of await world.items()) await report(world.reader, id);
};

test.each([
  ['an admin has deleted', giveState('deleted')],
  ['an admin has hidden', giveState('hidden')],
  ['the reader has reported', reportAll],
])('what %s is not made again', async (_, takeAway) => {
  const world = await generationWorld({ chapters });
  const { count } = await world.generate();
  await takeAway(world);

  await world.generate();

  const asked = (await world.items()).map(({ content }) => stemOf(content));
  expect(count).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
});
