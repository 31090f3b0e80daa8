import { expect, test } from 'vitest';

import type { Reader } from '../../reader.ts';
import { aReader } from '../../testing/a-reader.ts';
import { aBook, aQuestion, LONG_AGO } from '../../testing/factories.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { bringGuestProgress } from '../guest-progress/bring-guest-progress.ts';
import type { Operation } from '../operations/operation.ts';
import { answerQuestion } from '../quiz/answer-question.ts';
import { rebuildReader } from '../reviews/rebuild-reader.ts';
import { undoReview } from '../reviews/undo-review.ts';
import { claimAnswer } from './claim-answer.ts';

const LATER = LONG_AGO + 10 * 86_400_000;

const operation = (opId: string): Operation => ({
  opId,
  answeredAt: LATER,
  receivedAt: LATER,
  timeZone: 'UTC',
});

async function setup() {
  const db = await postgresDatabase();
  const { id: bookId } = await aBook(db);
  const aThing = async () => (await aQuestion(db, { bookId, type: 'typed' })).id;
  const regular = async (): Promise<Reader> => {
    const reader = await aReader(db);
    for (let count = 0; count < 10; count += 1)
      await write(reader, await aThing(), `early-${count}`);
    return reader;
  };
  const regularAccount = async (): Promise<Reader> => {
    const reader = await regular();
    const row = { name: 'Rita', email: `rita-${reader.id}@example.org` };
    await db.updateTable('users').set(row).where('id', '=', reader.id).execute();
    return reader;
  };
  const write = (reader: Reader, questionId: number, opId: string) =>
    db.transaction().execute((tx) => {
      const answer = { text: 'Attraction' };
      return answerQuestion(tx, { reader, operation: operation(opId), questionId, answer });
    });
  const claim = (reader: Reader, questionId: number, opId: string) =>
    db.transaction().execute((tx) => {
      const input = { reader, operation: operation(`claim-${opId}`), questionId, opId };
      return claimAnswer(tx, input);
    });
  const undo = (reader: Reader, itemId: number, opId: string) =>
    db.transaction().execute((tx) => {
      return undoReview(tx, { reader, operation: operation(`undo-${opId}`), itemId, opId });
    });
  const differing = (reader: Reader) => db.transaction().execute((tx) => rebuildReader(tx, reader));
  const states = async () =>
    (await db.selectFrom('answerClaims').select('state').execute()).map(({ state }) => state);
  return { db, aThing, regular, regularAccount, write, claim, undo, differing, states };
}

test('readers who claim the same of many questions at once are all raised, each once', async () => {
  const { db, aThing, regularAccount, write, claim, differing, states } = await setup();
  const readers = await Promise.all([1, 2, 3, 4].map(regularAccount));
  const items = await Promise.all(Array.from({ length: 5 }, aThing));
  for (const reader of readers) for (const id of items) await write(reader, id, `answer-${id}`);

  await Promise.all(
    items.flatMap((id, index) => {
      // In another order for each question.
      const inTurn = [...readers.slice(index % 4), ...readers.slice(0, index % 4)];
      return inTurn.map((reader) => claim(reader, id, `answer-${id}`));
    }),
  );

  expect(new Set(await states())).toEqual(new Set(['accepted']));
  const revisions = db.selectFrom('items').select('revision').where('id', 'in', items);
  expect((await revisions.execute()).map(({ revision }) => revision)).toEqual(items.map(() => 2));
  for (const reader of readers) expect(await differing(reader)).toBe(0);
});

test('a claim and an undo of its answer at once leave no claim, and the log as counted', async () => {
  const { aThing, regular, write, claim, undo, differing, states } = await setup();
  const reader = await regular();
  for (let count = 0; count < 8; count += 1) {
    const id = await aThing();
    await write(reader, id, `answer-${id}`);
    const [claimed, undone] = await Promise.allSettled([
      claim(reader, id, `answer-${id}`),
      undo(reader, id, `answer-${id}`),
    ]);
    expect(undone.status).toBe('fulfilled');
    const refusal: unknown = claimed.status === 'rejected' ? claimed.reason : undefined;
    expect([undefined, 'There is no such answer']).toContain(
      refusal instanceof Error ? refusal.message : refusal,
    );
    expect(await states()).toEqual([]);
  }
  expect(await differing(reader)).toBe(0);
});

test('a guest who brings claims along does not block those who decide about them', async () => {
  const { db, aThing, regular, regularAccount, write, claim, differing } = await setup();
  const id = await aThing();
  const [account, guest, ...others] = [
    await regularAccount(),
    await regular(),
    await regularAccount(),
    await regular(),
  ];
  for (const reader of [guest, ...others]) await write(reader, id, `answer-${reader.id}`);
  await claim(guest, id, `answer-${guest.id}`);

  const readers = { guestId: guest.id, accountId: account.id, now: LATER };
  await Promise.all([
    ...others.map((reader) => claim(reader, id, `answer-${reader.id}`)),
    db.transaction().execute((tx) => bringGuestProgress(tx, readers)),
  ]);

  const moved = await db
    .selectFrom('answerClaims')
    .innerJoin('reviewEvents', 'reviewEvents.opId', 'answerClaims.opId')
    .select(['answerClaims.userId', 'answerClaims.state', 'isCorrect'])
    .where('answerClaims.opId', '=', `answer-${guest.id}`)
    .execute();
  expect(moved).toEqual([{ userId: account.id, state: 'accepted', isCorrect: 1 }]);
  for (const reader of [account, ...others]) expect(await differing(reader)).toBe(0);
});
