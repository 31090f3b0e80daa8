const MEGABYTE = 1024 * 1024;

/** So much of an answer is read and no more; an answer of Morsel's has some ten thousand letters. */
export const MOST_BYTES = 2 * MEGABYTE;
/** A stream wraps each token in some 300 bytes, of which nothing but its text is kept. */
const MOST_STREAMED_BYTES = 8 * MOST_BYTES;

/** An answer that goes on beyond what is read of one. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
}

/**
 * `fetch` whose answers end with an AnswerTooLongError where they go on for too long, unpacked and of
 * whatever status. It follows no redirect: a passage goes to the address that was configured.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.body === null) return response;
  const most = isEventStream(response) ? MOST_STREAMED_BYTES : MOST_BYTES;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(upTo(most)), { status, statusText, headers });
};

export const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.includes('text/event-stream') === true;

function upTo(most: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(part, controller) {
      read += part.byteLength;
      if (read > most) controller.error(new AnswerTooLongError(`More than ${most} bytes`));
      else controller.enqueue(part);
    },
  });
}
