import type { GenerationEstimate, GenerationResult } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { stemOf } from '../items/checks/item-parts.ts';
import { aBook } from '../testing/factories.ts';
import { generationWorld } from '../testing/generation-world.ts';
import { longText } from '../testing/long-text.ts';
import { purposeOf } from '../testing/model-server/request.ts';
import { answering, writing } from '../testing/model-server/scripted-model.ts';

const withModel = () => generationWorld({ behave: writing(), chapters: longText({ chapters: 6 }) });

describe('what is wanted of a batch', () => {
  test.each([
    ['kinds=mcq', 'flashcards', 'kinds'],
    ['kinds=riddle', 'questions', 'kinds'],
    ['count=7', 'questions', 'count'],
    ['count=25', 'questions', 'count'],
    ['difficulty=4', 'questions', 'difficulty'],
    ['chapters=1', 'questions', 'chapters'],
    ['sourceId=1&chapters=99', 'questions', 'chapters'],
    ['sourceId=1&chapters=0', 'questions', 'chapters'],
    ['sourceId=1&chapters=4', 'questions', 'chapters'],
    ['preview=perhaps', 'questions', 'preview'],
  ] as const)('%s of %s is refused for its %s', async (query, what: Makeable, field) => {
    const world = await generationWorld();
    const { reader, source, book } = world;
    await reader.inject({
      method: 'PATCH',
      url: `/api/users/${reader.id}/sources/${source.id}`,
      payload: { reached: 3 },
    });
    const search = query.replace('sourceId=1', `sourceId=${source.id}`);
    const answers = [
      await world.ask(reader, what, `?${search}`),
      await reader.inject({
        url: `/api/books/${book.id}/generation-estimate?what=${what}&${search}`,
      }),
    ];
    expect(answers.map((one) => [one.statusCode, one.json().field])).toEqual([
      [400, field],
      [400, field],
    ]);
    expect(await world.items()).toEqual([]);
  });

  test('is what a model is asked for, and what is kept', async () => {
    const world = await withModel();
    const query = `?sourceId=${world.source.id}&chapters=5,2&kinds=true_false,typed&count=5&difficulty=3`;
    const made: GenerationResult = (await world.ask(world.reader, 'questions', query)).json();
    expect(made.count).toBe(5);
    const items = await world.items();
    expect(new Set(items.map(({ chapter }) => chapter))).toEqual(new Set([1, 4]));
    for (const { kind } of items) expect(['true_false', 'typed']).toContain(kind);
    const asked = world.requests.filter((request) => purposeOf(request) === 'questions');
    expect(asked.every(({ user }) => user.includes('All are hard'))).toBe(true);
  });

  test('twenty are worked for through as many parts as it takes', async () => {
    const world = await withModel();
    const made: GenerationResult = (await world.ask(world.reader, 'questions', '?count=20')).json();
    expect(made.count).toBeGreaterThan(14);
    expect(made.count).toBeLessThanOrEqual(20);
    const isTold = made.reason?.includes(`${made.count} of the 20`) ?? false;
    expect(isTold || made.count === 20).toBe(true);
  });

  test.each(['questions', 'flashcards'] as const)(
    'of %s from memory are asked for one call after the other, each told what there is by then',
    async (what) => {
      const world = await generationWorld({ behave: writing() });
      const { id } = await aBook(world.db, { addedBy: world.reader.id });
      const url = `/api/books/${id}/generate-${what}?count=20`;
      await world.reader.inject({ method: 'POST', url });
      const prompts = world.requests
        .filter((request) => purposeOf(request) === what && !request.user.includes('Its flaw: '))
        .map(({ user }) => user);
      const told = prompts.map((user) => user.match(/^- .+$/gm) ?? []);
      expect(told.length).toBeGreaterThan(1);
      expect(told[0]).toEqual([]);
      for (const [at, lines] of told.slice(1).entries()) {
        expect(lines.length).toBeGreaterThan(told[at]?.length ?? 0);
        expect(lines).toEqual(expect.arrayContaining(told[at] ?? []));
      }
      const [first] = await world.items();
      const stem = first && stemOf(first.content).slice(0, 70);
      expect(told[1]).toContain(`- ${stem}`);
    },
  );

  test('from memory ends where a model has nothing more to ask', async () => {
    const card = { front: 'What does the moon pull up?', back: 'The tides of all oceans' };
    const world = await generationWorld({ behave: answering({ flashcard: [card] }) });
    const { id } = await aBook(world.db, { addedBy: world.reader.id });
    const url = `/api/books/${id}/generate-flashcards?count=20`;
    const { count } = (await world.reader.inject({ method: 'POST', url })).json();
    expect(count).toBe(1);
    expect(world.requests.filter((request) => purposeOf(request) === 'flashcards')).toHaveLength(2);
  });

  test('is done by rules as far as they go, and they say what they lack', async () => {
    const world = await generationWorld({ chapters: longText({ chapters: 6 }) });
    const query = `?sourceId=${world.source.id}&chapters=2&count=5&difficulty=1&kinds=mcq,cloze`;
    const made: GenerationResult = (await world.ask(world.reader, 'questions', query)).json();
    expect(made.reason).toContain(
      'rules make multiple choice, matching and ordering questions only',
    );
    expect(made.reason).toContain('rules cannot choose how hard items are');
    const items = await world.items();
    expect(items.length).toBeLessThanOrEqual(5);
    for (const { chapter, kind } of items) expect([chapter, kind]).toEqual([1, 'mcq']);
    const none: GenerationResult = (
      await world.ask(world.reader, 'questions', '?kinds=typed')
    ).json();
    expect(none).toEqual({ count: 0, reason: expect.stringContaining('Without an AI provider') });
  });
});

describe('what a batch would take', () => {
  const estimate = async (
    { reader, book }: Awaited<ReturnType<typeof generationWorld>>,
    query = '',
  ): Promise<GenerationEstimate> =>
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
