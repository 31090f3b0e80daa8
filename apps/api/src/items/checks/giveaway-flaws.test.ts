import { expect, test } from 'vitest';

import { flashcard, mcq, trueFalse } from '../../testing/sample-content.ts';
import type { CheckName } from './check-catalogue.ts';
import { flashcardFlaws, giveawayFlaws } from './giveaway-flaws.ts';

const stem = 'What did the founders learn from their test?';

test.each<{
  check: CheckName;
  stem: string;
  options: string[];
  answer?: string;
  explanation?: string;
  ok?: boolean;
}>([
  {
    check: 'longest key',
    stem,
    options: ['Prices matter', 'That customers want help with packing their boxes', 'Ads fail'],
  },
  {
    check: 'word shared with the key',
    stem: 'Why does selection favour beetles with weak wings?',
    options: ['Cold nights', 'Selecting saves them', 'Poor food'],
  },
  {
    check: 'word shared with the key',
    stem: '山の頂きと谷との間に起こり、山谷風と名づけられた風は何か。',
    options: ['偏西風', '山谷風', '海陸風'],
    answer: '山谷風',
    explanation: '同じ循環が山の地形の中で起こる。',
  },
  {
    check: 'word shared with the key',
    stem: '暖流と寒流のうち、黒潮はどちらに当たるか。',
    options: ['寒流', '暖流', '潮汐'],
    answer: '暖流',
    explanation: '南から水を運んでくる。',
    ok: true,
  },
  {
    check: 'word shared with the key',
    stem: 'What does solvent do to the grease inside the joints?',
    options: ['It hardens to a film', 'It takes the grease from inside the joints', 'It thickens'],
    answer: 'It takes the grease from inside the joints',
  },
  {
    check: 'grammar cue',
    stem: 'Darwin compares nature to a',
    options: ['engine', 'breeder', 'island'],
  },
  {
    check: 'grammar cue',
    stem: 'The cause of the change is',
    options: ['storms', 'a flood', 'rivals'],
  },
  { check: 'grammar cue', stem, options: ['iron', 'Mercury', 'copper'] },
  { check: 'grammar cue', stem, options: ['Iron', 'Mercury.', 'Copper'] },
  {
    check: 'convergence',
    stem,
    options: ['Cheap red boats', 'Cheap green planes', 'Slow green boats'],
    answer: 'Cheap red boats',
    ok: true,
  },
  {
    check: 'convergence',
    stem,
    options: ['Red sails', 'Cheap boats with red masts', 'Slow boats'],
    ok: true,
  },
  {
    check: 'convergence',
    stem,
    options: [
      'Cheap rare cargoes',
      'Cheap regular passages',
      'Dear regular cargoes',
      'Royal passages',
    ],
  },
  {
    check: 'convergence',
    stem,
    options: ['Quick learning', 'Quick cheap learning loops', 'Cheap loops'],
  },
])('$check: $options', ({ check, ok, ...question }) => {
  const found = giveawayFlaws(mcq(question)).map((flaw) => flaw.check);
  expect(found.includes(check)).toBe(ok !== true);
});

test.each([
  {
    stem: 'What is a startup’s progress?',
    options: ['Money from investors', 'Validated learning', 'Lines of code written'],
  },
  { stem: 'Who was killed at Okinawa?', options: ['Simon Buckner, Jr.', 'Walter Krueger', 'Ike'] },
  { stem: 'Which molecule is read?', options: ['tRNA', 'mRNA', 'DNA'] },
  { stem: 'Oxford is the seat of a', options: ['bishop', 'university', 'court'] },
  { stem: 'What is a pivot?', options: ['A change of course', 'A change of owner', 'A new rival'] },
  { stem: 'Smith saw a pin factory as a', options: ['symbol', 'warning', 'dream'] },
  {
    stem: 'Which selection do breeders practise?',
    options: ['Natural selection', 'Methodical selection', 'Sexual selection'],
  },
])('no giveaway in $options', (question) => {
  expect(giveawayFlaws(mcq(question))).toEqual([]);
});

test('the key may repeat a word of the question where a distractor repeats one too', () => {
  const stem = 'Why did the old bank of Florence fail?';
  const options = [
    'A bank of Genoa undersold it',
    'Florence taxed its gold',
    'Fire took its books',
  ];
  expect(giveawayFlaws(mcq({ stem, options, answer: 'A bank of Genoa undersold it' }))).toEqual([]);
});

test('other kinds have no key among options', () => {
  expect(giveawayFlaws(trueFalse())).toEqual([]);
});

test.each([
  ['What is the invisible hand of the market?', 'The invisible hand', 1],
  ['Does mercury melt before or after iron?', 'Before', 1],
  ['What is the invisible hand?', 'The way self-interest serves others through the market', 0],
])('%j, %j', (front, back, expected) => {
  expect(flashcardFlaws(flashcard(front, back))).toHaveLength(expected);
});

test('questions have no back', () => {
  expect(flashcardFlaws(mcq())).toEqual([]);
});
