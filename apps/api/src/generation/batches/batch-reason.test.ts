import { QUESTION_KINDS } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { reasonOf } from './batch-reason.ts';
import type { Batch, Ground, Reach } from './batch.ts';

const reach: Reach = {
  looked: 25,
  of: 40,
  hasEnough: false,
  isDone: false,
  scope: 'whole',
  fit: 'fit',
};
const ground: Ground = { scope: 'whole', open: 40, isAll: false };
type Counts = { drafted: number; kept: number };
const ALL = { what: 'questions', kinds: QUESTION_KINDS } as const;
const reason = (
  over: Partial<Batch>,
  counts: Counts,
  asked: Parameters<typeof reasonOf>[1] = ALL,
) =>
  reasonOf(
    {
      candidates: [],
      chunks: [],
      failure: undefined,
      description: undefined,
      known: [],
      reach: undefined,
      ...over,
    },
    asked,
    counts,
  );

test.each<[string, Partial<Reach>, Counts, RegExp]>([
  ['there is enough', { hasEnough: true }, { drafted: 12, kept: 11 }, /^$/],
  [
    'the time is up with some',
    {},
    { drafted: 4, kept: 3 },
    /^Morsel looked through 25 of the text's 40 parts\.$/,
  ],
  [
    'the time is up',
    {},
    { drafted: 0, kept: 0 },
    /25 of .* 40 parts and found nothing yet\. Generate again/,
  ],
  [
    'none passed in time',
    {},
    { drafted: 2, kept: 0 },
    /^None of 2 drafts passed the checks\. Morsel looked/,
  ],
  [
    'the text is done',
    { isDone: true },
    { drafted: 4, kept: 3 },
    /^All of this text has been worked through: rules make no more questions from it\. To have more, try flashcards as well as questions, pick your bites, add another text/,
  ],
  [
    'the text is a story',
    { isDone: true, fit: 'story' },
    { drafted: 0, kept: 0 },
    /^This reads like a story, .* Pick your bites instead/,
  ],
  [
    'the text is in another language',
    { isDone: true, fit: 'foreign' },
    { drafted: 2, kept: 1 },
    /^Rules make items from prose in English only/,
  ],
  [
    'none of the text passed',
    { isDone: true },
    { drafted: 1, kept: 0 },
    /^The one draft did not pass the checks\. All of this text/,
  ],
  [
    'what is read is done',
    { isDone: true, scope: 'read' },
    { drafted: 0, kept: 0 },
    /^All that you have read of this text .* Say how far/,
  ],
  [
    'the time is up in what is read',
    { of: 30, scope: 'read' },
    { drafted: 12, kept: 11 },
    /25 of the 30 parts that you have read\.$/,
  ],
])('when %s, the reason says so', (_, over, counts, words) => {
  expect(reason({ reach: { ...reach, ...over } }, counts) ?? '').toMatch(words);
});

describe('of what a model made', () => {
  const NONE = { drafted: 0, kept: 0 };

  test.each<[string, Partial<Ground> | undefined, Counts, RegExp]>([
    ['some are kept', {}, { drafted: 12, kept: 9 }, /^$/],
    ['there is nothing', {}, NONE, /^Nothing in this part makes .* another part of the text/],
    [
      'none passed',
      {},
      { drafted: 1, kept: 0 },
      /^The one draft did not pass the checks\. Generate/,
    ],
    [
      'there is nothing in what is read',
      { scope: 'read' },
      NONE,
      /another part of what you have read, or say how far/,
    ],
    [
      'there is nothing in a part of chosen chapters',
      { scope: 'chosen' },
      NONE,
      /another part of these chapters, or choose others\.$/,
    ],
    [
      'there is nothing in all of chosen chapters',
      { scope: 'chosen', open: 1, isAll: true },
      NONE,
      /These chapters have no other part\. .* choose others/,
    ],
    [
      'there is nothing in all of a short text',
      { open: 1, isAll: true },
      NONE,
      /The text has no other part\. .* add a longer one/,
    ],
    ['there is nothing from memory', undefined, NONE, /knows of this book .* Add the book's text/],
  ])('the reason is told where %s', (_, over, counts, words) => {
    const told = reason({ ground: over && { ...ground, ...over } }, counts);
    expect(told ?? '').toMatch(words);
  });

  test('the reason speaks of the kinds that were chosen', () => {
    const asked = { what: 'questions', kinds: ['mcq'] } as const;
    expect(reason({ ground }, NONE, asked)).toMatch(/Other kinds of questions may fare better\.$/);
    expect(reason({ ground }, NONE, { ...asked, what: 'flashcards' })).not.toContain('Other kinds');
  });

  test.each<[string, Partial<Ground>, RegExp]>([
    [
      'the chapters are short',
      { scope: 'chosen', isAll: true },
      /^3 of the 20 .* chapters are too short/,
    ],
    ['the text is short', { isAll: true }, /^3 of the 20 .* text is too short/],
    ['what is read is short', { scope: 'read', isAll: true }, /^3 of the 20 .* read is too short/],
    ['there is enough of it', { open: 12, isAll: true }, /^3 of the 20 .* passed the checks\./],
  ])('fewer than asked for are explained where %s', (_, over, words) => {
    const asked = { ...ALL, count: 20 };
    const counts = { drafted: 4, kept: 3 };
    expect(reason({ ground: { ...ground, open: 2, ...over } }, counts, asked)).toMatch(words);
  });
});

test('of rules the reason speaks of chapters and kinds that were chosen, and of what was not asked for', () => {
  const done = { reach: { ...reach, isDone: true, scope: 'chosen' as const } };
  const counts = { drafted: 0, kept: 0 };
  const asked = { what: 'questions', kinds: ['mcq'] } as const;
  expect(reason(done, counts, asked)).toMatch(
    /^These chapters have been worked through: rules make nothing more of these kinds from them\. Choose others, or choose more kinds of questions, try flashcards/,
  );
  expect(reason(done, counts, { ...ALL, what: 'flashcards' })).toMatch(
    /rules make no more flashcards from them\. Choose others, or try questions as well as flashcards/,
  );
});
