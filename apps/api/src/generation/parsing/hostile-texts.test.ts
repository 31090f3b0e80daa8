import { expect, test } from 'vitest';

import { withoutOverlaps } from './highlights/overlaps.ts';
import { readBookText } from './reading.ts';

const LENGTH = 200_000;
/** Read in a moment where time grows with length; in minutes where it grows with its square. */
const LONG_ENOUGH_MS = 10_000;

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

/** Undefined for what has no text in it. */
function read(text: string, kind: 'file' | 'notes' = 'file') {
  const bytes = new TextEncoder().encode(text);
  return readBookText({ bytes, name: 'file', kind, book: BOOK }).catch(() => undefined);
}
