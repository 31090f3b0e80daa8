import { expect, test } from 'vitest';

import { longText } from '../../testing/long-text.ts';
import { tokensOf } from '../provider/token-estimate.ts';
import { stretchesOf } from './stretches.ts';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `Sentence ${at} of this chapter says a thing.`);

test('a short text is told whole', async () => {
  const [one, ...others] = await stretchesOf([
    { title: 'Clay', text: 'Clay is soft. Fire makes it hard.' },
    { title: 'Glass', text: 'Glass is molten sand.' },
  ]);
  expect(others).toEqual([]);
  expect(one).toEqual({
    chapters: [0, 1],
    text: 'Chapter 1: Clay\nClay is soft. Fire makes it hard.\n\nChapter 2: Glass\nGlass is molten sand.',
  });
});

test('a long one by the sentences with which its paragraphs begin, all chapters of it', async () => {
  const chapters = Array.from({ length: 60 }, (_, chapter) => ({
    title: `Part ${chapter}`,
    text: Array.from({ length: 40 }, (_, at) =>
      [`Lead ${at} opens a paragraph here.`, ...numbered(8)].join(' '),
    ).join('\n\n'),
  }));
  const stretches = await stretchesOf(chapters);
  expect(stretches.length).toBeLessThanOrEqual(6);
  expect(new Set(stretches.flatMap((stretch) => stretch.chapters)).size).toBe(60);
  for (const { text } of stretches) {
    expect(tokensOf(text)).toBeLessThan(1900);
    expect(text).not.toContain('Sentence 3');
  }
});

test('a chapter without paragraphs is told by sentences from all of it', async () => {
  const [chapter = { title: '', text: '' }] = longText({ chapters: 1 });
  const text = chapter.text.repeat(20);
  const stretches = await stretchesOf([{ title: 'All', text }]);
  expect(stretches.length).toBeGreaterThan(1);
  expect(stretches.length).toBeLessThanOrEqual(6);
});

test('scripts whose letters are words have less in a stretch', async () => {
  const text = '茶の湯は静かな時間をつくる。'.repeat(3000);
  for (const stretch of await stretchesOf([{ title: '茶', text }])) {
    expect(stretch.text.length).toBeLessThan(1900);
  }
});

test('nothing is told of nothing', async () => {
  expect(await stretchesOf([])).toEqual([]);
});
