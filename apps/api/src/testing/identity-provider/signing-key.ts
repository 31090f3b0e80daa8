import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

const KEY_ID = 'the-key';

function newKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'ES256', use: 'sig' };
  return { jwk, privateKey: createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })) };
}

/** With which the provider signs. */
export const KEY = newKey();

/** Of somebody else, who calls it by the same id. */
export const OTHER_KEY = newKey();

export type TokenClaims = Record<string, unknown>;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with these claims, as the provider would sign it; by another key where one is given. */
export function signedToken(claims: TokenClaims, { privateKey } = KEY): string {
  const content = `${encoded({ alg: 'ES256', kid: KEY_ID })}.${encoded(claims)}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

/** The claims of a token, which is not checked. */
export function claimsOf(token: string): TokenClaims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
