import { CORRECT_XP, RATING_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { reviseItem } from '../../items/store-item.ts';
import { answering, outcomes, rating, sync } from '../../testing/backlogs.ts';
import { aFlashcard, LONG_AGO } from '../../testing/factories.ts';
import { serverWithQuestion } from '../../testing/server-with-question.ts';

async function setup() {
  const server = await serverWithQuestion();
  const { db, question } = server;
  const setItems = (state: 'active' | 'removed') =>
    db.updateTable('items').set({ state }).execute();
  const putKeyTo = (answer: number) => {
    const { kind, body, answerKey } = question;
    const content = { kind, body, answerKey: { ...answerKey, answer } };
    return db
      .transaction()
      .execute((tx) => reviseItem(tx, { itemId: question.id, content }, LONG_AGO));
  };
  return { ...server, setItems, putKeyTo };
}

test('an item that was edited since is graded as the reader saw it', async () => {
  const { db, reader, question, clock, putKeyTo } = await setup();
  const target = question.id;
  await putKeyTo(2);

  const { results } = await sync(
    reader,
    [
      answering({ opId: 'operation-1', target, revision: 1 }, 1),
      answering({ opId: 'operation-2', target, revision: 2 }, 1),
    ],
    clock.now,
  );

  expect(results).toMatchObject([
    { status: 'applied', reply: { isCorrect: true, correctAnswer: 1, xp: CORRECT_XP } },
    { status: 'applied', reply: { isCorrect: false, correctAnswer: 2 } },
  ]);
  const events = db.selectFrom('reviewEvents').select(['revision', 'isCorrect']).orderBy('id');
  expect(await events.execute()).toEqual([
    { revision: 1, isCorrect: 1 },
    { revision: 2, isCorrect: 0 },
  ]);
});

test('an item that was removed since still counts', async () => {
  const { db, reader, question, clock, setItems } = await setup();
  const card = await aFlashcard(db, { bookId: question.bookId });
  await setItems('removed');

  const answered = await sync(
    reader,
    [
      answering({ opId: 'operation-1', target: question.id }, 1),
      rating({ opId: 'operation-2', target: card.id }, 'easy'),
    ],
    clock.now,
  );

  expect(outcomes(answered)).toEqual(['operation-1 applied', 'operation-2 applied']);
  expect(answered.stats).toMatchObject({ xp: CORRECT_XP + RATING_XP, totalAnswered: 1 });
});
