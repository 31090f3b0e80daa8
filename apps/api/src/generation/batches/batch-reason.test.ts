import { expect, test } from 'vitest';

import { reasonOf } from './batch-reason.ts';
import type { Reach } from './batch.ts';

const reach: Reach = {
  looked: 25,
  of: 40,
  hasEnough: false,
  isDone: false,
  scope: 'whole',
  fit: 'fit',
};
const reason = (over: Partial<Reach> | undefined, counts: { drafted: number; kept: number }) =>
  reasonOf(
    {
      candidates: [],
      chunks: [],
      failure: undefined,
      description: undefined,
      known: [],
      reach: over && { ...reach, ...over },
    },
    counts,
  );

test.each<[string, Partial<Reach> | undefined, { drafted: number; kept: number }, RegExp]>([
  ['a model has made some', undefined, { drafted: 12, kept: 9 }, /^$/],
  ['a model found nothing', undefined, { drafted: 0, kept: 0 }, /^Nothing in this part makes/],
  ['none by a model passed', undefined, { drafted: 1, kept: 0 }, /^The one draft did not pass/],
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
    /^All of this text has been worked through: nothing more .* pick your bites, add another text/,
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
  expect(reason(over, counts) ?? '').toMatch(words);
});
