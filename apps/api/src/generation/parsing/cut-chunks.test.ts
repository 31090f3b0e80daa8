import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Chapter } from '../book-text.ts';
import { chunksOf, passageOf } from './cut-chunks.ts';

/** A sentence of so many words; every one of them tells its chapter and place. */
const sentence = (id: string, words: number) =>
  `${Array.from({ length: words }, (_, index) => `S${id}w${index}`).join(' ')}.`;

const chapterOf = (paragraphs: readonly (readonly number[])[], chapter: number): Chapter => ({
  title: `Chapter ${chapter}`,
  text: paragraphs
    .map((lengths, p) =>
      lengths.map((words, s) => sentence(`${chapter}p${p}s${s}`, words)).join(' '),
    )
    .join('\n\n'),
});

const arbitraryBook = fc
  .array(
    fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 20,
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((chapters) => chapters.map(chapterOf));

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

test('chunks hold every word of every chapter once, in its order', () => {
  fc.assert(
    fc.property(arbitraryBook, (chapters) => {
      const chunks = chunksOf(chapters);
      for (const [index, { text }] of chapters.entries()) {
        const passages = chunks
          .filter(({ chapter }) => chapter === index)
          .map((chunk) => passageOf(chapters, chunk));
        expect(passages.flatMap(wordsOf)).toEqual(wordsOf(text));
      }
      expect(chunks.map(({ number }) => number)).toEqual([...chunks.keys()]);
    }),
    { numRuns: 50 },
  );
});

test('a chunk is whole sentences, at most 1,000 words, and never a mere tail', () => {
  fc.assert(
    fc.property(arbitraryBook, (chapters) => {
      for (const chunk of chunksOf(chapters)) {
        const passage = passageOf(chapters, chunk);
        const length = wordsOf(chapters[chunk.chapter]?.text ?? '').length;
        expect(passage).toMatch(/^S\S+w0\b[^]*\.$/);
        expect(chunk.words).toBe(wordsOf(passage).length);
        expect(chunk.words).toBeLessThanOrEqual(1000);
        expect(chunk.words).toBeGreaterThanOrEqual(Math.min(length, length < 1400 ? 400 : 570));
      }
    }),
    { numRuns: 50 },
  );
});

test.each<[number, number[]]>([
  [10, [10]],
  [940, [940]],
  [1300, [650, 650]],
  [1880, [940, 940]],
  [9000, Array<number>(10).fill(900)],
])('a chapter of %i words has chunks of %j', (words, expected) => {
  const text = Array.from({ length: words / 10 }, (_, index) => sentence(`${index}`, 10)).join(' ');
  expect(chunksOf([{ title: '', text }]).map((chunk) => chunk.words)).toEqual(expected);
});

test.each<[string, string]>([
  ['words without a point', 'word '.repeat(5000).trim()],
  ['letters without a space', 'a'.repeat(120_000)],
  ['signs without a space', '潮'.repeat(9000)],
  ['pairs of surrogates', '𠀀'.repeat(9001)],
])('%s are cut all the same', (_, text) => {
  const chapters = [{ title: '', text }];
  const passages = chunksOf(chapters).map((chunk) => passageOf(chapters, chunk));
  expect(passages.length).toBeGreaterThan(3);
  expect(passages.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(passages.every((passage) => passage.isWellFormed())).toBe(true);
});
