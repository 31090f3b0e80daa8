import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';

import { below } from '../base-path.ts';
import { isForeignShare } from './is-foreign-share.ts';
import { keepShares } from './kept-shares.ts';
import { SHARE_ADDRESS, type ShareTrouble, TROUBLE } from './share-address.ts';
import { sortShare } from './sort-share.ts';

/** Of what is sent at once no more is looked at: several books, but no film. */
const MOST_BYTES = 5 * MOST_SOURCE_BYTES;

/** Keeps what another app sends, as a form, for the library, and leads the reader there. */
export async function receiveShare(
  request: Request,
  now: number,
  mostBytes = MOST_BYTES,
): Promise<Response> {
  if (isForeignShare(request, location.origin)) return led(['foreign']);
  try {
    const { wanted, troubles } = sortShare(await formWithin(request, mostBytes));
    const kept = await keepShares(wanted, now);
    return led(kept < wanted.length ? [...troubles, 'too-many'] : troubles);
  } catch (error) {
    return led([troubleOf(error)]);
  }
}

/** @throws RangeError for a form that is larger. */
async function formWithin(request: Request, most: number): Promise<FormData> {
  const { body, headers } = request;
  // Older browsers show no stream of it.
  if (!body) return request.formData();
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, stream) {
      bytes += part.byteLength;
      if (bytes > most) stream.error(new RangeError('This form is too large'));
      else stream.enqueue(part);
    },
  });
  try {
    const type = headers.get('content-type') ?? '';
    return await new Response(body.pipeThrough(counting), {
      headers: { 'content-type': type },
    }).formData();
  } catch (error) {
    throw bytes > most ? new RangeError('This form is too large') : error;
  }
}

function troubleOf(error: unknown): ShareTrouble {
  if (error instanceof RangeError) return 'too-large';
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? 'no-room' : 'not-kept';
}

/** By 303 the browser asks for the library as for any page, and loads it anew without a share. */
function led(troubles: readonly ShareTrouble[]): Response {
  const search = new URLSearchParams(troubles.map((trouble) => [TROUBLE, trouble]));
  const location = below(search.size > 0 ? `${SHARE_ADDRESS}?${search}` : SHARE_ADDRESS);
  return new Response(null, { status: 303, headers: { location } });
}
