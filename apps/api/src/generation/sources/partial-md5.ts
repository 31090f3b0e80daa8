import { createHash } from 'node:crypto';

const BLOCK_BYTES = 1024;
const LEAST_EXPONENT = -1;
const MOST_EXPONENT = 10;

/**
 * What KOReader knows a file by: the MD5 of blocks of 1,024 bytes at 0, then at 1024, 4096, 16384 … up to
 * 1 GiB, as far as the file goes, in hexadecimal (its `util.partialMD5`).
 */
export function partialMd5(bytes: Uint8Array): string {
  const hash = createHash('md5');
  for (let exponent = LEAST_EXPONENT; exponent <= MOST_EXPONENT; exponent += 1) {
    const start = offsetAt(exponent);
    if (start >= bytes.length) break;
    hash.update(bytes.subarray(start, start + BLOCK_BYTES));
  }
  return hash.digest('hex');
}

/** LuaJIT shifts 32 bits by the last five bits of a number: of -2 they are 30, which leaves 0. */
const offsetAt = (exponent: number) => (BLOCK_BYTES << (2 * exponent)) >>> 0;
