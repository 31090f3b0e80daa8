import { expect, test } from 'vitest';

import { type SteeredIdea, chooseSpots } from './choose-spots.ts';

const idea = (key: string, over: Partial<SteeredIdea> = {}): SteeredIdea => ({
  key,
  title: key,
  rank: 0,
  chunks: [0],
  batches: 0,
  wish: null,
  ...over,
});
const chunksWith = (...batches: number[]) =>
  batches.map((count, number) => ({ number, batches: count, highlights: 0 }));

const chosen = (...of: Parameters<typeof chooseSpots>) =>
  chooseSpots(...of).map(({ chunk, idea }) => `${chunk}${idea?.key ?? ''}`);

test('without ideas the chunks that are covered least are next, in their order', () => {
  expect(chosen({ ideas: [], chunks: chunksWith(1, 0, 1, 0) }, 3)).toEqual(['1', '3', '0']);
});

test('ideas come before chunks of which nothing was made, and both before ideas again', () => {
  const ideas = [idea('a', { batches: 1 }), idea('b', { chunks: [2] })];
  expect(chosen({ ideas, chunks: chunksWith(1, 0, 0, 1) }, 3)).toEqual(['2b', '1', '0a']);
});

test('no chunk stands twice in a batch: the next best of the idea is taken', () => {
  const ideas = [idea('a', { chunks: [1, 2] }), idea('b', { chunks: [1, 3] })];
  expect(chosen({ ideas, chunks: chunksWith(0, 0, 0, 0) }, 2)).toEqual(['1a', '3b']);
});

test('what is to be left out has no turn, what is wanted more has two', () => {
  const ideas = [
    idea('out', { wish: 'less' }),
    idea('once', { chunks: [1], batches: 1 }),
    idea('more', { chunks: [2], batches: 2, wish: 'more' }),
  ];
  expect(chosen({ ideas, chunks: chunksWith(3, 3, 3) }, 2)).toEqual(['2more', '1once']);
});

test('what the reader has highlighted comes first of those whose turn it is', () => {
  const ideas = [idea('a', { chunks: [0, 1] }), idea('b', { chunks: [2, 3] })];
  const chunks = chunksWith(0, 0, 0, 0).map((chunk) => ({
    ...chunk,
    highlights: chunk.number === 3 ? 2 : 0,
  }));
  expect(chosen({ ideas, chunks }, 2)).toEqual(['3b', '0a']);
});

test('so it does where no idea tells of it', () => {
  const ideas = [idea('a'), idea('b', { chunks: [1] }), idea('c', { chunks: [2] })];
  const chunks = chunksWith(0, 0, 0, 0).map((chunk) => ({
    ...chunk,
    highlights: chunk.number === 3 ? 1 : 0,
  }));
  expect(chosen({ ideas, chunks }, 2)).toEqual(['3', '0a']);
  const again = chunks.map((chunk) => ({ ...chunk, batches: chunk.number === 3 ? 1 : 0 }));
  expect(chosen({ ideas, chunks: again }, 3)).toEqual(['0a', '1b', '2c']);
});

test('an idea of chapters that the reader has not got to waits', () => {
  const ideas = [idea('later', { chunks: [9] })];
  expect(chosen({ ideas, chunks: chunksWith(0) }, 2)).toEqual(['0']);
});
