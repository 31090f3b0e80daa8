import { expect, test } from 'vitest';

import { partialMd5 } from './partial-md5.ts';

const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, at) => at * 31 + (at >> 8) * 7 + (at >> 16));

// As KOReader's own `util.partialMD5` finds them for files of these bytes.
test.each([
  [1, '93b885adfe0da089cdf634904fd59f71'],
  [1000, '4334b5638e2807fc3700cb5880c971ef'],
  [1024, '8ad28c390db7c887dc67781979b1fa78'],
  [1500, '8e6ad6ee0c67e2e4298f923409e02a83'],
  [5000, '475981c4b3ec3360a13776c983031c6a'],
  [300_000, '959ea1fb7a5a104eb9b75f945f986494'],
  [5_000_000, '4b34665c680fd52f43784bb29624e735'],
])('a file of %i bytes has the partial MD5 that KOReader gives it', (length, digest) => {
  expect(partialMd5(bytesOf(length))).toBe(digest);
});
