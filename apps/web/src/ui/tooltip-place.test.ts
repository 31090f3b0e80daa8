import { expect, test } from 'vitest';

import { placeTooltip } from './tooltip-place.ts';

const tooltip = { width: 100, height: 30 };
const screen = { width: 390, height: 844 };
const box = (left: number, top: number) => ({ left, top, bottom: top + 44, width: 44 });

test.each([
  ['above and centred', box(200, 300), { left: 172, top: 262 }],
  ['below where the top is near', box(200, 20), { left: 172, top: 72 }],
  ['inside the left edge', box(0, 300), { left: 8, top: 262 }],
  ['inside the right edge', box(346, 300), { left: 282, top: 262 }],
])('%s', (_, trigger, place) => {
  expect(placeTooltip(trigger, tooltip, screen)).toEqual(place);
});
