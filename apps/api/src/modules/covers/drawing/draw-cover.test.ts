import { createHash } from 'node:crypto';

import { TOPICS } from '@morsel/sdk/rules';
import { expect, test } from 'vitest';

import { drawCard } from './draw-card.ts';
import { drawCover } from './draw-cover.ts';

const history = { name: 'History', color: '#FFBE1A' };
const digestOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 12);

// Caches keep a picture for up to a year under the version of its book. Where a digest changes, a
// released drawing has come to look otherwise: raise DRAWING in
// packages/sdk/src/rules/cover/cover-hash.ts, then take the new digests.

test.each([
  ['1984', 'George Orwell', '66b3000ef558'],
  ['The Silk Roads', 'Peter Frankopan', '29dd1e6d941c'],
  ['Truyện Kiều', 'Nguyễn Du', 'ab7d4d071472'],
])('the cover of %s is drawn as it was, else DRAWING is to be raised', (title, author, digest) => {
  expect(digestOf(drawCover({ title, author, topic: history }))).toBe(digest);
});

test('covers of each figure and topic are drawn as they were, else DRAWING is to be raised', () => {
  const drawn = TOPICS.flatMap((topic) =>
    Array.from({ length: 60 }, (_, index) =>
      drawCover({ title: `Book ${index}`, author: 'Ann Author', topic }),
    ),
  );
  expect(digestOf(drawn.join())).toBe('69154a57f128');
});

test('the card of a book is drawn as it was, else DRAWING is to be raised', () => {
  const book = { title: 'Zero to One', author: 'Peter Thiel with Blake Masters', topic: history };
  expect(digestOf(drawCard(book))).toBe('8a93045a043b');
});
