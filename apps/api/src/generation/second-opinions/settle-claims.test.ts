import { DAY_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { CORRECT_XP } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { decideClaims, edit } from '../../testing/admin-calls.ts';
import { gate } from '../../testing/gate.ts';
import { EDITS } from '../../testing/item-edits.ts';
import { FAULTS } from '../../testing/model-server/faults/faults.ts';
import type { Behaviour } from '../../testing/model-server/model-server.ts';
import { HANG, fails, saysJson } from '../../testing/model-server/replies.ts';
import { OTHER, SAME, serverWithOpinions, TEXT } from '../../testing/server-with-opinions.ts';
import { totalsOf } from '../../testing/server-with-question.ts';
import { testServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { settleClaimsWhileOpen } from './settle-claims.ts';

const NO_CREDIT: Behaviour = () => fails(429, { message: 'No credit', code: 'insufficient_quota' });

test('a claim that means the same is accepted and its answer raised, and the question learns nothing', async () => {
  const { db, clock, account, insist, settle, states, requests, differing, revision, itemId } =
    await serverWithOpinions();
  const reader = await account();
  await insist(reader);
  const before = await totalsOf(db, reader);
  clock.now += MINUTE_MS;

  await settle();

  expect(await states()).toEqual(['accepted']);
  expect(await totalsOf(db, reader)).toEqual({
    xp: before.xp + CORRECT_XP,
    totalAnswered: before.totalAnswered,
    correctAnswered: before.correctAnswered + 1,
    streak: before.streak,
  });
  const memory = db.selectFrom('memoryStates').select('lastOutcome').where('itemId', '=', itemId);
  expect(await memory.execute()).toEqual([{ lastOutcome: 'right' }]);
  expect(await differing(reader)).toBe(0);
  expect(await revision()).toBe(1);

  await settle();
  expect(requests).toHaveLength(1);
});

test('a claim that means something else stays open for people, and is not asked about again', async () => {
  const { clock, db, account, guest, insist, settle, states, requests } = await serverWithOpinions({
    behave: OTHER,
  });
  const reader = await account();
  await insist(reader);
  const before = await totalsOf(db, reader);

  await settle();
  await insist(await guest(), 'the attraction of the Earth');
  clock.now += 2 * DAY_MS;
  await settle();

  expect(requests).toHaveLength(1);
  expect(await states()).toEqual(['open', 'open']);
  expect(await totalsOf(db, reader)).toEqual(before);
});

test.each([
  ['no credit', NO_CREDIT],
  ['status 500', FAULTS['status 500'].behave()],
  ['wrong shape', FAULTS['wrong shape'].behave()],
  ['refusal', FAULTS.refusal.behave()],
  ['another type', () => saysJson({ same: 'true' })],
])('a claim waits where the provider fails (%s), and is asked about later', async (_, behave) => {
  const { clock, account, insist, settle, states, requests, behaveAs } = await serverWithOpinions({
    behave,
  });
  await insist(await account());
  await settle();
  const { length: failed } = requests;
  expect(failed).toBeGreaterThan(0);
  expect(await states()).toEqual(['open']);

  behaveAs(SAME);
  clock.now += 9 * MINUTE_MS;
  await settle();
  expect(requests).toHaveLength(failed);
  clock.now += MINUTE_MS;
  await settle();

  expect(requests).toHaveLength(failed + 1);
  expect(await states()).toEqual(['accepted']);
});

test('one claim that no answer is to be had about does not hold up the others', async () => {
  const { clock, guest, insist, settle, states } = await serverWithOpinions({
    behave: ({ user }) =>
      user.includes('"readersAnswer": "Poison"') ? saysJson({}) : saysJson({ same: true }),
  });
  await insist(await guest(), 'Poison');
  clock.now += 1;
  await insist(await guest());

  await settle();
  expect(await states()).toEqual(['open', 'open']);
  await settle();

  expect(await states()).toEqual(['open', 'accepted']);
});

test('opinions have a slice of the budget of a day', async () => {
  // Of which a tenth is theirs: enough for one, by what it may take, and not for two.
  const budget = { unit: 'tokens', day: 3500, month: 100_000 } as const;
  const { clock, guest, insist, settle, states, requests } = await serverWithOpinions({ budget });
  await insist(await guest(), 'Earth’s pull');
  clock.now += 1;
  await insist(await guest(), 'Weightiness');

  await settle();
  await settle();
  expect(requests).toHaveLength(1);
  expect(await states()).toEqual(['accepted', 'open']);

  clock.now += DAY_MS;
  await settle();
  expect(await states()).toEqual(['accepted', 'accepted']);
});

test('what the question knows as a mistake is not asked about', async () => {
  const reasons = [{ mistake: ['Magnetism'], reason: 'It acts on apples of iron alone.' }];
  const { guest, insist, settle, states, requests } = await serverWithOpinions({
    answerKey: { reasons },
  });
  await insist(await guest(), 'Magnetism');
  await insist(await guest());

  await settle();

  expect((await states()).toSorted()).toEqual(['accepted', 'open']);
  expect(requests.map(({ user }) => user.includes('Magnetism"\n}'))).toEqual([false]);
});

test('what an admin has refused is not asked about', async () => {
  const { account, insist, itemId, settle, states, requests } = await serverWithOpinions();
  await insist(await account());
  const admin = await account({ role: 'admin' });
  await decideClaims(admin, itemId, { text: TEXT, state: 'refused' });
  await insist(await account());
  await settle();
  expect((await states()).toSorted()).toEqual(['open', 'refused']);
  expect(requests).toHaveLength(0);
});

test('an opinion on a question that was changed meanwhile is not used', async () => {
  const { account, guest, insist, settle, states, itemId, behaveAs, requests, revision } =
    await serverWithOpinions();
  const admin = await account({ role: 'admin' });
  await insist(await guest());
  behaveAs(async ({ number }) => {
    if (number > 1) return saysJson({ same: false });
    await edit(admin, itemId, EDITS.typed);
    return saysJson({ same: true });
  });

  await settle();

  expect(await revision()).toBe(2);
  expect(requests).toHaveLength(2);
  expect(await states()).toEqual(['open']);
});

test('three readers teach a wording though some were believed before', async () => {
  const { db, clock, account, insist, settle, states, revision } = await serverWithOpinions();
  const regular = () => account({ createdAt: clock.now - 2 * DAY_MS });
  await insist(await regular());
  await insist(await regular());
  await settle();
  expect(await states()).toEqual(['accepted', 'accepted']);
  expect(await revision()).toBe(1);

  const third = await regular();
  await db.updateTable('users').set({ totalAnswered: 10 }).execute();
  expect(await insist(third)).toMatchObject({ state: 'accepted' });

  expect(await revision()).toBe(2);
});

test('a server that listens asks about what is there', async () => {
  const { db, deps, guest, insist, states } = await serverWithOpinions();
  await insist(await guest());
  const { app } = await testServer({ db });
  settleClaimsWhileOpen(app, deps);

  await app.listen({ port: 0 });

  await until(async () => expect(await states()).toEqual(['accepted']));
});

test('a server that stops while the model thinks leaves the claim as it was', async () => {
  const { deps, db, guest, insist, requests } = await serverWithOpinions({
    behave: () => gate().opened.then(() => HANG),
  });
  await insist(await guest());
  const { app } = await testServer({ db });
  settleClaimsWhileOpen(app, deps);
  await app.listen({ port: 0 });
  await until(() => expect(requests).toHaveLength(1));

  await app.close();

  const claims = db.selectFrom('answerClaims').select(['state', 'askAt']);
  expect(await claims.execute()).toEqual([{ state: 'open', askAt: 0 }]);
});
