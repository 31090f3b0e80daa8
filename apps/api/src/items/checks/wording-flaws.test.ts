import { expect, test } from 'vitest';

import { arrangeList, flashcard, mcq, trueFalse } from '../../testing/sample-content.ts';
import type { ItemContent } from '../item-content.ts';
import { wordingFlaws } from './wording-flaws.ts';

const flawed: [string, ItemContent][] = [
  ['absolute', mcq({ options: ['It always pays', 'It may pay', 'It costs'] })],
  ['absolute', trueFalse('Every startup needs a pivot.')],
  ['vague frequency', mcq({ options: ['It usually pays', 'It pays', 'It costs'] })],
  ['negation', mcq({ stem: 'Which of these is NOT a metal?' })],
  ['negation', mcq({ stem: 'Which metal doesn’t melt in a warm room?' })],
  ['negation', arrangeList({ stem: 'Put these in order, except the last.' })],
  ['negation', trueFalse('It is not true that Smith did not praise saving.')],
  ['negation', trueFalse('Nobody can’t pivot.')],
];

test.each(flawed)('%s', (check, content) => {
  expect(wordingFlaws(content).map((flaw) => flaw.check)).toContain(check);
});

test.each([
  mcq({ stem: 'Which of the following cannot melt?' }),
  mcq({ stem: 'Which statement about mercury is false?' }),
])('%j is negated', (content) => {
  expect(wordingFlaws(content).map((flaw) => flaw.check)).toEqual(['negation']);
});

test.each([
  'The council met every other year.',
  'First of all a village was a market.',
  'All in all the harvest was poor.',
  'Traders sold salt all over the coast.',
  'The plague ended once and for all in 1720.',
  'None of the five ships came home.',
  'All four gospels name Pilate.',
  'A guild sold not only cloth but trust.',
])('an idiom or a count is no absolute: %s', (statement) => {
  expect(wordingFlaws(trueFalse(statement))).toEqual([]);
});

test.each(['Every year is a leap year somewhere, always.', 'All swans are white.'])(
  'beside an idiom an absolute is one: %s',
  (statement) => {
    expect(wordingFlaws(trueFalse(statement))).toHaveLength(1);
  },
);

test('an absolute of the quote is what the book says', () => {
  const statement = trueFalse('Mercury never rusts.');
  const quote = 'Mercury never rusts in dry air.';
  expect(wordingFlaws(statement)).toHaveLength(1);
  expect(wordingFlaws(statement, { quote })).toEqual([]);
});

test.each([
  mcq(),
  mcq({ stem: 'Why does mercury not rust?' }),
  mcq({ stem: 'What should a prince be, if he cannot be loved?' }),
  mcq({ stem: 'Who said “I will not go”, as the story has it?' }),
  mcq({ options: ['Read Only Memory', 'Most Popular Audio', 'Long Wave Radio'] }),
  mcq({ stem: 'What do all metals share in a warm room?' }),
  trueFalse('Smith does not praise the spendthrift.'),
  flashcard('Why is nothing ever free?', 'Because all goods cost labour.'),
])('no flaw in %j', (content) => {
  expect(wordingFlaws(content)).toEqual([]);
});
