import { expect, test } from 'vitest';

import { composeCover } from './compose-cover.ts';
import { readableOn } from './cover-colors.ts';
import { initial, initialOf } from './figures/initial.ts';

const history = { name: 'History', color: '#FFBE1A' };

/** How many shapes of each kind there are: no two figures have the same. */
function partsOf(title: string, author: string) {
  const { figure } = composeCover({ title, author, topic: history });
  const kinds = Object.groupBy(figure, ({ kind }) => kind);
  return Object.fromEntries(Object.entries(kinds).map(([kind, { length }]) => [kind, length]));
}

test('the same book always gets the same cover', () => {
  const book = { title: 'The Silk Roads', author: 'Peter Frankopan', topic: history };
  expect(composeCover(book)).toEqual(composeCover({ ...book, title: ' The Silk Roads  ' }));
});

test.each([
  ['Zero to One', 'Peter Thiel with Blake Masters', { path: 1, circle: 4 }],
  ['Thinking, Fast and Slow', 'Daniel Kahneman', { path: 5 }],
  ['Crossing the Chasm', 'Geoffrey A. Moore', { circle: 3, path: 4 }],
  ['The Lean Startup', 'Eric Ries', { circle: 6, rect: 6 }],
  ['Sapiens', 'Yuval Noah Harari', { rect: 5 }],
  ['Getting to Yes', 'Roger Fisher and William Ury', { circle: 1, letter: 1 }],
  ['On the Origin of Species', 'Charles Darwin', { circle: 2, rect: 9 }],
  ['Mindset', 'Carol S. Dweck', { circle: 3, path: 1, rect: 1 }],
  ['The Wealth of Nations', 'Adam Smith', { path: 1, circle: 2 }],
  ['The Innovator’s Dilemma', 'Clayton M. Christensen', { path: 6, circle: 3 }],
  ['Good to Great', 'Jim Collins', { rect: 2, path: 5 }],
])('%s by %s has its figure', (title, author, parts) => {
  expect(partsOf(title, author)).toEqual(parts);
});

test('the checkered cloth has ten squares', () => {
  expect(partsOf('Influence', 'Robert Cialdini')).toMatchObject({ rect: 10 });
});

test('letters and figure share the cover between them', () => {
  const above = composeCover({ title: 'Mindset', author: 'Carol S. Dweck', topic: null });
  const below = composeCover({ title: 'Influence', author: 'Robert Cialdini', topic: null });
  expect(above).toMatchObject({ figureTop: 132, ruleTop: 132, author: { x: 12, y: 122 } });
  expect(below).toMatchObject({ figureTop: 0, ruleTop: 168, author: { x: 12, y: 290 } });
  for (const { y } of above.title) expect(y).toBeLessThan(110);
  for (const { y } of below.title) expect(y).toBeGreaterThan(168 + below.titleSize / 2);
});

test.each([
  ['psychology', '#6c3bdb', '#fffaee'],
  ['Startup', '#ff7f36', '#21120b'],
  ['SCIENCE', '#17804a', '#fffaee'],
])('topic %s has its own ground', (name, ground, text) => {
  const cover = composeCover({ title: 'A', author: 'B', topic: { name, color: '#000000' } });
  expect(cover).toMatchObject({ ground, text });
});

test.each([
  ['#112233', '#112233', '#fffaee'],
  ['#ffeecc', '#ffeecc', '#21120b'],
  ['javascript:alert(1)', '#ffbe1a', '#21120b'],
])('another topic with the colour %s stands on %s', (color, ground, text) => {
  const cover = composeCover({ title: 'A', author: 'B', topic: { name: 'Cooking', color } });
  expect(cover).toMatchObject({ ground, text });
});

test('a book without a topic has a cover too', () => {
  expect(composeCover({ title: '', author: '', topic: null }).figure.length).toBeGreaterThan(0);
});

test.each([
  ['#ffffff', '#21120b'],
  ['#000000', '#fffaee'],
])('text on %s is %s', (ground, text) => {
  expect(readableOn(ground)).toBe(text);
});

test.each([
  ['The Art of War', 'A'],
  ['A Short History', 'S'],
  ['an Essay', 'E'],
  ['The', 'T'],
  ['1984', '1'],
  ['«Émile»', 'É'],
  ['!?', 'M'],
])('initial of %j is %s', (title, letter) => {
  expect(initialOf(title)).toBe(letter);
});

test.each([
  ['Atlas', 0.692, 0.026],
  ['Quo Vadis', 0.692, 0.251],
  ['Émile', 0.916, 0.026],
  ['Ấu thơ', 1.106, 0.026],
  ['Царь-рыба', 0.7, 0.19],
])('the initial of %s stays within the figure', (title, above, below) => {
  const accents = ['#ffffff', '#000000'] as const;
  const [, letter] = initial({ accents, ground: '#000000', draw: () => 0, title });
  if (letter?.kind !== 'letter') throw new Error('a letter was expected');
  const outline = letter.stroke / 2;
  expect(letter.y - above * letter.size - outline).toBeGreaterThanOrEqual(0);
  expect(letter.y + below * letter.size + outline).toBeLessThanOrEqual(168);
});
