import { createHash } from 'node:crypto';

import type { FollowedDocuments } from '@morsel/sdk/contract';

import { accessToken } from './access-tokens.ts';
import type { TestReader, TestServer } from './server.ts';

/** A file on e-readers of tests, by its partial MD5. */
export const DIGEST = '0b229176d4e8db7f6d2b5a4952368d7a';

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** What KOReader sends of the password that was typed. */
export const keysOf = (password: string) => ({
  'x-auth-user': 'rita',
  'x-auth-key': md5(password),
});

/** An e-reader with KOReader, on which somebody has logged in with an access token. */
export async function eReader(server: TestServer, reader: TestReader) {
  const { token } = await accessToken(server, reader, ['study']);
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, password = token) =>
    server.app.inject({
      method,
      url: `/api/koreader${path}`,
      headers: { ...keysOf(password), accept: 'application/vnd.koreader.v1+json' },
      ...(payload && { payload }),
    });
  const told = {
    document: DIGEST,
    progress: '/body/DocFragment[20]/body/p[22]/img.0',
    percentage: 0.32,
    device: 'Kobo_nova',
    device_id: 'AB12',
  };
  return {
    token,
    call,
    push: (over: object = {}, password = token) =>
      call('PUT', '/syncs/progress', { ...told, ...over }, password),
  };
}

export async function documentsOf(reader: TestReader): Promise<FollowedDocuments> {
  return (await reader.inject({ url: `/api/users/${reader.id}/documents` })).json();
}
