import { expect, test } from 'vitest';

import { coverAddressProblem, isCoverAddress } from './cover-address.ts';

const longest = `https://example.org/${'a'.repeat(2028)}`;

test.each([
  ['https://example.org/cover.png', true, undefined],
  ['  https://example.org/cover.png  ', true, undefined],
  ['https://exa\tmple.org', false, 'This address is not complete.'],
  [longest, true, undefined],
  ['', false, undefined],
  ['   ', false, undefined],
  ['htt', false, undefined],
  ['https://', false, undefined],
  ['http://example.org/cover.png', false, 'The address has to begin with https://'],
  ['javascript:alert(1)', false, 'The address has to begin with https://'],
  ['data:image/png;base64,AAAA', false, 'The address has to begin with https://'],
  ['/covers/1', false, 'The address has to begin with https://'],
  ['cover.png', false, 'The address has to begin with https://'],
  ['https://exa mple.org', false, 'This address is not complete.'],
  [`${longest}a`, false, 'The address is longer than 2,048 characters.'],
])('%j: usable %s', (text, usable, problem) => {
  expect(isCoverAddress(text)).toBe(usable);
  expect(coverAddressProblem(text)).toBe(problem);
});
