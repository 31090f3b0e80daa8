import { expect, test } from 'vitest';

import { mentionsOf } from './mentions.ts';
import { nameKinds } from './name-kinds.ts';
import { rivalsOf } from './rivals.ts';

const sentences = [
  'Isaac Newton was born in Lincolnshire and lived in London for many years.',
  'Robert Hooke, a careful observer, worked in London and died there in 1703.',
  'The astronomer Edmond Halley sailed from England to Brazil in 1698.',
  'Christiaan Huygens invented a clock in Spain and wrote to friends in Paris in 1657.',
  'Blaise Pascal, a mathematician, sent 40 letters from Paris to Clermont in 1648.',
  'The engineer Denis Papin left France for Germany and lived in Marburg.',
];
const names = nameKinds(sentences);

function rivals(sentence: string, text: string): string[] {
  const mention = mentionsOf(sentence, names).find((its) => its.text === text);
  if (mention === undefined) return [];
  const around = { names, nearby: sentence, at: 0, years: [1657, 1698, 1703], seed: 1 };
  return rivalsOf(mention, around, 3);
}

test('a person among persons', () => {
  const people = [
    'Robert Hooke',
    'Edmond Halley',
    'Christiaan Huygens',
    'Blaise Pascal',
    'Denis Papin',
  ];
  const found = rivals('Isaac Newton wrote about light and colours in 1672.', 'Isaac Newton');
  expect(found).toHaveLength(3);
  for (const name of found) expect(people).toContain(name);
});

test('a country among countries, none that stands in the sentence', () => {
  const found = rivals('Edmond Halley sailed from England to Brazil in 1698.', 'Brazil');
  expect(found.toSorted()).toEqual(['France', 'Germany', 'Spain']);
});

test('a year among years near it, of the same era', () => {
  const found = rivals('Isaac Newton wrote about light in 1672.', '1672').map(Number);
  expect(found).toHaveLength(3);
  for (const year of found) expect(Math.abs(year - 1672)).toBeLessThanOrEqual(70);
  const before = rivals('Rome was at war with Tarentum in 280 BC for a year.', '280 BC');
  for (const year of before) expect(year).toMatch(/^\d+ BC$/);
});

test('a number among numbers as round, written as it is', () => {
  const found = rivals('Blaise Pascal sent 12,000 letters to Clermont.', '12,000');
  expect(found).toHaveLength(3);
  for (const number of found) expect(number).toMatch(/^\d{1,2},\d{3}$/);
});

test.each(['more than', 'at least', 'nearly'])(
  '%s 500: other numbers may be true as well',
  (bound) => {
    expect(rivals(`The survey of India counted ${bound} 500 people.`, '500')).toEqual([]);
  },
);
