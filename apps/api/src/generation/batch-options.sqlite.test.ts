import type { GenerationResult } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { stemOf } from '../items/checks/item-parts.ts';
import { explainingBook, explainingText } from '../testing/explaining-text.ts';
import { aBook } from '../testing/factories.ts';
import { generationWorld } from '../testing/generation-world.ts';
import { longText } from '../testing/long-text.ts';
import { purposeOf } from '../testing/model-server/request.ts';
import { answering, writing } from '../testing/model-server/scripted-model.ts';

type World = Awaited<ReturnType<typeof generationWorld>>;

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

  test('is spoken of where there is no more of it', async () => {
    const asked = ({ source }: World) => `?sourceId=${source.id}&chapters=1`;
    const withRules = await generationWorld({ chapters: explainingText({ chapters: 6 }) });
    const query = `${asked(withRules)}&kinds=mcq`;
    let last: GenerationResult = { count: 1 };
    while (last.count > 0) {
      last = (await withRules.ask(withRules.reader, 'questions', query)).json();
    }
    expect(last.reason).toContain(
      'rules make nothing more of these kinds from them. Choose others',
    );
    const world = await withModel();
    const few = (await world.ask(world.reader, 'questions', `${asked(world)}&count=20`)).json();
    expect(few.reason).toBe(
      `${few.count} of the 20 you asked for: these chapters are too short for more at once. ` +
        'Generate again to have more, or choose others as well.',
    );
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
    const world = await generationWorld(explainingBook({ chapters: 2, terms: 6 }));
    const query = `?sourceId=${world.source.id}&chapters=2,3&count=5&difficulty=1&kinds=mcq,cloze`;
    const made: GenerationResult = (await world.ask(world.reader, 'questions', query)).json();
    expect(made.reason).toContain(
      'rules make multiple choice, matching and ordering questions only',
    );
    expect(made.reason).toContain('rules cannot choose how hard items are');
    const items = await world.items();
    expect([items.length > 0, items.length <= 5]).toEqual([true, true]);
    expect(made.count).toBe(items.length);
    for (const { chapter, kind } of items) {
      expect([1, 2]).toContain(chapter);
      expect(kind).toBe('mcq');
    }
    const none: GenerationResult = (
      await world.ask(world.reader, 'questions', '?kinds=typed')
    ).json();
    expect(none).toEqual({ count: 0, reason: expect.stringContaining('Without an AI provider') });
  });
});
