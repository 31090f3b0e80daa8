import { expect, test } from 'vitest';

import { composeItem, type AuthoredItem } from '../compose-item.ts';
import { hintsOf } from './reading-hints.ts';

const quote = 'Mercury stays liquid in a warm room, so old thermometers were filled with it.';
const passage = `${quote} Galileo had used air and water. Merchants sold the silver metal in flasks.`;
const evidence = { quote, passage, book: { title: 'Metals', author: '' } };

const sound = {
  type: 'mcq' as const,
  text: 'What were old thermometers filled with?',
  answer: 'Mercury',
  distractors: ['Water', 'Air', 'Silver'],
  explanation: 'Mercury stays liquid in a warm room.',
};

const hints = (item: AuthoredItem) => hintsOf(composeItem(item, null, 1), evidence);

test('a sound item has none', () => {
  expect(hints(sound)).toEqual([]);
});

test.each([
  [
    'options of nothing in the passage',
    { distractors: ['Marmalade', 'Candle wax', 'Goose feathers'] },
    /absurd/,
  ],
  [
    'an explanation that adds much',
    {
      explanation: 'Mercury boils beyond summer kitchens, whose ovens reach higher degrees daily.',
    },
    /explain more/,
  ],
  [
    'a quote of another place',
    { text: 'Who sold flasks of silver metal?', answer: 'Merchants' },
    /another place/,
  ],
])('%s is pointed out', (_, change, hint) => {
  expect(hints({ ...sound, ...change })).toContainEqual(expect.stringMatching(hint));
});

test('a card that adds to the passage is pointed out', () => {
  const back = 'Mercury stays liquid, as Swedish glassblowers discovered.';
  const card = { type: 'flashcard' as const, front: 'What filled old thermometers?', back };
  expect(hints(card)).toContainEqual(expect.stringMatching(/explain more/));
});

test.each([
  [
    'a right option that the passage knows in part',
    {
      answer: 'Mercury or another heavy substance',
      distractors: ['Marmalade', 'Candle wax', 'Goose feathers'],
    },
  ],
  [
    'a reason in a few words of its own',
    { explanation: 'It expands evenly when somebody heats it.' },
  ],
])('%s is not', (_, change) => {
  expect(hints({ ...sound, ...change })).toEqual([]);
});

test.each([
  ['Spinngewebe', 'Linien, die an das Netz einer Spinne erinnern, heißen _____ bei den Ökonomen.'],
  [
    'staphylococci',
    'Around the mould the staphylococcal colonies were gone: the _____ had dissolved.',
  ],
])('an answer that begins as a word of its question is pointed out: %s', (answer, text) => {
  const cloze = { type: 'cloze' as const, text, answer, explanation: 'x' };
  expect(hints(cloze)).toContainEqual(`The question may tell “${answer}”`);
});
