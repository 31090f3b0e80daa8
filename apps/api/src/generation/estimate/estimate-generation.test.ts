import type { GenerationEstimate } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { generationWorld } from '../../testing/generation-world.ts';
import { longText } from '../../testing/long-text.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';

type World = Awaited<ReturnType<typeof generationWorld>>;

const withModel = () => generationWorld({ behave: writing(), chapters: longText({ chapters: 6 }) });

describe('what a batch would take', () => {
  const estimate = async ({ reader, book }: World, query = ''): Promise<GenerationEstimate> =>
    (
      await reader.inject({
        url: `/api/books/${book.id}/generation-estimate?what=questions${query}`,
      })
    ).json();

  test('is reckoned at first, grows with the number, and asks nobody', async () => {
    const world = await withModel();
    const five = await estimate(world, '&count=5');
    const twenty = await estimate(world, '&count=20');
    expect(five).toMatchObject({ basis: 'reckoned', seconds: null });
    expect(five.usd).toBeCloseTo((five.inputTokens + 2 * five.outputTokens) / 1_000_000, 5);
    expect(twenty.inputTokens).toBeGreaterThan(2 * five.inputTokens);
    expect(twenty.calls).toBeGreaterThan(five.calls);
    expect(world.requests).toEqual([]);
    expect(await world.runs()).toEqual([]);
  });

  test('is measured once there are runs of the same models', async () => {
    const world = await withModel();
    for (let batch = 0; batch < 3; batch += 1) await world.generate();
    const runs = await world.runs();
    const kept = runs.reduce((sum, run) => sum + run.kept, 0);
    const input = runs.reduce((sum, run) => sum + run.inputTokens, 0);
    expect(await estimate(world, '&count=15')).toMatchObject({
      basis: 'measured',
      inputTokens: Math.round((input / kept) * 15),
      seconds: expect.any(Number),
    });
  });

  const reachChapter = ({ reader, source }: World, reached: number) =>
    reader.inject({
      method: 'PATCH',
      url: `/api/users/${reader.id}/sources/${source.id}`,
      payload: { reached },
    });

  test('is of the parts that are open, however many items are asked for', async () => {
    const world = await withModel();
    const whole = await estimate(world, '&count=20');
    await reachChapter(world, 1);
    const read = await estimate(world, '&count=20');
    const chosen = await estimate(world, `&count=20&sourceId=${world.source.id}&chapters=1`);
    const plan = await estimate(world, '&count=5');
    expect(read).toEqual(chosen);
    expect(read).toEqual(plan);
    expect(read.calls).toBeLessThan(whole.calls / 2);
    expect(read.outputTokens).toBeLessThan(whole.outputTokens / 2);
  });

  test('is of no more items than the open parts bring, where it is measured', async () => {
    const world = await withModel();
    for (let batch = 0; batch < 3; batch += 1) await world.generate();
    const [ten, twenty] = [await estimate(world, '&count=10'), await estimate(world, '&count=20')];
    expect(twenty.inputTokens).toBeGreaterThan(1.5 * ten.inputTokens);
    await reachChapter(world, 1);
    const read = await estimate(world, '&count=20');
    expect(read).toMatchObject({ basis: 'measured' });
    expect(read.inputTokens).toBeLessThan(ten.inputTokens / 2);
    expect(read.seconds).toBeLessThanOrEqual(ten.seconds ?? 0);
  });

  test.each(['done', 'failed'] as const)(
    'counts what runs have taken that are %s and kept nothing',
    async (state) => {
      const world = await withModel();
      for (let batch = 0; batch < 3; batch += 1) await world.generate();
      const [first] = await world.runs();
      await world.db
        .updateTable('generationRuns')
        .set({ kept: 0, state })
        .where('id', '=', first?.id ?? 0)
        .execute();
      const runs = await world.runs();
      const kept = runs.reduce((sum, run) => sum + run.kept, 0);
      const input = runs.reduce((sum, run) => sum + run.inputTokens, 0);
      expect(await estimate(world, '&count=5')).toMatchObject({
        basis: 'measured',
        inputTokens: Math.round((input / kept) * 5),
      });
    },
  );

  test('takes any number of tokens that a run says it has used', async () => {
    const world = await withModel();
    await world.generate();
    const most = 2 ** 31 - 1;
    await world.db
      .updateTable('generationRuns')
      .set({ state: 'failed', inputTokens: most, reviewInputTokens: most })
      .execute();
    expect(await estimate(world, '&count=5')).toMatchObject({ basis: 'reckoned' });
  });

  test('takes no longer for a run that was found dead a day later', async () => {
    const world = await withModel();
    for (let batch = 0; batch < 4; batch += 1) await world.generate();
    const before = await estimate(world, '&count=5');
    const [run] = await world.runs();
    if (run === undefined) throw new Error('There is no run');
    const { id: _, ...row } = run;
    const orphan = {
      ...row,
      state: 'failed',
      kept: 0,
      finishedAt: row.startedAt + DAY_MS,
    } as const;
    await world.db.insertInto('generationRuns').values(orphan).execute();
    expect(await estimate(world, '&count=5')).toMatchObject({ seconds: before.seconds });
  });

  test('leaves out runs that failed before a model did anything', async () => {
    const world = await withModel();
    for (let batch = 0; batch < 3; batch += 1) await world.generate();
    const before = await estimate(world, '&count=5');
    const [first] = await world.runs();
    if (first === undefined) throw new Error('There is no run');
    const { id: _, ...run } = first;
    const failed = { ...run, state: 'failed', kept: 0, inputTokens: 0, outputTokens: 0 } as const;
    await world.db
      .insertInto('generationRuns')
      .values({ ...failed, startedAt: 0 })
      .execute();
    expect(await estimate(world, '&count=5')).toEqual(before);
  });

  test('is nothing where rules make it', async () => {
    const world = await generationWorld();
    expect(await estimate(world)).toEqual({
      calls: 0,
      inputTokens: 0,
      outputTokens: 0,
      usd: 0,
      seconds: null,
      basis: 'reckoned',
    });
  });
});
