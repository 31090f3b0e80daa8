import { expect, test } from 'vitest';

import { isBlank, isPrintable } from './shown-text.ts';

const NUL = String.fromCodePoint(0);
const HALF_A_PAIR = String.fromCodePoint(0xd83d);

test.each(['', 'Emma', '戦争と平和', '👩‍🚀', 'می‌خواهم', 'a\u200Bb', '\uFFFD'])(
  '%j is printable',
  (text) => {
    expect(isPrintable(text)).toBe(true);
  },
);

test.each([`a${NUL}b`, 'a\nb', 'a\tb', 'a\u0085b', HALF_A_PAIR])('%j is not printable', (text) => {
  expect(isPrintable(text)).toBe(false);
});

test.each(['', ' \n', '\u00A0', '\u200B', '\u200B \u2060', '\uFEFF', '\u3164', '\u2800'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['.', 'ж', '👩‍🚀', ' a\u200B'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
