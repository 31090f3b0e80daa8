import { expect, test } from 'vitest';

import type { Highlight } from './highlight.ts';
import { withoutOverlaps } from './overlaps.ts';

const LONG = 'the slow rise and fall of the water under the pull of the Moon';

const highlight = (text: string, start: number, end = start, isNote = false): Highlight => ({
  bookTitle: 'Tides',
  author: '',
  text,
  isNote,
  start,
  end,
});

test.each<[string, Highlight[], string[]]>([
  ['a part of a longer one', [highlight(LONG, 40, 42), highlight('slow rise', 41)], [LONG]],
  [
    'one that goes on where another ends',
    [
      highlight(LONG, 40, 42),
      highlight('the water under the pull of the Moon and the Sun', 42, 43),
    ],
    [LONG],
  ],
  [
    'one marked twice, of which the later stays',
    [
      highlight('A tide is slow.', 40),
      highlight('a tide is slow', 40),
      highlight('A tide is SLOW.', 40),
    ],
    ['A tide is SLOW.'],
  ],
  [
    'the same words elsewhere',
    [highlight('slow rise', 900), highlight(LONG, 40, 42)],
    [LONG, 'slow rise'],
  ],
  [
    'neighbours',
    [highlight('One thing.', 40), highlight('Another thing.', 40)],
    ['One thing.', 'Another thing.'],
  ],
  [
    'a note on it',
    [highlight(LONG, 40, 42), highlight('slow rise', 42, 42, true)],
    [LONG, 'slow rise'],
  ],
])('%s', (_, highlights, expected) => {
  expect(withoutOverlaps(highlights).map(({ text }) => text)).toEqual(expected);
});
