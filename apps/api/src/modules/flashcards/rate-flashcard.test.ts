import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, operation, rate } from '../../testing/reader-calls.ts';
import { totalsOf } from '../../testing/server-with-question.ts';
import { testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

async function setup() {
  const server = await testServer();
  const reader = await server.guest();
  const book = await aBook(server.db);
  const card = await aFlashcard(server.db, { bookId: book.id });
  return { ...server, reader, book, card };
}

test.each(['easy', 'medium', 'hard'])(
  'a new card rated %s earns the XP of a rating',
  async (difficulty) => {
    const { db, reader, card } = await setup();

    const response = await rate(reader, card.id, difficulty);

    expect(response.statusCode).toBe(200);
    const achievement = expect.objectContaining({ id: 'first-rating' });
    expect(response.json()).toEqual({ difficulty, xp: RATING_XP, achievement });
    expect(await totalsOf(db, reader)).toEqual({
      xp: RATING_XP,
      streak: 0,
      totalAnswered: 0,
      correctAnswered: 0,
    });
  },
);

test('rating leaves streak and answered questions alone', async () => {
  const { db, reader, book, card } = await setup();
  const question = await aQuestion(db, { bookId: book.id });
  await answer(reader, question.id, 1);

  await rate(reader, card.id, 'hard');

  expect(await totalsOf(db, reader)).toEqual({
    xp: CORRECT_XP + RATING_XP,
    streak: 1,
    totalAnswered: 1,
    correctAnswered: 1,
  });
});

test('the harder a card was, the sooner it is due again; ahead of time it earns nothing', async () => {
  const { db, reader, book, clock } = await setup();
  const start = clock.now;
  const dueDays: number[] = [];
  for (const difficulty of ['hard', 'medium', 'easy']) {
    const { id } = await aFlashcard(db, { bookId: book.id });
    clock.now = start;
    await rate(reader, id, difficulty);
    const state = db.selectFrom('memoryStates').select('dueAt').where('itemId', '=', id);
    const { dueAt } = await state.executeTakeFirstOrThrow();
    dueDays.push((dueAt - start) / DAY_MS);

    clock.now = dueAt - 1;
    expect((await rate(reader, id, difficulty)).json()).toEqual({ difficulty, xp: 0 });
  }

  expect(dueDays).toEqual(dueDays.toSorted((a, b) => a - b));
  expect(new Set(dueDays).size).toBe(3);
});

test('a card that is due again earns XP again, on another day', async () => {
  const { reader, card, clock } = await setup();
  await rate(reader, card.id, 'hard');
  clock.now += HOUR_MS;

  expect((await rate(reader, card.id, 'hard')).json()).toEqual({ difficulty: 'hard', xp: 0 });
  clock.now += DAY_MS;
  expect((await rate(reader, card.id, 'easy')).json()).toEqual({
    difficulty: 'easy',
    xp: RATING_XP,
  });
});

test.each([null, 'EASY', 'again', '', 1, true, ['easy']])(
  'the difficulty %j is refused and leaves no trace',
  async (difficulty) => {
    const { db, reader, card } = await setup();
    const before = await tableContents(db);

    const response = await rate(reader, card.id, difficulty);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field: 'difficulty' });
    expect(await tableContents(db)).toEqual(before);
  },
);

test('what is no flashcard of a visible book cannot be rated', async () => {
  const { db, reader, book } = await setup();
  const hidden = await aBook(db, { hidden: 1 });
  const ids = [
    4711,
    (await aQuestion(db, { bookId: book.id })).id,
    (await aFlashcard(db, { bookId: hidden.id })).id,
  ];
  const before = await tableContents(db);

  for (const id of ids) {
    const response = await rate(reader, id, 'easy');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ detail: 'Flashcard not found' });
  }
  expect(await tableContents(db)).toEqual(before);
});

test('without any identity nobody rates', async () => {
  const { app, card } = await setup();

  const response = await app.inject({
    method: 'POST',
    url: `/api/flashcards/${card.id}/rate`,
    payload: { difficulty: 'easy' },
  });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ detail: 'User not found' });
});

test('a repeated rating counts once, also when the card is due by then', async () => {
  const { db, reader, card, clock } = await setup();
  const first = await rate(reader, card.id, 'hard', operation('operation-1'));
  clock.now += HOUR_MS;
  const before = await tableContents(db);

  const second = await rate(reader, card.id, 'hard', operation('operation-1'));

  expect(second.body).toBe(first.body);
  expect(await tableContents(db)).toEqual(before);
});

test('an answer cannot take the operation id of a rating', async () => {
  const { db, reader, book, card } = await setup();
  const question = await aQuestion(db, { bookId: book.id });
  await rate(reader, card.id, 'hard', operation('operation-1'));

  const response = await answer(reader, question.id, 1, operation('operation-1'));

  expect(response.statusCode).toBe(422);
});
