import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';

import {
  type Reach,
  bareHost,
  checkedAddresses,
  onlyTo,
} from '../../internet/checked-addresses.ts';
import { isPublicAddress, resolveHost } from '../../internet/public-address.ts';
import { type Picture, pictureType } from './picture.ts';

const HTTPS_PORT = 443;
const MAX_REDIRECTS = 3;
const MAX_BYTES = 2 * 1024 * 1024;
const PATIENCE_MS = 10_000;
const REDIRECTS = new Set<number | undefined>([301, 302, 303, 307, 308]);
const HEADERS = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Morsel (book covers)',
};

/** How the internet is reached; tests bring their own. */
export type Network = Reach & {
  readonly request: (options: RequestOptions) => ClientRequest;
  /** For all hops together. */
  readonly patienceMs: number;
};

const INTERNET: Network = {
  lookup: resolveHost,
  allowAddress: isPublicAddress,
  request,
  patienceMs: PATIENCE_MS,
};

/** A picture that cannot be had from its address; the message says why. */
class PictureError extends Error {
  override readonly name = 'PictureError';
}

/**
 * Fetches a picture from an address that a reader typed. No machine but those on the public
 * internet is ever connected to, nor at any other port than that of https, through redirects and DNS either; at most 3 redirects, 2 MiB and
 * 10 seconds; PNG, JPEG, GIF, WebP or AVIF by content.
 *
 * @throws PictureError, or what the network throws.
 */
export async function downloadPicture(
  address: string,
  signal: AbortSignal,
  network: Network = INTERNET,
): Promise<Picture> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(network.patienceMs)]);
  let url = checkedUrl(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await open(url, network, deadline);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode) || location === undefined) {
      return readPicture(response);
    }
    response.destroy();
    url = checkedUrl(location, url.href);
  }
  throw new PictureError(`More than ${MAX_REDIRECTS} redirects`);
}

function checkedUrl(address: string, base?: string): URL {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:') throw new PictureError('Not an https address');
  // Whoever types addresses could have the server knock on any other door.
  if (url.port !== '') throw new PictureError('An address with a port');
  if (url.username !== '' || url.password !== '') throw new PictureError('An address with a user');
  return url;
}

async function open(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(url, network, signal);
  return new Promise((resolve, reject) => {
    network
      .request({
        host: bareHost(url.hostname),
        port: HTTPS_PORT,
        path: url.pathname + url.search,
        headers: HEADERS,
        lookup: onlyTo(addresses),
        // A connection of its own: one that was kept would not be checked.
        agent: false,
        signal,
      })
      .once('response', resolve)
      .once('error', reject)
      // What asks to change the protocol comes as neither.
      .once('close', () => reject(new PictureError('Closed without an answer')))
      .end();
  });
}

async function readPicture(response: IncomingMessage): Promise<Picture> {
  if (response.statusCode !== 200) throw discarded(response, `Status ${response.statusCode}`);
  if (Number(response.headers['content-length']) > MAX_BYTES) throw discarded(response, TOO_LARGE);
  const stream: AsyncIterable<Buffer> = response;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new PictureError(TOO_LARGE);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const contentType = pictureType(bytes);
  if (contentType === undefined) throw new PictureError('Not a picture of a known kind');
  return { contentType, bytes };
}

const TOO_LARGE = `Larger than ${MAX_BYTES} bytes`;

function discarded(response: IncomingMessage, reason: string): PictureError {
  response.destroy();
  return new PictureError(reason);
}
