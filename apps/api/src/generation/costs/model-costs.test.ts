import type { ModelCosts } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { generationWorld } from '../../testing/generation-world.ts';
import { fails } from '../../testing/model-server/replies.ts';
import { purposeOf } from '../../testing/model-server/request.ts';
import { planning, writing } from '../../testing/model-server/scripted-model.ts';
import type { TestReader } from '../../testing/server.ts';

const costsFor = async (admin: TestReader): Promise<ModelCosts> =>
  (await admin.inject({ url: '/api/admin/model-costs' })).json();

const tokensFor = ({ costs }: ModelCosts, purpose: string) =>
  costs
    .filter((one) => one.purpose === purpose)
    .map(({ times, usage }) => [times, usage.model, usage.inputTokens]);

test('what models have taken is told by purpose, whatever came of it, for thirty days', async () => {
  const writer = writing();
  const without = planning(() => []);
  const world = await generationWorld({
    behave: (request) => (purposeOf(request) === 'ideas' ? without(request) : writer(request)),
    review: writer,
  });
  const admin = await world.account({ role: 'admin' });
  expect(await costsFor(admin)).toMatchObject({ days: 30, costs: [] });

  await world.generate();
  await world.generate('flashcards');
  const url = `/api/users/${world.reader.id}/sources/${world.source.id}/plan`;
  expect((await world.reader.inject({ method: 'POST', url })).json().madeAt).toBe(null);

  const runs = await world.runs();
  await world.db.deleteFrom('generationRuns').execute();
  const told = await costsFor(admin);
  const written = runs.reduce((sum, run) => sum + run.inputTokens, 0);
  const reviewed = runs.reduce((sum, run) => sum + run.reviewInputTokens, 0);
  expect(tokensFor(told, 'items')).toEqual([[2, 'scripted', written]]);
  expect(tokensFor(told, 'review')).toEqual([[2, 'reviewer', reviewed]]);
  expect(tokensFor(told, 'ideas')).toEqual([[1, 'scripted', expect.any(Number)]]);
  expect(told.costs.map(({ purpose }) => purpose)).toEqual(['items', 'review', 'ideas']);
  for (const { usage } of told.costs) {
    expect(usage.usd).toBeCloseTo((usage.inputTokens + 2 * usage.outputTokens) / 1_000_000, 9);
  }

  world.clock.now += 30 * DAY_MS;
  const another = await world.account({ role: 'admin' });
  expect(await costsFor(another)).toMatchObject({ days: 30, costs: [] });
});

test('so is what another item in the place of one has taken, also where none came of it', async () => {
  const well = writing();
  let isSpoiled = false;
  const world = await generationWorld({
    behave: (request) => {
      const isSolving = purposeOf(request) === 'answers';
      return isSpoiled && isSolving ? fails(400, { message: 'No' }) : well(request);
    },
  });
  await world.db.updateTable('sources').set({ shared: 1 }).execute();
  await world.generate();
  const admin = await world.account({ role: 'admin' });
  const [one, other] = await world.items();
  const again = async (itemId = 0) =>
    (await admin.inject({ method: 'POST', url: `/api/admin/items/${itemId}/regenerate` })).json();
  expect(await again(one?.id)).toMatchObject({ count: 1 });
  isSpoiled = true;
  expect(await again(other?.id)).toMatchObject({ count: 0 });
  expect(tokensFor(await costsFor(admin), 'replacements')).toEqual([
    [2, 'scripted', expect.any(Number)],
  ]);
});

test('a run that took nothing is not in it', async () => {
  const world = await generationWorld({ behave: () => fails(401, { message: 'No key' }) });
  await world.generate();
  const admin = await world.account({ role: 'admin' });
  expect(await costsFor(admin)).toMatchObject({ days: 30, costs: [] });
});

test('of the budget admins see what each slice has used, and can still have', async () => {
  const budget = { unit: 'USD', day: 2_000_000, month: 30_000_000 } as const;
  const world = await generationWorld({ behave: writing(), budget });
  const admin = await world.account({ role: 'admin' });
  await world.generate();
  const bill = { purpose: 'items', model: 'm', inputTokens: 1, outputTokens: 1 } as const;
  await world.db
    .insertInto('modelBills')
    .values([
      { ...bill, slice: 'everybody', costMicroUsd: 1_600_000, askedAt: world.clock.now },
      { ...bill, slice: 'guests', costMicroUsd: 400_000, askedAt: world.clock.now - DAY_MS },
      { ...bill, slice: 'guests', costMicroUsd: 400_000, askedAt: world.clock.now - 2 * DAY_MS },
    ])
    .execute();

  const { budget: told, costs } = await costsFor(admin);
  const made = costs
    .filter(({ usage }) => usage.model === 'scripted')
    .reduce((sum, { usage }) => sum + (usage.usd ?? 0), 0);
  expect(made).toBeGreaterThan(0);
  expect(told).toMatchObject({
    unit: 'USD',
    dayUntil: Date.UTC(2026, 2, 3),
    monthUntil: Date.UTC(2026, 3, 1),
  });
  const of = (slice: string) => told?.slices.find((one) => one.slice === slice);
  expect(of('everybody')?.day.most).toBe(2);
  expect(of('everybody')?.day.left).toBeCloseTo(0.4 - made, 6);
  // The world's reader has an account that is new.
  expect(of('newcomers')?.day.used).toBeCloseTo(made, 6);
  expect(of('readers')?.day.left).toBeCloseTo(0.4 - made, 6);
  expect(of('guests')?.day).toEqual({ most: 0.2, used: 0, left: 0.2 });
  // The day before yesterday belongs to the month before.
  expect(of('guests')?.month).toEqual({ most: 3, used: 0.4, left: 2.6 });
});
