import { expect, test } from 'vitest';

import { drawCard } from './draw-card.ts';
import { drawCover } from './draw-cover.ts';
import { lettering } from './lettering.ts';
import { DISPLAY } from './typeface.ts';

/** The lines of letters of a picture: how many each has, and how far to the right it reaches. */
function linesOf(markup: string) {
  const lines = markup.matchAll(/<g transform="translate\((\S+) \S+\) scale\((\S+)\)".*?<\/g>/g);
  return Array.from(lines, ([line, x, scale]) => {
    const letters = Array.from(line.matchAll(/translate\((\S+)\)[^"]*" d="([^"]*)"/g));
    const rights = letters.map(([, left, d = '']) => {
      const places = (d.match(/-?\d+/g) ?? []).filter((_place, index) => index % 2 === 0);
      return Number(left) + Math.max(...places.map(Number));
    });
    return { letters: letters.length, right: Number(x) + Math.max(...rights) * Number(scale) };
  });
}

const rightsOf = (markup: string) => linesOf(markup).map(({ right }) => right);

const line = (text: string) => ({ text, x: 10, y: 20.123_456 });
const fit = { size: 50, room: 100 };
const ink = { fill: '#000000' };

test('lines keep to their room, all in one size', () => {
  const short = lettering([line('Ox')], DISPLAY, fit, ink);
  const both = lettering([line('Ox'), line('Oxen and others')], DISPLAY, fit, ink);
  expect(short).toContain('translate(10 20.12) scale(0.05)');
  const [ox = 0, others = 0] = rightsOf(both);
  expect(others).toBeGreaterThan(95);
  expect(others).toBeLessThanOrEqual(110);
  expect(ox).toBeLessThan(rightsOf(short)[0] ?? 0);
});

test('a line has a shape for each letter that is known, and none at all without', () => {
  const shapes = (text: string) =>
    lettering([line(text)], DISPLAY, fit, ink).match(/<path /g)?.length ?? 0;
  expect(['Ox', 'O 🍪 x', 'Жук', '1984', '🍪'].map(shapes)).toEqual([2, 2, 3, 4, 0]);
  expect(lettering([line('ספר')], DISPLAY, fit, ink)).toBe('');
});

test('words outside the display face run neither over the edge nor into the sign of the book', () => {
  const wide = { title: 'ЩЩЩЩЩЩЩЩЩЩЩЩ ЩЩЩЩЩЩЩЩ', author: 'Щ'.repeat(40), topic: null };
  const [title = 0, more = 0, author = 0, ...rest] = rightsOf(drawCover(wide));
  expect(rest).toEqual([]);
  expect(Math.max(title, more)).toBeLessThanOrEqual(188);
  expect(Math.min(title, author)).toBeGreaterThan(140);
  expect(author).toBeLessThan(173);
});

test.each([
  ['Ann Author', 'Ann Author'],
  ['Roger Fisher, William Ury, and Bruce Patton', 'Roger Fisher, William Ury, and Bruce Patton'],
  ['ROGER FISHER AND WILLIAM URY AND BRUCE PATTON AND OTHERS', 'FISHER & others'],
  ['x'.repeat(200), `${'x'.repeat(21)}…`],
])('on the card, the author %j is one line within the picture', (author, printed) => {
  const book = { title: 'Ox', author, topic: null };
  const card = linesOf(drawCard(book));
  // First come those of the cover, then the title.
  const by = card[linesOf(drawCover(book)).length + 1];
  expect(by?.letters).toBe(printed.replaceAll(' ', '').length);
  for (const { right } of card) expect(right).toBeLessThanOrEqual(1130);
});
