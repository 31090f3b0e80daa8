import { TOPICS } from '@morsel/sdk/rules';
import { composeCover } from '@morsel/sdk/rules/cover';
import { describe, expect, test } from 'vitest';

import { readLibrary } from './read-library.ts';

/** Of a cover's 200 units; as wide as it is in lists. */
const THUMBNAIL = 60 / 200;
const BETWEEN_AUTHORS = / (?:and|with) /;

const covers = readLibrary().map(({ title, author, topic: name }) => ({
  title,
  author,
  topic: name,
  cover: composeCover({
    title,
    author,
    topic: TOPICS.find((topic) => topic.name === name) ?? null,
  }),
}));

describe.each(TOPICS)('the covers of $name', ({ name }) => {
  const ofTopic = covers.filter(({ topic }) => topic === name).map(({ cover }) => cover);

  test('have four figures: no two are of the same shapes', () => {
    const figures = ofTopic.map(({ figure }) =>
      figure
        .map(({ kind }) => kind)
        .toSorted()
        .join(' '),
    );
    expect(figures).toHaveLength(4);
    expect(new Set(figures)).toHaveLength(4);
  });

  test('have their titles above the figure and below it', () => {
    expect(new Set(ofTopic.map(({ figureTop }) => figureTop === 0))).toHaveLength(2);
  });
});

test.each(covers)('$title can be read on a thumbnail', ({ title, cover }) => {
  expect(cover.titleSize * THUMBNAIL).toBeGreaterThanOrEqual(7);
  expect(cover.title.map(({ text }) => text).join(' ')).toBe(title);
});

test.each(covers)('$title names each of its authors', ({ author, cover }) => {
  const surnames = author.split(BETWEEN_AUTHORS).map((name) => name.split(' ').at(-1) ?? name);
  for (const surname of surnames) expect(cover.author.text).toContain(surname);
  expect(cover.author.text.length).toBeLessThanOrEqual(22);
});
