import { expect, test } from 'vitest';

import { choiceOf } from '../../items/checks/item-parts.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import type { Behaviour } from '../../testing/model-server/model-server.ts';
import { saysJson } from '../../testing/model-server/replies.ts';
import { purposeOf } from '../../testing/model-server/request.ts';
import {
  SOUND,
  plantingWrongKeys,
  reviewing,
  writing,
} from '../../testing/model-server/scripted-model.ts';

const FLAW = 'The passage says nothing of a lantern.';

/** Finds this wrong with the first items that it sees. */
function findingOf(first: number, finding: object): Behaviour {
  let seen = 0;
  return reviewing(() => {
    seen += 1;
    return seen <= first ? { ...finding } : {};
  });
}

const purposes = (requests: Parameters<typeof purposeOf>[0][]) => requests.map(purposeOf);

test.each(['questions', 'flashcards'] as const)(
  '%s that the review refuses go back once with their flaw',
  async (what) => {
    const finding = { no_premise: false, flaw: FLAW };
    const world = await generationWorld({ behave: findingOf(2, finding) });
    const { count } = await world.generate(what);
    const repairs = world.requests.filter(({ user }) => user.includes('Its flaw: '));
    expect(repairs).toHaveLength(1);
    expect(repairs[0]?.user.split(`Its flaw: ${FLAW}`)).toHaveLength(3);
    expect(repairs[0]?.user).toMatch(/\nWrite 2 items anew\.$/);
    const [run] = await world.runs();
    expect(JSON.parse(run?.rejected ?? '')).toMatchObject({ 'review: premise': 2 });
    expect(JSON.parse(run?.skipped ?? '')).not.toContain('reviewing');
    // Twelve as without a finding, two of them written anew.
    expect([run?.drafted, count >= 10, count <= 12]).toEqual([14, true, true]);
    expect(await world.items()).toHaveLength(count);
  },
);

test('what is refused again is not stored, and not asked for a third time', async () => {
  const world = await generationWorld({ behave: reviewing(() => ({ supported: false })) });
  const { count, reason } = await world.generate();
  expect(count).toBe(0);
  expect(reason).toMatch(/^None of \d+ drafts passed the checks/);
  const repairs = world.requests.filter(({ user }) => user.includes('Its flaw: '));
  expect(repairs).toHaveLength(3);
  const [run] = await world.runs();
  expect(JSON.parse(run?.rejected ?? '')).toEqual({ 'review: support': run?.drafted });
});

test('a choice gives up the distractors that tempt nobody', async () => {
  const weakest = (sheet: string) => /^1\. (.+)$/m.exec(sheet)?.[1];
  const weak: string[] = [];
  const world = await generationWorld({
    behave: reviewing((sheet) => {
      const text = weakest(sheet);
      if (text === undefined) return {};
      weak.push(text);
      return { weak: [1], fair_options: false };
    }),
  });
  await world.generate();
  const choices = (await world.items()).flatMap(({ content }) => choiceOf(content) ?? []);
  expect(choices.length).toBeGreaterThan(0);
  for (const { options } of choices) {
    expect(options).toHaveLength(3);
    expect(options.filter((option) => weak.includes(option))).toEqual([]);
  }
});

test('a second model reviews and solves, and is counted by itself', async () => {
  const writer = writing();
  const world = await generationWorld({ behave: writer, review: writer });
  const { count } = await world.generate();
  expect(count).toBeGreaterThan(0);
  expect(new Set(purposes([...world.requests]))).toEqual(
    new Set(['ideas', 'questions', 'description']),
  );
  expect(new Set(purposes([...world.reviewRequests]))).toEqual(new Set(['reviews', 'answers']));
  const url = `/api/books/${world.book.id}/runs`;
  await world.db.updateTable('sources').set({ shared: 1 }).execute();
  const admin = await world.account({ role: 'admin' });
  const [run] = (await admin.inject({ url })).json();
  expect(run.usage).toMatchObject({ model: 'scripted', inputTokens: 800 });
  expect(run.reviewUsage).toEqual({
    model: 'reviewer',
    inputTokens: 600,
    outputTokens: 120,
    usd: expect.closeTo(0.000_84, 6),
  });
  const [seen] = (await world.reader.inject({ url })).json();
  expect(seen).toMatchObject({ usage: null, reviewUsage: null });
});

test('where the review fails, the run says so, and checks and solver do without it', async () => {
  const well = writing();
  const world = await generationWorld({
    behave: (request) => (purposeOf(request) === 'reviews' ? saysJson({}) : well(request)),
  });
  expect((await world.generate()).count).toBeGreaterThan(5);
  const url = `/api/books/${world.book.id}/runs`;
  const [run] = (await world.reader.inject({ url })).json();
  expect(run.skipped).toContain('reviewing');
});

test('where the review leaves an item out, the run says so', async () => {
  const well = writing();
  const world = await generationWorld({
    behave: (request) =>
      purposeOf(request) === 'reviews'
        ? saysJson({ reviews: [{ ...SOUND, item: 1 }] })
        : well(request),
  });
  expect((await world.generate()).count).toBeGreaterThan(5);
  const [run] = await world.runs();
  expect(JSON.parse(run?.skipped ?? '')).toContain('reviewing');
});

test('cards are solved among the backs of a batch', async () => {
  const well = writing();
  const world = await generationWorld({
    behave: (request) =>
      purposeOf(request) === 'answers'
        ? saysJson({ answers: [{ question: 1, picks: [0], text: '' }] })
        : well(request),
  });
  expect(await world.generate('flashcards')).toMatchObject({ count: 0 });
  const [run] = await world.runs();
  expect(JSON.parse(run?.rejected ?? '')).toEqual({ ambiguous: run?.drafted });
  const solving = world.requests.find((request) => purposeOf(request) === 'answers');
  expect(solving?.user).toMatch(/Question 1: choose one\nHow does the line go on .*\n1\. .*\n2\. /);
});

test('keys that a reviewer lets pass are still found by the solver', async () => {
  const behave = plantingWrongKeys(1);
  const world = await generationWorld({ behave });
  expect(await world.generate()).toMatchObject({ count: 0 });
  expect(behave.planted.size).toBeGreaterThan(8);
});
