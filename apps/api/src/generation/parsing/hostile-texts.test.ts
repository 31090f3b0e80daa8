import { expect, test } from 'vitest';

import { epubOfPage } from '../../testing/texts/making/epubs.ts';
import { parseMarkup } from './epub/parse-markup.ts';
import { withoutOverlaps } from './highlights/overlaps.ts';
import { readBookText } from './read-book-text.ts';

const LENGTH = 200_000;
/** Read in a moment where time grows with length; in minutes where it grows with its square. */
const LONG_ENOUGH_MS = 30_000;

const filled = (piece: string) => piece.repeat(LENGTH / piece.length);
const BOOK = { title: 'Tides', author: 'Ann Other' };

test.each<[string, string]>([
  ['points without a space', `So ${filled('.')}x`],
  ['a line that ends in points', `a\nb\nc\n${filled('.')}x\nd`],
  ['spaces between two letters', `a${filled(' ')}b`],
  ['a heading with spaces in it', `# a\n# b${filled(' ')}c\n# d`],
  ['brackets', `# a\n# b\n\nx ${filled('[')}`],
  ['links without an end', `# a\n# b\n\nx ${filled('[a](')}`],
  ['bold words without an end', `# a\n# b\n\nx ${filled('**a ')}`],
  ['marks of code', `# a\n# b\n\nx ${filled('`')}`],
  ['headings whose mark is far from them', `# a\n# b\n\n#${filled(' ')}${'x'.repeat(400)}`],
  ['comments without an end', `# a\n# b\n\nx ${filled('<!--')}`],
  ['clippings with spaces', `${filled(' ')}x\n==========\nabc`],
  ['clippings with bars', `Tides\n- ${filled('|')}\n==========\nabc`],
  [
    'clippings with a title of spaces',
    `T\n- a | 1\n\nab\n==========\nx${filled(' ')}y\n- 1 | 1\n\nb`,
  ],
])(
  '%s are read without being searched again and again',
  { timeout: LONG_ENOUGH_MS },
  async (_, text) => {
    const { format = 'empty' } = (await read(text)) ?? {};
    expect(['text', 'markdown', 'clippings', 'empty']).toContain(format);
  },
);

const SENTENCE = 'The water rises and falls twice a day, as it always did before. ';

const FB2 = '<?xml version="1.0"?><FictionBook><body>';

/** Of megabytes, which take minutes where time grows with the square of their length. */
test.each<[string, string]>([
  ['tags without an end', `<html>${SENTENCE}${'<b>x'.repeat(400_000)}`],
  ['tags within tags', `<html>${SENTENCE}${'<b>'.repeat(400_000)}x${'</b>'.repeat(400_000)}`],
  ['ends of other tags', `<html>${SENTENCE}${'<b>'.repeat(200_000)}${'</i>'.repeat(200_000)}`],
  ['links in one paragraph', `<html>${SENTENCE}${'<a href="#x">words</a> '.repeat(100_000)}`],
  ['a title as long as a book', `<html><h1>${'b'.repeat(2e6)}a</h1>${'<p>a'.repeat(2e5)}`],
  [
    'sections within sections of a FictionBook',
    `${FB2}<section><p>${SENTENCE.repeat(9)}</p>${'<section>'.repeat(500_000)}`,
  ],
  [
    'titles within titles of a FictionBook',
    `${FB2}<section><p>${SENTENCE.repeat(9)}</p>${'<section><title><p>x'.repeat(60_000)}`,
  ],
  [
    'ends of other tags in a FictionBook',
    `${FB2}<p>${SENTENCE.repeat(9)}</p>${'<a>'.repeat(100_000)}${'</b>'.repeat(300_000)}`,
  ],
  ['rows of a table by the hundred thousand', `# a\n# b\n\n|a|b|\n|-|-|\n${'|a|b|\n'.repeat(2e5)}`],
  [
    'a table of many columns and many rows',
    `<html><table><tr>${'<td>a'.repeat(297_000)}${'<tr><td>a'.repeat(1e5)}</table>`,
  ],
  ['brackets by the million', `# a\n# b\n\nx ${'['.repeat(4_000_000)}`],
])('%s are read once', { timeout: LONG_ENOUGH_MS }, async (_, text) => {
  expect(await read(text)).toBeDefined();
});

const times = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

test.each<[string, string, string]>([
  ['tags within tags', `${SENTENCE.repeat(5)}${'<b>'.repeat(300_000)}`, ''],
  [
    'as many places as lines of contents',
    times(60_000, (index) => `<a id="a${index}"></a><p>words</p>`),
    times(60_000, (index) => `<a href="all.html#a${index}">Line</a>`),
  ],
  [
    'one place that comes again and again',
    times(30_000, () => '<a id="a"></a><p>words</p>'),
    times(30_000, () => '<a href="all.html#a">Line</a>'),
  ],
  [
    'lines of contents within each other',
    SENTENCE.repeat(5),
    times(30_000, () => '<a href="all.html">Line '),
  ],
])('an EPUB with %s is read', { timeout: LONG_ENOUGH_MS }, async (_, body, links) => {
  const bytes = epubOfPage(body, links);
  const { format } = await readBookText({ bytes, name: 'file', kind: 'file', book: BOOK });
  expect(format).toBe('epub');
});

test('a table of contents is no longer than a book', async () => {
  const bytes = epubOfPage(SENTENCE, '<i/>'.repeat(300_000));
  const reading = readBookText({ bytes, name: 'file', kind: 'file', book: BOOK });
  await expect(reading).rejects.toMatchObject({ reason: 'bomb' });
});

test('markup is told no deeper than browsers go, with all of its text', () => {
  let depth = 0;
  let deepest = 0;
  const texts: string[] = [];
  parseMarkup(`${'<b>x'.repeat(5_000)}${'</b>'.repeat(5_000)}<p>end</p>`, {
    onopentag: () => (deepest = Math.max(deepest, (depth += 1))),
    ontext: (text) => texts.push(text),
    onclosetag: () => (depth -= 1),
  });
  expect(deepest).toBeLessThanOrEqual(513);
  expect(depth).toBe(0);
  expect(texts.join('')).toBe(`${'x'.repeat(5_000)}end`);
});

test('a text has no more chapters than a book can have', async () => {
  const text = 'CHAPTER 1\n\nOne more sentence of the same text, long enough to be read.\n\n';
  const { chapters } = (await read(text.repeat(1500))) ?? { chapters: [] };
  expect(chapters.map(({ title }) => title)).toContain('Part 1');
});

test('notes of very many lines are notes', async () => {
  const text = await read('word\n'.repeat(200_000), 'notes');
  expect(text?.format).toBe('notes');
});

test(
  'highlights without places are not each compared with all',
  { timeout: LONG_ENOUGH_MS },
  () => {
    const highlights = Array.from({ length: 4_000 }, (_, index) => ({
      bookTitle: 'Tides',
      author: '',
      text: `The water rose by ${index} steps`,
      isNote: false,
      start: 0,
      end: 0,
    }));
    expect(withoutOverlaps(highlights)).toHaveLength(4_000);
  },
);

test(
  'long highlights in one place are not each searched for all',
  { timeout: LONG_ENOUGH_MS },
  () => {
    const common = { bookTitle: 'Tides', author: '', isNote: false, start: 0, end: 0 };
    const long = Array.from({ length: 400 }, (_, index) => `${index} ${'the tide '.repeat(1_000)}`);
    const short = Array.from({ length: 40_000 }, (_, index) => `the water rose by ${index} steps`);
    const highlights = [...long, ...short].map((text) => ({ ...common, text }));
    expect(withoutOverlaps(highlights).length).toBeGreaterThan(40_000);
  },
);

/** Undefined for what has no text in it. */
function read(text: string, kind: 'file' | 'notes' = 'file') {
  const bytes = new TextEncoder().encode(text);
  return readBookText({ bytes, name: 'file', kind, book: BOOK }).catch(() => undefined);
}
