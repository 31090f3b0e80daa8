import { expect, test } from 'vitest';

import { ordinal } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [10, '10th'],
  [12, '12th'],
  [13, '13th'],
  [14, '14th'],
  [20, '20th'],
  [22, '22nd'],
  [113, '113th'],
  [4031, '4,031st'],
])('%i', (place, text) => {
  expect(ordinal(place)).toBe(text);
});
