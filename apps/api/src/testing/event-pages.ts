import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';

import type { BookRuns } from '@morsel/sdk/contract';

/** What server-sent events have told, pings aside. */
export const eventsIn = (body: string): BookRuns[] =>
  body
    .split('\n\n')
    .flatMap((event) => (event.startsWith('data: ') ? [JSON.parse(event.slice(6))] : []));

type Caller = { readonly headers: Readonly<Record<string, string>> };

/** A page, or a program, with a connection of its own. */
export async function openPage(url: string, { headers }: Caller): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(get(url, { agent: false, headers }), 'response');
  if (answer === undefined) throw new Error('There was no answer');
  return answer;
}
