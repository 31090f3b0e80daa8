import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { ACCESS_TOKEN, TOKEN_PREFIX } from '@morsel/sdk/domain';

import { secretHash } from './secret-hash.ts';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** So that there are more than 2^256 of them. */
const SECRET_LENGTH = 43;
/** Enough for 32 bits. */
const CHECKSUM_LENGTH = 6;

const FORM = new RegExp(ACCESS_TOKEN);

/**
 * A new access token. It is as good as its signs are hard to guess.
 *
 * @param randomBelow a random integer from 0 that is less than what it is given
 */
export function newToken(randomBelow: (most: number) => number): string {
  const signs = Array.from({ length: SECRET_LENGTH }, () =>
    SIGNS.charAt(randomBelow(SIGNS.length)),
  );
  const secret = `${TOKEN_PREFIX}${signs.join('')}`;
  return `${secret}${checksumOf(secret)}`;
}

/** Whether a text may be a token of Morsel's, as far as its form tells: a sign that is wrong shows. */
export function isToken(text: string): boolean {
  return (
    FORM.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
  );
}

/** The hashes by which a token is stored and found. */
export const tokenHashes = (token: string) => ({
  tokenHash: secretHash(token),
  md5Hash: md5Hash(createHash('md5').update(token).digest('hex')),
});

/** The hash by which a token is found whose MD5 (32 hexadecimal digits) is all that is told. */
export const md5Hash = (md5: string) => secretHash(`md5 ${md5.toLowerCase()}`);

function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  while (checksum.length < CHECKSUM_LENGTH) {
    checksum = SIGNS.charAt(rest % SIGNS.length) + checksum;
    rest = Math.floor(rest / SIGNS.length);
  }
  return checksum;
}
