import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';

import { type Reach, bareHost, checkedAddresses, onlyTo } from './checked-addresses.ts';

/** Of an answer no more is taken. */
const MOST_ANSWER_BYTES = 64 * 1024;

type Request = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | undefined;
};

/**
 * Makes a request to an address that a reader has given, on a connection of its own. No address is connected
 * to but those that were checked, and no redirect is followed. Somebody has to take the answer: `passOver`, `readShort`.
 *
 * @throws UnreachableHostError where nothing may be connected to, the signal's reason, or what connections fail with.
 */
export async function askOnce(
  { method, url, headers, body }: Request,
  reach: Reach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(url, reach, signal);
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method,
      host: bareHost(url.hostname),
      port: url.port,
      path: url.pathname + url.search,
      headers,
      lookup: onlyTo(addresses),
      // A connection of its own: one that was kept would not be checked.
      agent: false,
      signal,
    };
    begin(url, options)
      .once('response', resolve)
      .on('error', reject)
      // What asks to change the protocol comes as neither.
      .once('close', () => reject(new Error('Closed without an answer')))
      .end(body);
  });
}

const begin = (url: URL, options: RequestOptions): ClientRequest =>
  url.protocol === 'http:' ? requestHttp(options) : requestHttps(options);

/** Lets the answer come to its end, unless it is long. */
export function passOver(response: IncomingMessage): void {
  let length = 0;
  response.on('error', () => {});
  response.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MOST_ANSWER_BYTES) response.destroy();
  });
}

/** The text of an answer, as far as it is short. @throws what the connection fails with meanwhile. */
export async function readShort(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MOST_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}
