import { CORRECT_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { answering, claiming, outcomes, sync, undoing } from '../../testing/backlogs.ts';
import { aQuestion } from '../../testing/factories.ts';
import { onDeviceOf } from '../../testing/on-device-of.ts';
import { answer, claim, operation, undo } from '../../testing/reader-calls.ts';
import { acceptedFor, serverWithClaims, statesIn, TEXT } from '../../testing/server-with-claims.ts';
import { totalsOf } from '../../testing/server-with-question.ts';
import type { TestReader } from '../../testing/server.ts';

test('a claim stays open, once for an answer, and changes nothing', async () => {
  const { db, account, write } = await serverWithClaims();
  const reader = await account();
  const written = await write(reader);
  const before = await totalsOf(db, reader);

  const first = await claim(reader, written, operation('claiming-1'));
  expect(first.json()).toEqual({
    claimed: written.opId,
    state: 'open',
    xp: 0,
    stats: { ...before, level: 1 },
  });
  expect((await claim(reader, written, operation('claiming-1'))).json()).toEqual(first.json());
  expect((await claim(reader, written, operation('claiming-2'))).json()).toEqual(first.json());

  expect(await statesIn(db)).toEqual(['open']);
  expect(await totalsOf(db, reader)).toEqual(before);
});

test('who has learnt late that a wording is right is believed at once', async () => {
  const { db, insist, itemId, regular, account, write } = await serverWithClaims();
  const late = await account();
  const written = await write(late);
  for (const reader of [await regular(), await regular(), await regular()]) await insist(reader);

  const reply = await claim(late, written);

  expect(reply.json()).toMatchObject({ state: 'accepted', xp: CORRECT_XP });
  expect(await acceptedFor(db, itemId)).toMatchObject({ revision: 2 });
});

test('a wording is kept as it is shown to others', async () => {
  const { db, account, insist } = await serverWithClaims();
  await insist(await account(), `\u202E${TEXT}\u200B`);
  const kept = await db.selectFrom('answerClaims').select('text').execute();
  expect(kept).toEqual([{ text: TEXT }]);
});

test('nobody claims the same twice', async () => {
  const { account, insist, write } = await serverWithClaims();
  const reader = await account();
  await insist(reader);
  const again = await claim(reader, await write(reader, TEXT.toUpperCase()));
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ detail: 'You have claimed this already' });
});

test('an answer earns once a day, and what came after it is counted anew', async () => {
  const { db, itemId, insist, regular, write, tomorrow, differing } = await serverWithClaims();
  const [reader, other, third] = [await regular(), await regular(), await regular()];
  const written = await write(reader);
  await answer(reader, itemId, { text: 'Gravity' });
  tomorrow();
  const before = await totalsOf(db, reader);
  await claim(reader, written);
  await insist(other);
  await insist(third);

  expect(await totalsOf(db, reader)).toEqual({
    ...before,
    correctAnswered: before.correctAnswered + 1,
  });
  expect(await differing(reader)).toBe(0);
});

test('an answer that is taken back takes its claim along, raised or not', async () => {
  const { db, insist, regular, write, differing } = await serverWithClaims();
  const [reader, other, third] = [await regular(), await regular(), await regular()];
  const before = await totalsOf(db, reader);
  const taken = await write(reader);
  await claim(reader, taken);
  expect((await undo(reader, taken)).statusCode).toBe(200);
  expect(await statesIn(db)).toEqual([]);

  const raised = await write(reader);
  await claim(reader, raised);
  await insist(other);
  await insist(third);
  expect((await undo(reader, raised)).statusCode).toBe(200);

  expect(await totalsOf(db, reader)).toEqual(before);
  expect(await differing(reader)).toBe(0);
  expect((await claim(reader, raised)).statusCode).toBe(404);
});

