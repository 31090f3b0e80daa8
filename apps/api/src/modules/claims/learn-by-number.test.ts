import { CORRECT_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { decideClaims, edit } from '../../testing/admin-calls.ts';
import { aQuestion } from '../../testing/factories.ts';
import { answer, claim, operation } from '../../testing/reader-calls.ts';
import { acceptedFor, serverWithClaims, statesIn, TEXT } from '../../testing/server-with-claims.ts';
import { totalsOf } from '../../testing/server-with-question.ts';

test('what three readers say is learnt, and raises the answers of all of them', async () => {
  const { db, itemId, insist, regular, differing } = await serverWithClaims();
  const readers = [await regular(), await regular(true), await regular()];
  const before = await Promise.all(readers.map((reader) => totalsOf(db, reader)));
  const [first, second, third] = readers;
  if (!first || !second || !third) throw new Error('There are three');

  expect(await insist(first, 'Attraction of  the Earth')).toMatchObject({ state: 'open' });
  expect(await insist(second, 'the attraction of the earth')).toMatchObject({ state: 'open' });
  const last = await insist(third);

  expect(last).toMatchObject({ state: 'accepted', xp: CORRECT_XP });
  expect(await acceptedFor(db, itemId)).toEqual({
    revision: 2,
    accepted: ['Attraction of the Earth'],
  });
  expect(await statesIn(db)).toEqual(['accepted', 'accepted', 'accepted']);
  for (const [index, reader] of readers.entries()) {
    const { xp = 0, totalAnswered = 0, correctAnswered = 0 } = before[index] ?? {};
    expect(await totalsOf(db, reader)).toEqual({
      xp: xp + CORRECT_XP,
      totalAnswered: totalAnswered + 1,
      correctAnswered: correctAnswered + 1,
      // Ended when the answer came, and that stays so.
      streak: 0,
    });
    expect(await differing(reader)).toBe(0);
  }
  const memories = db.selectFrom('memoryStates').select('lastOutcome').where('itemId', '=', itemId);
  expect((await memories.execute()).map(({ lastOutcome }) => lastOutcome)).toEqual([
    'right',
    'right',
    'right',
  ]);
});

test('newcomers, and one reader three times, teach nothing', async () => {
  const { db, itemId, insist, regular, guest, account } = await serverWithClaims();
  const one = await regular();
  for (let count = 0; count < 3; count += 1) await insist(one);
  for (const newcomer of [await guest(), await guest(), await account()]) await insist(newcomer);
  await insist(await regular());

  expect(await acceptedFor(db, itemId)).toEqual({ revision: 1, accepted: undefined });
  expect(new Set(await statesIn(db))).toEqual(new Set(['open']));
});

test('what the question knows as a mistake is left to admins', async () => {
  const reasons = [{ mistake: ['Magnetism'], reason: 'It acts on apples of iron alone.' }];
  const { db, itemId, insist, regular } = await serverWithClaims({ answerKey: { reasons } });
  for (const reader of [await regular(), await regular(), await regular()]) {
    expect(await insist(reader, 'Magnetism')).toMatchObject({ state: 'open', xp: 0 });
  }
  expect(await acceptedFor(db, itemId)).toMatchObject({ revision: 1 });
});

test('what an admin has refused, or taken out again, is not learnt by number', async () => {
  const { db, clock, itemId, insist, regular, account } = await serverWithClaims();
  const admin = await account({ role: 'admin' });
  const readers = [await regular(), await regular(), await regular()];
  const insistAll = async (text?: string) => {
    for (const reader of readers) await insist(reader, text);
  };
  await insist(await account(), 'Magnetism');
  await decideClaims(admin, itemId, { text: 'Magnetism', state: 'refused' });
  await insistAll('Magnetism');
  expect(await acceptedFor(db, itemId)).toEqual({ revision: 1, accepted: undefined });

  await insistAll();
  expect(await acceptedFor(db, itemId)).toEqual({ revision: 2, accepted: [TEXT] });
  clock.now += 1;
  await edit(admin, itemId, {
    type: 'typed',
    text: 'Which force keeps the moon on its way around our planet?',
    answer: 'Gravity',
    explanation: 'It reaches beyond the air, and weakens with the square of the distance.',
  });
  await insistAll();
  expect(await acceptedFor(db, itemId)).toEqual({ revision: 3, accepted: undefined });
});

test('guests alone teach nothing', async () => {
  const { db, itemId, insist, regular } = await serverWithClaims();
  for (let count = 0; count < 3; count += 1) await insist(await regular(true));
  expect(await acceptedFor(db, itemId)).toMatchObject({ revision: 1 });
  expect(await insist(await regular())).toMatchObject({ state: 'accepted' });
});

test('a reader teaches five wordings a day', async () => {
  const { db, bookId, regular, tomorrow } = await serverWithClaims();
  const readers = [await regular(), await regular(), await regular()];
  const insistOn = async (itemId: number) => {
    for (const reader of readers) {
      const opId = `answer-${itemId}-${reader.id}`;
      await answer(reader, itemId, { text: TEXT }, operation(opId));
      await claim(reader, { itemId, opId });
    }
    return (await acceptedFor(db, itemId)).accepted;
  };
  const another = async () => (await aQuestion(db, { bookId, type: 'typed' })).id;
  for (let count = 0; count < 5; count += 1) {
    expect(await insistOn(await another())).toEqual([TEXT]);
  }
  expect(await insistOn(await another())).toBeUndefined();
  tomorrow();
  expect(await insistOn(await another())).toEqual([TEXT]);
});

test('the wording learnt is of one whose word counts', async () => {
  const { db, itemId, insist, regular, account } = await serverWithClaims();
  await insist(await account(), 'ATTRACTION OF THE EARTH!!!');
  for (let count = 0; count < 3; count += 1) await insist(await regular());
  expect(await acceptedFor(db, itemId)).toMatchObject({ accepted: [TEXT] });
});

test('what is too long for a wording is left to admins', async () => {
  const { db, itemId, insist, regular } = await serverWithClaims();
  const text = 'The attraction that pulls each apple down to the earth below';
  for (let count = 0; count < 3; count += 1) {
    expect(await insist(await regular(), text)).toMatchObject({ state: 'open' });
  }
  expect(await acceptedFor(db, itemId)).toMatchObject({ revision: 1 });
});
