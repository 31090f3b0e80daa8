import { describe, expect, test } from 'vitest';

import {
  arrangeList,
  flashcard,
  matchPairs,
  mcq,
  trueFalse,
} from '../../testing/sample-content.ts';
import { knownItems, nearDuplicateFlaws } from './near-duplicates.ts';

const stem = 'What does Darwin call the process that keeps small useful variations in the wild?';

const changes = 'By what name does Darwin call the process that keeps small useful changes?';
const variations = 'What name does Darwin call the process that keeps small useful variations?';

test.each([
  { what: 'case', one: mcq({ stem }), other: mcq({ stem: stem.toUpperCase() }), same: true },
  { what: 'a word more', one: mcq({ stem: `${stem} Again` }), other: mcq({ stem }), same: true },
  {
    what: 'some words and the same key',
    one: mcq({ stem: changes }),
    other: mcq({ stem: variations }),
    same: true,
  },
  {
    what: 'some words and another key',
    one: mcq({ stem: changes }),
    other: mcq({ stem: variations, answer: 'Iron' }),
    same: false,
  },
  {
    what: 'punctuation',
    one: flashcard('What is a pivot?'),
    other: flashcard('What is a pivot'),
    same: true,
  },
  {
    what: 'everything',
    one: flashcard('What is a pivot?', 'A turn.'),
    other: trueFalse('A pivot is a turn of strategy.'),
    same: false,
  },
])('items that differ in $what: $same', ({ one, other, same }) => {
  expect(knownItems([{ content: other }]).findNearDuplicate(one)).toBe(same ? other : undefined);
});

test.each([
  {
    what: 'pairs under the same words',
    one: matchPairs(),
    other: matchPairs({
      left: ['Owl', 'Eel', 'Bat'],
      answer: { Owl: 'Bird', Eel: 'Fish', Bat: 'Mammal' },
    }),
    same: false,
  },
  {
    what: 'the order in which a list is shown',
    one: arrangeList(),
    other: arrangeList({
      options: ['Hundred Years War', 'First World War', 'Crimean War'],
      answer: [0, 2, 1],
    }),
    same: true,
  },
])('$what: $same', ({ one, other, same }) => {
  expect(knownItems([{ content: other }]).findNearDuplicate(one)).toBe(same ? other : undefined);
});

test('each pair of near duplicates is one flaw', () => {
  expect(nearDuplicateFlaws([mcq(), trueFalse(), mcq()])).toHaveLength(1);
});

describe('the same answer of the same words of the text', () => {
  const one = mcq({ stem: 'Which metal did old thermometers hold?' });
  const known = knownItems([{ content: one, quote: { chapter: 1, start: 10, end: 90 } }]);
  const other = mcq({ stem: 'With what were glass tubes filled to measure fevers?' });

  test.each([
    ['overlapping quotes', { chapter: 1, start: 60, end: 140 }, one],
    ['quotes side by side', { chapter: 1, start: 90, end: 140 }, undefined],
    ['another chapter', { chapter: 2, start: 10, end: 90 }, undefined],
    ['no quote', null, undefined],
  ])('%s', (_, quote, twin) => {
    expect(known.findNearDuplicate(other, quote)).toBe(twin);
  });

  test('another answer, or a card of it, is something else', () => {
    const quote = { chapter: 1, start: 10, end: 90 };
    const iron = mcq({ stem: 'Which metal rusts?', answer: 'Iron' });
    expect(known.findNearDuplicate(iron, quote)).toBeUndefined();
    const back = one.body.questionText;
    expect(known.findNearDuplicate(flashcard('What is in it?', back), quote)).toBeUndefined();
  });
});
