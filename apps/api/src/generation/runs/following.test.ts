import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { text } from 'node:stream/consumers';

import { describe, expect, test, vi } from 'vitest';

import { heldWorld } from '../../testing/held-world.ts';
import type { TestReader } from '../../testing/server.ts';

type Events = { state: string; stage: string; progress: number }[][];

const eventsIn = (body: string): Events =>
  body
    .split('\n\n')
    .flatMap((event) => (event.startsWith('data: ') ? [JSON.parse(event.slice(6))] : []));

describe('following runs', () => {
  test('tells each change until the last run is over', async () => {
    const world = await heldWorld();
    const { result } = await world.begin();
    const followed = world.follow();
    await vi.waitFor(async () => expect(await world.list()).toMatchObject([{ stage: 'drafting' }]));
    world.open();
    await result;
    const { headers, body } = await followed;
    const events = eventsIn(body);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(events.at(0)).toMatchObject([{ state: 'running', stage: 'drafting' }]);
    expect(events.at(-1)).toMatchObject([{ state: 'done', progress: 1 }]);
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
    const followed = await vi.waitFor(async () => {
      const page = await open();
      expect(page.statusCode).toBe(200);
      return page;
    });
    const ended = text(followed);
    await world.app.close();
    expect(eventsIn(await ended)).toMatchObject([[{ state: 'running' }]]);
  });
});

/** A page with a connection of its own. */
async function openPage(url: string, { headers }: TestReader): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(get(url, { agent: false, headers }), 'response');
  if (answer === undefined) throw new Error('There was no answer');
  return answer;
}
