import type { AdminItems } from '@morsel/sdk/contract';
import { CORRECT_XP } from '@morsel/sdk/rules';
import { beforeEach, expect, test } from 'vitest';

import { decideClaims, edit, listItems, listReported } from '../../testing/admin-calls.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { answer, claim, operation, report } from '../../testing/reader-calls.ts';
import { totalsOf } from '../../testing/server-with-question.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let admin: TestReader;
let bookId: number;
let itemId: number;
beforeEach(async () => {
  server = await testServer();
  admin = await server.account({ role: 'admin' });
  bookId = (await aBook(server.db)).id;
  itemId = (await aQuestion(server.db, { bookId, type: 'typed' })).id;
});

/** A newcomer who says so, whose word teaches nothing. */
async function insist(text: string): Promise<TestReader> {
  const reader = await server.guest();
  const opId = `answer-of-${reader.id}`;
  await answer(reader, itemId, { text }, operation(opId));
  expect((await claim(reader, { itemId, opId })).json()).toMatchObject({ state: 'open' });
  return reader;
}

const claimsIn = async () => {
  const items: AdminItems = (await listItems(admin, bookId)).json();
  return items.flatMap(({ claims }) => claims.map(({ text, readers }) => ({ text, readers })));
};

const states = () =>
  server.db.selectFrom('answerClaims').select(['state', 'decidedAt']).orderBy('userId').execute();

test('claims stand with their item, and it is listed with what is reported', async () => {
  await insist('Magnetism');
  await insist('Attraction of the earth');
  await insist('the attraction of the Earth');
  const reported = await aQuestion(server.db, { bookId });
  await report(await server.guest(), reported.id);

  expect(await claimsIn()).toEqual([
    { text: 'Attraction of the earth', readers: 2 },
    { text: 'Magnetism', readers: 1 },
  ]);
  const listed: AdminItems = (await listReported(admin)).json();
  expect(listed.map(({ id }) => id)).toEqual([reported.id, itemId]);
});

test('what more readers claim comes first, however much one of them does', async () => {
  const [one, another] = [await insist('Magnetism'), await server.guest()];
  for (const text of ['Inertia', 'Friction']) {
    const opId = `answer-${text}`;
    await answer(one, itemId, { text }, operation(opId));
    await claim(one, { itemId, opId });
  }
  const { id: other } = await aQuestion(server.db, { bookId, type: 'typed' });
  for (const reader of [one, another]) {
    const opId = `other-of-${reader.id}`;
    await answer(reader, other, { text: 'Magnetism' }, operation(opId));
    await claim(reader, { itemId: other, opId });
  }
  const listed: AdminItems = (await listReported(admin)).json();
  expect(listed.map(({ id }) => id)).toEqual([other, itemId]);
});

test('what an admin accepts is learnt and raises the answers; the rest stays open', async () => {
  const reader = await insist('Attraction of the earth');
  await insist('Magnetism');
  const decision = { text: 'attraction of the earth', state: 'accepted' } as const;

  const decided = (await decideClaims(admin, itemId, decision)).json();

  expect(decided).toMatchObject({
    revision: 2,
    content: { accepted: ['Attraction of the earth'] },
    claims: [{ text: 'Magnetism' }],
  });
  expect(await totalsOf(server.db, reader)).toMatchObject({ xp: CORRECT_XP, correctAnswered: 1 });
  expect((await decideClaims(admin, itemId, decision)).json()).toEqual(decided);
});

test('what could not be stored by an edit is not learnt either', async () => {
  const text = 'The attraction that pulls each apple down to the earth below';
  await insist(text);
  const reply = await decideClaims(admin, itemId, { text, state: 'accepted' });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ detail: `“${text}” is too long to be written` });
  expect((await states()).map(({ state }) => state)).toEqual(['open']);
});

test('what an admin refuses stays wrong', async () => {
  const reader = await insist('Magnetism');
  const decision = { text: 'Magnetism', state: 'refused' } as const;

  expect((await decideClaims(admin, itemId, decision)).json()).toMatchObject({
    revision: 1,
    claims: [],
  });
  expect(await states()).toEqual([{ state: 'refused', decidedAt: server.clock.now }]);
  expect(await totalsOf(server.db, reader)).toMatchObject({ xp: 0, correctAnswered: 0 });
  expect((await listReported(admin)).json()).toEqual([]);
});

test('what was normalized by earlier rules can be refused', async () => {
  await insist('Magnetism');
  await server.db.updateTable('answerClaims').set({ normalized: 'as it was' }).execute();
  const decision = { text: 'Magnetism', state: 'refused' } as const;
  expect((await decideClaims(admin, itemId, decision)).json()).toMatchObject({ claims: [] });
});

test('an edit accepts the claims of what it accepts', async () => {
  await insist('Attraction of the earth');
  await insist('Magnetism');
  const edited = await edit(admin, itemId, {
    type: 'typed',
    text: 'Which force keeps the moon on its way around our planet?',
    answer: 'Gravity',
    accepted: ['attraction of the earth'],
    explanation: 'It reaches beyond the air, and weakens with the square of the distance.',
  });
  expect(edited.json()).toMatchObject({ revision: 2, claims: [{ text: 'Magnetism' }] });
  expect((await states()).map(({ state }) => state)).toEqual(['accepted', 'open']);
});

test('an edit teaches nothing of what is claimed', async () => {
  for (let count = 0; count < 3; count += 1) await insist('Magnetism');
  // They count by now.
  const row = { createdAt: 0, totalAnswered: 10, email: null };
  await server.db.updateTable('users').set(row).where('id', '!=', admin.id).execute();
  await server.db
    .updateTable('users')
    .set({ name: 'Rita', email: 'rita@example.org' })
    .where('id', '=', admin.id + 1)
    .execute();
  const edited = await edit(admin, itemId, {
    type: 'typed',
    text: 'Which force keeps the moon on its way around our planet?',
    answer: 'Gravity',
    explanation: 'It reaches beyond the air, and weakens with the square of the distance.',
  });
  expect(edited.json()).toMatchObject({ revision: 2, claims: [{ text: 'Magnetism', readers: 3 }] });
});
