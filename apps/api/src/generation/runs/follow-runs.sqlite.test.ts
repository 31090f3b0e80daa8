import { text } from 'node:stream/consumers';

import { describe, expect, test } from 'vitest';

import { eventsIn, openPage } from '../../testing/event-pages.ts';
import { heldWorld } from '../../testing/held-world.ts';
import { until } from '../../testing/until.ts';

describe('following runs', () => {
  test('tells each change until the last run is over', async () => {
    const world = await heldWorld();
    const { result } = await world.begin();
    await until(async () => expect(await world.list()).toMatchObject([{ stage: 'planning' }]));
    const address = await world.app.listen({ port: 0 });
    const page = await openPage(`${address}/api/books/${world.book.id}/runs/events`, world.reader);
    const events = page.setEncoding('utf8')[Symbol.asyncIterator]();
    const { value: first } = await events.next();
    world.open();
    await result;
    let last = first;
    for await (const event of { [Symbol.asyncIterator]: () => events }) last = event;
    expect(page.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(eventsIn(first)).toMatchObject([[{ state: 'running', stage: 'planning' }]]);
    expect(eventsIn(last).at(-1)).toMatchObject([{ state: 'done', progress: 1 }]);
  });

  test('answers at once when nothing is under way', async () => {
    const world = await heldWorld();
    expect(eventsIn((await world.follow()).body)).toEqual([[]]);
  });

  test('is for four pages of a reader at a time', async () => {
    const world = await heldWorld();
    const { result } = await world.begin();
    const followed = [world.follow(), world.follow(), world.follow(), world.follow()];
    const fifth = await world.follow();
    expect(fifth.statusCode).toBe(429);
    expect(fifth.headers['retry-after']).toBe('15');
    world.open();
    await result;
    for (const stream of followed) expect((await stream).statusCode).toBe(200);
    expect((await world.follow()).statusCode).toBe(200);
  });

  test('ends with the connection, and when the server stops', async () => {
    const world = await heldWorld();
    await world.begin();
    const address = await world.app.listen({ port: 0 });
    const open = () => openPage(`${address}/api/books/${world.book.id}/runs/events`, world.reader);
    const pages = [await open(), await open(), await open(), await open()];
    expect((await open()).statusCode).toBe(429);
    pages[0]?.destroy();
    const followed = await until(async () => {
      const page = await open();
      expect(page.statusCode).toBe(200);
      return page;
    });
    const ended = text(followed);
    await world.app.close();
    expect(eventsIn(await ended)).toMatchObject([[{ state: 'running' }]]);
  });
});
