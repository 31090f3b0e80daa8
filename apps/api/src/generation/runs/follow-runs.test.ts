import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { accessToken } from '../../testing/access-tokens.ts';
import { eventsIn, openPage } from '../../testing/event-pages.ts';
import { heldWorld } from '../../testing/held-world.ts';

test.each(['accessTokens', 'sessions'] as const)(
  'following runs ends with its %s, in whichever process that is ended',
  async (table) => {
    const world = await heldWorld();
    await world.begin();
    const address = await world.app.listen({ port: 0 });
    const program = await accessToken(world, world.reader, ['read']);
    const caller = table === 'sessions' ? world.reader : program;
    const page = await openPage(`${address}/api/books/${world.book.id}/runs/events`, caller);
    expect(page.statusCode).toBe(200);
    const told = text(page);
    await world.db.deleteFrom(table).execute();
    expect(eventsIn(await told)).toMatchObject([[{ state: 'running' }]]);
  },
);
