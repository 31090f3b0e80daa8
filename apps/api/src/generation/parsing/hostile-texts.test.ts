import { expect, test } from 'vitest';

import { HOSTILE_TEXTS } from '../../testing/texts/hostile/hostile-texts.ts';
import { epubOfPage } from '../../testing/texts/making/epubs.ts';
import { parseMarkup } from './epub/parse-markup.ts';
import { withoutOverlaps } from './highlights/overlaps.ts';
import { task } from './parse-task.ts';
import { readBookText } from './read-book-text.ts';

/** Read in a moment where time grows with length; in minutes where it grows with its square. */
const LONG_ENOUGH_MS = 30_000;
const KB = 1000;
const MB = 1000 * KB;

/** What once took far longer than its size; `bench:hostile-texts` reads all that somebody thought of. */
test.each<[string, bytes: number]>([
  ['text: a run of U+2e', 200 * KB],
  ['text: a line that ends in points', 200 * KB],
  ['text: a run of U+20', 200 * KB],
  ['notes: a run of U+316 U+301', MB],
  ['notes: a run of U+5b', 4 * MB],
  ['Markdown: a heading with spaces in it', 200 * KB],
  ['Markdown: a heading of spaces', 200 * KB],
  ['Markdown: links that do not end', 200 * KB],
  ['Markdown: bold words that do not end', 200 * KB],
  ['Markdown: a run of U+60', 200 * KB],
  ['Markdown: comments that do not end', 200 * KB],
  ['Markdown: a table of rows', MB],
  ['Markdown: a table whose rule has spaces', 200 * KB],
  ['clippings: spaces before the first title', 200 * KB],
  ['clippings: bars without end', 200 * KB],
  ['clippings: a title of spaces', 200 * KB],
  ['clippings: long highlights and short ones', 2 * MB],
  ['HTML: tags within tags', 2 * MB],
  ['HTML: tags within tags, with words', 2 * MB],
  ['HTML: ends of other tags', 2 * MB],
  ['HTML: notes in one paragraph', 2 * MB],
  ['HTML: nothing above the line, in bold', 2 * MB],
  ['HTML: a heading as long as a book', 2 * MB],
  ['HTML: a row of many cells', MB],
  ['HTML: a head of many cells above many rows', 4 * MB],
  ['EPUB: as many places as lines of contents', 4 * MB],
  ['EPUB: lines of contents that lead to one place', 2 * MB],
  ['EPUB: lines of contents within each other', MB],
  ['FB2: sections within sections', 4 * MB],
  ['FB2: titles within titles', MB],
  ['FB2: ends of other tags', MB],
  ['PDF: raised digits of one line', 8 * MB],
  ['PDF: large lines', 8 * MB],
  ['PDF: marks of notes', 2 * MB],
  ['PDF: an outline of one place', 4 * MB],
])('%s is read, or refused, in a moment', { timeout: LONG_ENOUGH_MS }, async (name, bytes) => {
  const hostile = HOSTILE_TEXTS.find((each) => each.name === name);
  const parsed = hostile && (await task(await hostile.make(bytes)));
  expect(parsed).toBeDefined();
});

const BOOK = { title: 'Tides', author: 'Ann Other' };
const SENTENCE = 'The water rises and falls twice a day, as it always did before. ';

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
