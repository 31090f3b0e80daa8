import { expect, test } from 'vitest';

import { explainingText } from '../../testing/explaining-text.ts';
import { chunksOf } from '../parsing/cut-chunks.ts';
import { type ExtractInput, extractDrafts } from './extract-drafts.ts';

const chapters = explainingText({ chapters: 12 });
const input: ExtractInput = {
  chapters,
  language: 'en',
  chunks: chunksOf(chapters),
  what: 'flashcards',
  wanted: 20,
  seed: 1,
  taken: [],
};
const extract = (over: Partial<ExtractInput> = {}) => extractDrafts({ ...input, ...over });

test('equal input gives equal drafts', () => {
  expect(extract()).toEqual(extract());
});

test('no questions', () => {
  expect(extract({ what: 'questions' })).toEqual({ drafts: [], fit: 'fit', isAll: true });
});

test('cards quote the text byte for byte', () => {
  const { drafts, fit } = extract();
  expect(fit).toBe('fit');
  expect(drafts.length).toBeGreaterThan(0);
  for (const { quote, chapter, start, end } of drafts) {
    expect(chapters[chapter]?.text.slice(start, end)).toBe(quote);
  }
});

test('no more than is wanted, and what is left is told', () => {
  const { drafts, isAll } = extract({ wanted: 2 });
  expect(drafts).toHaveLength(2);
  expect(isAll).toBe(false);
  expect(extract().isAll).toBe(true);
});

test('only of the chunks in hand, and nothing of what is taken', () => {
  const [first] = input.chunks;
  const here = extract({ chunks: input.chunks.slice(0, 1) });
  expect(here.drafts.every(({ chunk }) => chunk === first?.number)).toBe(true);
  expect(here.isAll).toBe(false);
  const all = extract();
  const rest = extract({ taken: all.drafts.slice(0, 3) });
  expect(rest.drafts).toHaveLength(all.drafts.length - 3);
  expect(extract({ chunks: [] }).drafts).toEqual([]);
});

const LONG_ENOUGH_MS = 30_000;

test.each<[string, string]>([
  ['no words', ''],
  ['one sentence again and again', 'A tide is a rise of the sea that comes twice in each day. '],
  ['nothing but names', 'Ada Bob Cyd Dan '],
  ['a name without end', 'King of King of '],
  ['nothing but initials', 'A. B. C. D. '],
  ['speech that never ends', '“In 1850” said Paris, “we” '],
  ['terms without an end', 'tidal friction '],
  ['another script', '这是一个句子。'],
])('%s: hardly a draft, and no hanging', { timeout: LONG_ENOUGH_MS }, (_, piece) => {
  const odd = [{ title: 'Odd', text: piece.repeat(600_000 / Math.max(1, piece.length)) }];
  for (const what of ['questions', 'flashcards'] as const) {
    const { drafts } = extract({ chapters: odd, chunks: chunksOf(odd), what, wanted: 50 });
    expect(new Set(drafts.map(({ quote }) => quote)).size).toBeLessThanOrEqual(1);
  }
});

const wordAt = (index: number) =>
  index
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26)));

test.each<[string, (index: number) => string]>([
  ['words of their own', (index) => `qua${wordAt(index)}n`],
  ['one first word', (index) => `tidal qua${wordAt(index)}n`],
])('terms by the thousand, of %s: no hanging', { timeout: LONG_ENOUGH_MS }, (_, termOf) => {
  const defined = Array.from(
    { length: 6_000 },
    (__, index) => `A ${termOf(index)} is a hollow in the rocks that keeps the water of the sea. `,
  );
  const text = defined.join('') + 'A tidal wave is the same. '.repeat(120_000);
  const odd = [{ title: 'Odd', text }];
  expect(extract({ chapters: odd, chunks: chunksOf(odd) }).drafts).toEqual([]);
});
