import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { arrangeList, flashcard, matchPairs, mcq, trueFalse } from '../testing/sample-content.ts';
import { authoredOf } from './authored-item.ts';
import { type AuthoredItem, composeItem } from './compose-item.ts';

test.each([
  [mcq(), { answer: 'Mercury', distractors: ['Iron', 'Copper', 'Silver'] }],
  [trueFalse('Whales breathe air.', true), { text: 'Whales breathe air.', answer: true }],
  [trueFalse('Whales breathe water.', false), { answer: false }],
  [
    matchPairs(),
    {
      pairs: [
        ['Ape', 'Mammal'],
        ['Hen', 'Bird'],
        ['Cod', 'Fish'],
      ],
    },
  ],
  [arrangeList(), { order: ['Hundred Years War', 'Crimean War', 'First World War'] }],
  [flashcard('What?', 'That.'), { front: 'What?', back: 'That.' }],
])('what is right stands apart: %j', (content, authored) => {
  expect(authoredOf(content)).toMatchObject({ type: content.kind, ...authored });
});

test('a key that points nowhere is no content', () => {
  const content = mcq();
  content.answerKey.answer = 9;
  expect(() => authoredOf(content)).toThrow('no option 9');
});

const word = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const words = (most: number) => fc.uniqueArray(word, { minLength: 3, maxLength: most });
const common = { text: word, explanation: word };

const authoredItem: fc.Arbitrary<AuthoredItem> = fc.oneof(
  fc
    .record({ ...common, options: words(5) })
    .map(({ options: [answer = '', ...distractors], ...rest }) => ({
      type: 'mcq' as const,
      answer,
      distractors,
      ...rest,
    })),
  fc.record({ ...common, type: fc.constant('true_false' as const), answer: fc.boolean() }),
  fc.record({ ...common, left: words(6), right: words(6) }).map(({ left, right, ...rest }) => ({
    type: 'match_pairs' as const,
    pairs: left.slice(0, right.length).map((text, index) => [text, right[index] ?? ''] as const),
    ...rest,
  })),
  fc.record({ ...common, type: fc.constant('arrange_list' as const), order: words(7) }),
  fc.record({ type: fc.constant('flashcard' as const), front: word, back: word }),
);

/** The order of distractors and of pairs says nothing. */
function inAnyOrder(item: AuthoredItem): AuthoredItem {
  if (item.type === 'mcq') return { ...item, distractors: item.distractors.toSorted() };
  if (item.type !== 'match_pairs') return item;
  return { ...item, pairs: item.pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}

describe('composing and authoring undo each other', () => {
  test('whatever was written, in whatever order it is shown', () => {
    fc.assert(
      fc.property(authoredItem, fc.nat(), fc.nat(), (item, seed, otherSeed) => {
        const authored = authoredOf(composeItem(item, null, seed));
        expect(inAnyOrder(authored)).toEqual(inAnyOrder(item));
        const again = authoredOf(composeItem(authored, null, otherSeed));
        expect(inAnyOrder(again)).toEqual(inAnyOrder(item));
      }),
    );
  });
});
