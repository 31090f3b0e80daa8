import { expect } from 'vitest';

import { gate } from './gate.ts';
import { generationWorld } from './generation-world.ts';
import { writing } from './model-server/scripted-model.ts';
import { until } from './until.ts';

/** A world whose provider answers when it is let. */
export async function heldWorld() {
  const well = writing();
  const { opened, open } = gate();
  const behave = async (request: Parameters<typeof well>[0]) => {
    await opened;
    return well(request);
  };
  const world = await generationWorld({ behave });
  const url = `/api/books/${world.book.id}/runs`;
  return {
    ...world,
    open,
    list: async (reader = world.reader) => (await reader.inject({ url })).json(),
    cancel: async () =>
      (await world.reader.inject({ method: 'POST', url: `${url}/cancel` })).json(),
    follow: async () => world.reader.inject({ url: `${url}/events` }),
    /** A batch that is with the provider. */
    async begin() {
      const before = world.requests.length;
      const result = world.generate();
      await until(() => expect(world.requests.length).toBeGreaterThan(before));
      return { result };
    },
  };
}
