import type { IncomingHttpHeaders } from 'node:http';

import { askOnce, readShort } from '../../internet/ask-once.ts';
import { type Asking, type Unanswered, askWithin } from '../../internet/network.ts';

/** What a server of KOReader's progress sync is asked with. */
export type Login = {
  /** Without a slash at its end. */
  readonly url: string;
  readonly userName: string;
  /** The MD5 of the password. */
  readonly key: string;
};

type Asked =
  | {
      readonly method: 'GET';
      readonly path: '/users/auth' | `/syncs/progress/${string}`;
      readonly body?: undefined;
    }
  | { readonly method: 'PUT'; readonly path: '/syncs/progress'; readonly body: string };

/** What a server has answered, or in words why it did not. */
export type Answered =
  | { readonly status: number; readonly text: string; readonly headers: IncomingHttpHeaders }
  | Unanswered;

/** Tells another Morsel, or this one, that it is not to pass on what comes: it could go round for ever. */
export const PASSED_ON_HEADER = 'x-morsel-passed-on';

/**
 * Asks another server of KOReader's progress sync once, in its protocol.
 *
 * @throws the signal's reason once that is aborted; whatever else fails is an answer.
 */
export async function askSyncServer(
  login: Login,
  { method, path, body }: Asked,
  asking: Asking,
): Promise<Answered> {
  const url = new URL(login.url + path);
  return askWithin(url, asking, async (deadline) => {
    const asked = { method, url, headers: headersOf(login, body), body };
    const response = await askOnce(asked, asking.network, deadline);
    const text = await readShort(response);
    return { status: response.statusCode ?? 0, text, headers: response.headers };
  });
}

const headersOf = ({ userName, key }: Login, body: string | undefined) => ({
  accept: 'application/vnd.koreader.v1+json',
  'user-agent': 'Morsel (progress sync)',
  // As devices send it: the bytes of UTF-8.
  'x-auth-user': Buffer.from(userName).toString('latin1'),
  'x-auth-key': key,
  [PASSED_ON_HEADER]: '1',
  ...(body !== undefined && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }),
});
