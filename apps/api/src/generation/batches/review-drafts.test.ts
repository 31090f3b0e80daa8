import { expect, test } from 'vitest';

import { knownItems } from '../../items/checks/near-duplicates.ts';
import { SOUND } from '../../testing/model-server/scripted-model.ts';
import type { Draft } from '../draft.ts';
import type { Model } from '../provider/model.ts';
import { NO_USAGE } from '../provider/token-usage.ts';
import { NO_PROGRESS } from '../runs/progress.ts';
import { reviewDrafts, reviewAgain } from './review-drafts.ts';

const doubt = { refusal: 'not in the source', flaw: 'Only 0 % of the words are in the quote' };
const card = (front: string): Draft => ({
  item: { type: 'flashcard', front, back: 'Mercury' },
  difficulty: 1,
  quote: null,
});
const doubted = { ...card('What is liquid?'), doubt };
const drafts = [card('What filled thermometers?'), doubted];

/** A reviewer that says this of the items, one after another, and keeps what it was shown. */
function contextWith(reviews: readonly object[], isReviewed = true) {
  const shown: string[] = [];
  const ask: Model['ask'] = async ({ user, read }) => {
    shown.push(user);
    const value = read({
      reviews: reviews.map((review, index) => ({ ...review, item: index + 1 })),
    });
    if (value === undefined) throw new Error('The answer cannot be read');
    return { value, usage: NO_USAGE };
  };
  const model = { name: 'm', place: 'local', address: '', prices: undefined, ask } as const;
  const signal = new AbortController().signal;
  const work = { signal, progress: NO_PROGRESS, report: async () => {} };
  const options = { signal, deadline: Infinity };
  const budget = { drafting: options, solving: options };
  const tools = { model, known: knownItems(), work, budget, rounds: () => 0 };
  const piece = {
    book: { title: 'Metals', author: '' },
    passage: null,
    what: 'flashcards' as const,
    kinds: [],
    count: 2,
    taken: [],
    truthFirst: true,
    seed: 1,
    share: 1,
  };
  return { shown, context: { piece, tools, steps: { isReviewed, isRepaired: true } } };
}

test('a reviewer is told what the rules doubt, and settles it', async () => {
  const { shown, context } = contextWith([SOUND, SOUND]);
  const { passed, refused } = await reviewDrafts(drafts, context);
  expect(shown[0]).toContain(`Doubt: ${doubt.flaw}`);
  expect([passed, refused]).toEqual([drafts, []]);
});

test('a doubt that the reviewer shares refuses, in the words of the reviewer', async () => {
  const shared = { ...SOUND, supported: false, flaw: 'The passage says otherwise.' };
  const { passed, refused } = await reviewDrafts(drafts, contextWith([SOUND, shared]).context);
  expect(passed).toEqual([drafts[0]]);
  expect(refused).toEqual([
    { draft: doubted, refusal: 'review: support', flaw: 'The passage says otherwise.' },
  ]);
});

test.each([
  ['there is no time for a review', [], false],
  ['the reviewer leaves the item out', [SOUND], true],
])('a doubt stands where %s', async (_, reviews, isReviewed) => {
  const { context } = contextWith(reviews, isReviewed);
  const { passed, refused } = await reviewDrafts(drafts, context);
  expect(passed).toEqual([drafts[0]]);
  expect(refused).toEqual([{ draft: doubted, ...doubt }]);
});

test('so it does for what was repaired', async () => {
  const candidates = drafts.map(({ item, difficulty, ...draft }) => ({
    item,
    difficulty,
    ...(draft.doubt && { doubt: draft.doubt }),
    origin: null,
    content: {
      kind: 'flashcard' as const,
      body: { front: '', back: '', imageUrl: null, place: null },
      answerKey: null,
    },
  }));
  const confirmed = await reviewAgain(candidates, contextWith([], false).context);
  expect(confirmed).toEqual([candidates[0]]);
});
