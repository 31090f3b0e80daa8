import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { type ProviderReply, eventsOf } from './replies.ts';

const Came = Type.Object({ response: Type.Object({ headers: Type.Array(Type.Unknown()) }) });

/** What a reply may wait for. */
export type Audience = {
  /** Resolves once the client has heard so many tokens more than were sent to it before. */
  readonly hasHeard: (tokens: number) => Promise<void>;
  /** Resolves once the client has the headers of the answer with that `x-request-id`; never after the signal. */
  readonly hasHeaders: (requestId: string, signal: AbortSignal) => Promise<void>;
  /** Tells the client that nothing comes any more. */
  readonly keepSilent: () => void;
};

/** Does with a request what the reply says. */
export async function giveReply(
  reply: ProviderReply,
  response: ServerResponse,
  { wantsStream, ...audience }: Audience & { readonly wantsStream: boolean },
): Promise<void> {
  const { hasHeard, hasHeaders, keepSilent } = audience;
  switch (reply.kind) {
    case 'answer':
      if (wantsStream && reply.choices) {
        return giveReply(
          { kind: 'stream', events: eventsOf(reply.choices), ending: 'end' },
          response,
          { wantsStream, ...audience },
        );
      }
      response.writeHead(reply.status, { 'content-type': reply.type, ...reply.headers });
      response.end(reply.body);
      return;
    case 'stream': {
      const heard = hasHeard(reply.events.filter(isToken).length);
      const begun = begin(response, 'text/event-stream', hasHeaders);
      response.write(reply.events.map((data) => `data: ${data}\n\n`).join(''));
      if (reply.ending === 'end') {
        response.end();
        return;
      }
      await Promise.all([heard, begun]);
      if (reply.ending === 'reset') response.destroy();
      else keepSilent();
      return;
    }
    case 'endless':
      response.writeHead(reply.status, { 'content-type': reply.type });
      while (!response.destroyed) await written(response, reply.part);
      return;
    case 'noise':
      response.socket?.end('\x15\x03\x01\x00\x02\x02\x28');
      return;
    case 'hang':
    case 'reset': {
      if (reply.body !== undefined) {
        const begun = begin(response, 'application/json', hasHeaders);
        await written(response, reply.body);
        await begun;
      }
      if (reply.kind === 'reset') response.destroy();
      else keepSilent();
    }
  }
}

const HEADERS_CAME = 'undici:request:headers';

/** Sends the headers of an answer; resolves when the client has them. */
async function begin(
  response: ServerResponse,
  type: string,
  hasHeaders: Audience['hasHeaders'],
): Promise<void> {
  const requestId = randomUUID();
  const over = new AbortController();
  const { signal } = over;
  const come = Promise.race([hasHeaders(requestId, signal), once(response, 'close', { signal })]);
  response.writeHead(200, { 'content-type': type, 'x-request-id': requestId });
  await come;
  over.abort();
  await turn();
}

/** Resolves when `fetch` in this process has the headers of that answer, unless it is over with the signal. */
export function headersHere(requestId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (message: unknown) => {
      if (!Value.Check(Came, message)) return;
      if (!message.response.headers.some((one) => String(one) === requestId)) return;
      unsubscribe(HEADERS_CAME, look);
      resolve();
    };
    subscribe(HEADERS_CAME, look);
    signal.addEventListener('abort', () => unsubscribe(HEADERS_CAME, look), { once: true });
  });
}

const isToken = (data: string) => /"(content|refusal)":"[^"]/.test(data);

const written = (response: ServerResponse, part: string) =>
  new Promise<void>((resolve) => {
    response.once('close', resolve);
    response.write(part, () => {
      response.off('close', resolve);
      resolve();
    });
  });
