import { DAY_MS, type Demand } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { aMemory } from '../../testing/memories.ts';
import { master, report, shelve } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

/** A book with ten questions and two flashcards, half of them met just now. */
async function halfMetBook({ db, clock }: Awaited<ReturnType<typeof testServer>>, userId: number) {
  const { id: bookId } = await aBook(db);
  const met = [(await aFlashcard(db, { bookId })).id];
  await aFlashcard(db, { bookId });
  for (let made = 0; made < 10; made += 1) {
    const { id } = await aQuestion(db, { bookId });
    if (made < 5) met.push(id);
  }
  for (const id of met) {
    await aMemory(db, { userId, itemId: id, lastReviewAt: clock.now });
  }
  return { bookId, met };
}

test('each shelved book says how much of it is known now and in a month', async () => {
  const server = await testServer();
  const reader = await server.guest();
  const { bookId, met } = await halfMetBook(server, reader.id);
  const { id: unread } = await aBook(server.db);
  await shelve(reader, unread);
  await shelve(reader, bookId);
  await halfMetBook(server, reader.id);
  await master(reader, Number(met[1]));

  const answered = await reader.inject({ url: `/api/users/${reader.id}/memory` });
  expect(answered.statusCode).toBe(200);
  const [nothing, half] = answered.json();
  expect(answered.json()).toHaveLength(2);
  expect(nothing).toMatchObject({ bookId: unread, total: 0, met: 0 });
  expect(nothing.forecast).toEqual(Array.from({ length: 31 }, () => 0));
  expect(half).toMatchObject({ bookId, total: 12, met: 6 });
  expect(half.forecast[0]).toBe(6);
  expect(half.forecast[30]).toBeLessThan(6);
  expect(half.forecast).toEqual(half.forecast.toSorted((a: number, b: number) => b - a));
});

test('the memory of a book fades with time, and leaves out what the reader does not see', async () => {
  const server = await testServer();
  const reader = await server.guest();
  const { bookId, met } = await halfMetBook(server, reader.id);
  await report(reader, Number(met[2]));
  const ask = () => reader.inject({ url: `/api/users/${reader.id}/books/${bookId}/memory` });

  const now = (await ask()).json();
  expect(now).toMatchObject({ bookId, total: 11, met: 5 });
  server.clock.now += 30 * DAY_MS;
  const later = (await ask()).json();
  expect(later.forecast[0]).toBe(now.forecast[30]);
});

test('what is remembered of a book is counted by idea', async () => {
  const { db, clock, guest } = await testServer();
  const reader = await guest();
  const { id: bookId } = await aBook(db);
  const ofIdea = async (idea: string, demand: Demand) =>
    (await aQuestion(db, { bookId, idea, demand })).id;
  const met = [await ofIdea('a', 'recognise'), await ofIdea('a', 'apply')];
  await ofIdea('a', 'produce');
  await ofIdea('b', 'recognise');
  for (const itemId of met) {
    await aMemory(db, { userId: reader.id, itemId, lastReviewAt: clock.now });
  }

  const url = `/api/users/${reader.id}/books/${bookId}/memory`;
  expect((await reader.inject({ url })).json()).toMatchObject({ total: 2, met: 1 });
});

test.each([{ hidden: 1 as const }, { listed: 0 as const }])(
  'a book that is %j has no memory for others',
  async (over) => {
    const { db, guest } = await testServer();
    const reader = await guest();
    const { id } = await aBook(db, over);
    const answered = await reader.inject({ url: `/api/users/${reader.id}/books/${id}/memory` });
    expect(answered.statusCode).toBe(404);
    expect(answered.json()).toMatchObject({ detail: 'Book not found' });
  },
);
