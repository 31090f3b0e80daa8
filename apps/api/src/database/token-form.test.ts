import { randomInt } from 'node:crypto';

import { ACCESS_TOKEN } from '@morsel/sdk/domain';
import { expect, it } from 'vitest';

import { isToken, newToken, tokenHashes } from './token-form.ts';

const SIGNS = 62;

it('has its form, and more than 256 bits of chance', () => {
  const asked: number[] = [];
  const token = newToken((most) => {
    asked.push(most);
    return randomInt(most);
  });
  expect(token).toMatch(new RegExp(ACCESS_TOKEN));
  expect(Math.log2(SIGNS) * asked.filter((most) => most === SIGNS).length).toBeGreaterThan(256);
});

it('is told from one that is mistyped, cut or made up', () => {
  const token = newToken(randomInt);
  expect(isToken(token)).toBe(true);
  const last = token.endsWith('a') ? 'b' : 'a';
  const wrong = [
    `${token.slice(0, 20)}${token[20] === 'a' ? 'b' : 'a'}${token.slice(21)}`,
    `${token.slice(0, -1)}${last}`,
    token.slice(0, -1),
    ` ${token}`,
    token.slice(7),
    'morsel_',
    '',
  ];
  expect(wrong.filter(isToken)).toEqual([]);
});

it('is stored as hashes, which do not have it', () => {
  const token = newToken(randomInt);
  const { tokenHash, md5Hash } = tokenHashes(token);
  expect([tokenHash, md5Hash]).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^[0-9a-f]{64}$/)),
  );
  expect(tokenHash).not.toBe(md5Hash);
});
