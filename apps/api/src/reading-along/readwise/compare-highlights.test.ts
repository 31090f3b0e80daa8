import { expect, test } from 'vitest';

import { type KeptHighlight, compareHighlights } from './compare-highlights.ts';
import type { SentHighlight } from './sent-highlights.ts';

const TIDES = 'The Moon pulls the water.';
const LONGER = 'The Moon pulls the water. It comes towards it.';
const SLACK = 'At slack water nothing moves.';
const AT_1 = 'readest://annotation/ab/1';
const AT_2 = 'readest://annotation/ab/2';

type Words = [text: string, over?: { note?: string | null; url?: string | null }];

const highlight = ([text, over]: Words): SentHighlight => ({
  text,
  note: null,
  url: null,
  location: 1,
  highlightedAt: null,
  ...over,
});

const keptOf = (...all: Words[]): KeptHighlight[] => {
  const { fresh } = compareHighlights(all.map(highlight), []);
  return fresh.map((kept, index) => ({ ...kept, id: index + 1 }));
};

const compare = (kept: Words[], sent: Words[]) => {
  const { fresh, changed, addressed } = compareHighlights(sent.map(highlight), keptOf(...kept));
  return {
    fresh: fresh.map(({ text }) => text),
    changed: changed.map(({ id, text, note, url }) => [id, text, note, ...(url ? [url] : [])]),
    addressed: addressed.map(({ id, url }) => [id, url]),
  };
};

type Outcome = { fresh?: string[]; changed?: unknown[]; addressed?: unknown[] };

test.each<[string, Words[], Words[], Outcome]>([
  ['the same again', [[TIDES]], [[TIDES]], {}],
  ['the same with other spaces', [[TIDES]], [[TIDES.replace(' ', '\n')]], {}],
  ['the same of another address', [[TIDES, { url: AT_1 }]], [[TIDES, { url: AT_2 }]], {}],
  [
    'the same with its first address',
    [[TIDES]],
    [[TIDES, { url: AT_1 }]],
    { addressed: [[1, AT_1]] },
  ],
  [
    'the same twice, once with an address',
    [[TIDES]],
    [[TIDES], [TIDES, { url: AT_1 }]],
    { addressed: [[1, AT_1]] },
  ],
  ['the same twice', [], [[TIDES], [TIDES, { note: 'Why?' }]], { fresh: [TIDES] }],
  ['others', [[TIDES]], [[TIDES], [SLACK]], { fresh: [SLACK] }],
  ['one less', [[TIDES], [SLACK]], [[SLACK]], {}],
  ['a note', [[TIDES]], [[TIDES, { note: 'Why?' }]], { changed: [[1, TIDES, 'Why?']] }],
  [
    'a note of an app that knows no address',
    [[TIDES, { url: AT_1 }]],
    [[TIDES, { note: 'Why?' }]],
    { changed: [[1, TIDES, 'Why?', AT_1]] },
  ],
  ['no note of an app that knows none', [[TIDES, { note: 'Why?' }]], [[TIDES]], {}],
  [
    'a note that was taken back',
    [[TIDES, { note: 'Why?', url: AT_1 }]],
    [[TIDES, { url: AT_1 }]],
    { changed: [[1, TIDES, null, AT_1]] },
  ],
  [
    'more words at its address',
    [[TIDES, { url: AT_1 }]],
    [[LONGER.replace(' ', '\n'), { url: AT_1 }]],
    { changed: [[1, LONGER.replace(' ', '\n'), null, AT_1]] },
  ],
  [
    'fewer words at its address',
    [[LONGER, { url: AT_1 }]],
    [[TIDES.replace('.', ''), { url: AT_1 }]],
    { changed: [[1, TIDES.replace('.', ''), null, AT_1]] },
  ],
  [
    'another at the one address of a book',
    [[TIDES, { url: AT_1 }]],
    [[SLACK, { url: AT_1 }]],
    { fresh: [SLACK] },
  ],
  [
    'others at the address of all',
    [[TIDES, { url: AT_1 }]],
    [
      [LONGER, { url: AT_1 }],
      [SLACK, { url: AT_1 }],
    ],
    { fresh: [LONGER, SLACK] },
  ],
  [
    'others at the address of one that is still sent',
    [[TIDES, { url: AT_1 }]],
    [[TIDES], [LONGER, { url: AT_1 }]],
    { fresh: [LONGER] },
  ],
])('what is sent: %s', (_, kept, sent, { fresh = [], changed = [], addressed = [] }) => {
  expect(compare(kept, sent)).toEqual({ fresh, changed, addressed });
});
