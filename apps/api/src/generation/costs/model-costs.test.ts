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
  expect(await costsFor(admin)).toEqual({ days: 30, costs: [] });

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
  expect(await costsFor(another)).toEqual({ days: 30, costs: [] });
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
  expect(await costsFor(admin)).toEqual({ days: 30, costs: [] });
});
