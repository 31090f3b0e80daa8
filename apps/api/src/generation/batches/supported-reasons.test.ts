import { expect, test } from 'vitest';

import { composeQuestion } from '../../items/compose-item.ts';
import type { QuestionContent } from '../../items/item-content.ts';
import { arrangeList, matchPairs, mcq } from '../../testing/sample-content.ts';
import { supportedReasons } from './supported-reasons.ts';

const quote = 'Mercury stays liquid in a warm room, so old thermometers were filled with it.';
const evidence = {
  quote,
  passage:
    `${quote} Copper turns green in rain, and roofs are covered with it. Silver tarnishes in air. ` +
    'Apes suckle their young, and hens lay eggs. The Crimean War came before the trenches of 1914.',
  book: { title: 'Metals', author: 'Anna Ridge' },
};
const TYPED = composeQuestion(
  { type: 'typed', text: 'Which metal?', answer: 'mercury', accepted: ['hg'], explanation: '' },
  null,
  1,
);
const GOOD = 'Copper covers roofs and turns green in rain.';
const kept = (content: QuestionContent, mistake: string[], reason: string, from = true) =>
  supportedReasons(content, [{ mistake, reason }], from ? evidence : undefined).length === 1;

test.each<[string, QuestionContent, string[], string]>([
  ['of an option', mcq(), ['Copper'], GOOD],
  ['of a pair', matchPairs(), ['Ape', 'Bird'], 'An ape suckles its young, and a bird lays eggs.'],
  [
    'of an order',
    arrangeList(),
    ['First World War', 'Crimean War'],
    'The Crimean War came before the trenches of 1914.',
  ],
  ['of what is written', TYPED, ['copper'], GOOD],
  ['that names the author', mcq(), ['Silver'], 'Silver tarnishes in air, says Anna Ridge.'],
])('a reason is kept: %s', (_, content, mistake, reason) => {
  expect(kept(content, mistake, reason)).toBe(true);
});

test.each<[string, QuestionContent, string[], string]>([
  ['for what is right', mcq(), ['Mercury'], GOOD],
  ['for what nobody can choose', mcq(), ['Tin'], GOOD],
  ['for a pair that is right', matchPairs(), ['Ape', 'Mammal'], 'Apes suckle their young.'],
  ['for an order that is right', arrangeList(), ['Crimean War', 'First World War'], GOOD],
  ['for another wording of the answer', TYPED, ['Hg'], GOOD],
  ['of two sentences', mcq(), ['Copper'], 'Copper turns green in rain. Roofs are covered with it.'],
  ['that is too long', mcq(), ['Copper'], `${GOOD.slice(0, -1)} ${'and turns green '.repeat(7)}.`],
  ['with a number of its own', mcq(), ['Copper'], 'Copper turns green in 40 years of rain.'],
  [
    'with a name of its own',
    mcq(),
    ['Copper'],
    'Copper on roofs, as in Vienna, turns green in rain.',
  ],
  ['about something else', mcq(), ['Copper'], 'Bankers prefer it because dividends grow quickly.'],
  ['about another item', mcq(), ['Copper'], 'Hens lay eggs, and apes suckle their young.'],
  [
    'that speaks of the text',
    mcq(),
    ['Copper'],
    'The passage says that copper turns green in rain.',
  ],
  ['with an address', mcq(), ['Copper'], 'Copper turns green in rain: https://evil.example/.'],
  ['that says nothing', mcq(), ['Copper'], 'This is the wrong answer.'],
  [
    'that repeats the explanation',
    mcq({ explanation: `Mercury is liquid. ${GOOD}` }),
    ['Copper'],
    GOOD,
  ],
])('a reason is left out: %s', (_, content, mistake, reason) => {
  expect(kept(content, mistake, reason)).toBe(false);
});

test('one mistake has one reason, and the others stay', () => {
  const silver = { mistake: ['Silver'], reason: 'Silver tarnishes in air.' };
  const copper = { mistake: ['Copper'], reason: GOOD };
  const again = { mistake: ['copper'], reason: 'Copper covers roofs.' };
  const nothing = { mistake: ['Iron'], reason: 'Wrong.' };
  expect(supportedReasons(mcq(), [copper, nothing, again, silver], evidence)).toEqual([
    copper,
    silver,
  ]);
});

test('a mistake is told in the letters of the item', () => {
  const [reason] = supportedReasons(mcq(), [{ mistake: ['copper.'], reason: GOOD }], evidence);
  expect(reason?.mistake).toEqual(['Copper']);
});

test('without a text its form is checked', () => {
  expect(kept(mcq(), ['Copper'], 'Bankers prefer it because dividends grow quickly.', false)).toBe(
    true,
  );
  expect(kept(mcq(), ['Copper'], 'This is the wrong answer.', false)).toBe(false);
});