test('only a wrong answer of one’s own in writing can be claimed', async () => {
  const { db, bookId, itemId, account, write } = await serverWithClaims();
  const [reader, other] = [await account(), await account()];
  const written = await write(reader);
  const mcq = await aQuestion(db, { bookId });
  await answer(reader, mcq.id, 0, operation('chosen-one'));
  await answer(reader, itemId, 'unknown', operation('unknown-1'));
  await answer(reader, itemId, { text: '\u0000?' }, operation('blank-one'));
  await answer(reader, itemId, { text: 'gravity' }, operation('right-one'));
  const status = async (by: TestReader, itemId: number, opId: string) =>
    (await claim(by, { itemId, opId })).statusCode;

  expect(await status(other, itemId, written.opId)).toBe(404);
  expect(await status(reader, mcq.id, written.opId)).toBe(404);
  expect(await status(reader, itemId, 'never-done')).toBe(404);
  expect(await status(reader, mcq.id, 'chosen-one')).toBe(400);
  expect(await status(reader, itemId, 'unknown-1')).toBe(400);
  expect(await status(reader, itemId, 'blank-one')).toBe(400);
  expect(await status(reader, itemId, 'right-one')).toBe(409);
  expect(await statesIn(db)).toEqual([]);
});

test('nobody keeps more than a hundred claims open', async () => {
  const { db, bookId, itemId, account, write, insist } = await serverWithClaims();
  const reader = await account();
  for (let count = 0; count < 100; count += 1) await insist(reader, `Claim ${count}`);

  const oneMore = await claim(reader, await write(reader));

  expect(oneMore.statusCode).toBe(409);
  expect(oneMore.json()).toMatchObject({
    detail: 'Others have to look at your earlier claims first',
  });
  expect(await statesIn(db)).toHaveLength(100);

  // Of what admins do not see, nobody would ever decide.
  await db.updateTable('items').set({ state: 'removed' }).where('id', '=', itemId).execute();
  const { id: other } = await aQuestion(db, { bookId, type: 'typed' });
  await answer(reader, other, { text: TEXT }, operation('of-another'));
  expect((await claim(reader, { itemId: other, opId: 'of-another' })).statusCode).toBe(200);
});

test('a backlog brings answers and claims, each once', async () => {
  const { db, clock, itemId, account } = await serverWithClaims();
  const reader = await account();
  const backlog = [
    answering({ opId: 'answer-1', target: itemId }, { text: TEXT }),
    claiming({ opId: 'claiming-1', target: itemId }, 'answer-1'),
    answering({ opId: 'answer-2', target: itemId }, { text: TEXT }),
    undoing({ opId: 'undoing-2', target: itemId }, 'answer-2'),
    claiming({ opId: 'claiming-2', target: itemId }, 'answer-2'),
  ];
  const first = await sync(reader, backlog, clock.now);
  expect(outcomes(first)).toEqual([
    'answer-1 applied',
    'claiming-1 applied',
    'answer-2 applied',
    'undoing-2 applied',
    'claiming-2 refused 404',
  ]);
  expect(first.results[1]).toMatchObject({ reply: { claimed: 'answer-1', state: 'open' } });
  expect((await sync(reader, backlog, clock.now)).results).toEqual(first.results);

  await db.updateTable('operations').set({ reply: null }).execute();
  const [, recalled] = (await sync(reader, backlog, clock.now)).results;
  expect(recalled).toEqual(first.results[1]);
  expect(await statesIn(db)).toEqual(['open']);
});

test('a guest’s claims come along into the account', async () => {
  const server = await serverWithClaims();
  const { db, insist, regular, account, differing } = server;
  const [guest, owner] = [await regular(true), await account()];
  await insist(guest);
  const device = onDeviceOf(server, { account: owner, guest });
  await device.inject({ method: 'POST', url: '/api/users/guest-progress' });

  const claims = await db.selectFrom('answerClaims').select(['userId', 'state']).execute();
  expect(claims).toEqual([{ userId: owner.id, state: 'open' }]);
  await insist(await regular());
  await db.updateTable('users').set({ createdAt: 0 }).where('id', '=', owner.id).execute();
  expect(await insist(await regular())).toMatchObject({ state: 'accepted' });
  expect(await differing(owner)).toBe(0);
  expect(await statesIn(db)).toEqual(['accepted', 'accepted', 'accepted']);
});
