import { expect, test } from 'vitest';

import type { Shortage } from './find-shortage.ts';
import { tooSmallText, usedUpText } from './shortage-text.ts';

const SHORTAGE: Shortage = {
  slice: 'guests',
  of: 'all',
  period: 'day',
  most: 10,
  used: 10,
  until: 0,
  isTooSmall: false,
};

test.each<[Partial<Shortage>, string]>([
  [{}, "Today's AI budget for guests is used up; accounts have more."],
  [{ slice: 'newcomers' }, "Today's AI budget for new accounts is used up."],
  [{ slice: 'everybody', period: 'month' }, "This month's AI budget is used up."],
  [{ slice: 'readers', of: 'reader' }, "Your part of today's AI budget is used up."],
  [
    { slice: 'recent', of: 'network', used: 9 },
    "Your network's part of today's AI budget has too little left for this.",
  ],
])('%j is told as what is used up', (over, text) => {
  expect(usedUpText({ ...SHORTAGE, ...over })).toBe(text);
});

test.each<[Partial<Shortage>, 'items' | 'ideas', string]>([
  [
    { of: 'reader' },
    'items',
    'This takes more of the AI budget than one reader may use in a day. Ask for fewer items. Accounts may use more.',
  ],
  [
    { slice: 'everybody', period: 'month' },
    'ideas',
    'This takes more of the AI budget than there is in a month. An administrator can raise GENERATION_BUDGET.',
  ],
])('%j, for %s, is told as too small', (over, purpose, text) => {
  expect(tooSmallText({ ...SHORTAGE, ...over, isTooSmall: true }, purpose)).toBe(text);
});
