import { expect, test } from 'vitest';

import { composeCover } from './compose-cover.ts';
import { readableOn } from './cover-colors.ts';
import { initialOf } from './figures/initial.ts';

const history = { name: 'History', color: '#FFBE1A' };

test('the same book always gets the same cover', () => {
  const book = { title: 'The Silk Roads', author: 'Peter Frankopan', topic: history };
  expect(composeCover(book)).toEqual(composeCover({ ...book, title: ' The Silk Roads  ' }));
});

const figures = [
  ['Zero to One', 'Peter Thiel', { path: 1, circle: 4 }],
  ['The Effective Executive', 'Peter Drucker', { path: 5 }],
  ['The Silk Roads', 'Peter Frankopan', { circle: 3, path: 4 }],
  ['Republic', 'Plato', { circle: 6, rect: 6 }],
  ['The Lean Startup', 'Eric Ries', { rect: 5 }],
  ['The Art of War', 'Sun Tzu', { circle: 1, letter: 1 }],
  ['Cosmos', 'Carl Sagan', { circle: 2, rect: 9 }],
] as const;

test.each(figures)('%s by %s has its figure', (title, author, parts) => {
  const { figure } = composeCover({ title, author, topic: history });
  const kinds = Object.groupBy(figure, ({ kind }) => kind);
  const counts = Object.entries(kinds).map(([kind, shapes]) => [kind, shapes.length]);
  expect(Object.fromEntries(counts)).toEqual(parts);
});

test('the checkered cloth has ten squares', () => {
  const { figure } = composeCover({ title: 'Meditations', author: 'Marcus Aurelius', topic: null });
  expect(figure.filter(({ kind }) => kind === 'rect')).toHaveLength(10);
});

test.each([
  ['Relativity', 'Albert Einstein', false],
  ['Silent Spring', 'Rachel Carson', true],
])('the title of %s by %s stands below: %s', (title, author, titleBelow) => {
  expect(composeCover({ title, author, topic: history })).toMatchObject({ titleBelow });
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
