import type { Endpoint, SchemaType } from '../contract/endpoint.ts';
import { createOpen, type RequestInput, type Transport } from './request.ts';

/**
 * Follows a call that answers in server-sent events: the data of each, until the server ends the
 * stream. Stops when the caller stops iterating, or by the signal, which rejects.
 *
 * @throws ApiError when the API refuses; what `fetch` throws when it is not reached or broken off.
 */
export type FollowEvents = <const E extends Endpoint & { readonly stream: 'events' }>(
  endpoint: E,
  input: RequestInput<E>,
) => AsyncGenerator<SchemaType<E['answer']>, void>;

/** Follows streams over the client's one way of sending; their parser is loaded with the first. */
export function createFollow(transport: Transport): FollowEvents {
  const open = createOpen(transport);
  return async function* follow<const E extends Endpoint & { readonly stream: 'events' }>(
    endpoint: E,
    input: RequestInput<E>,
  ) {
    const response = await open(endpoint, input);
    if (response.body === null) return;
    const { createParser } = await import('eventsource-parser');
    const received: unknown[] = [];
    const parser = createParser({ onEvent: ({ data }) => received.push(JSON.parse(data)) });
    const text = response.body.pipeThrough(new TextDecoderStream());
    for await (const piece of piecesOf(text)) {
      parser.feed(piece);
      for (const data of received.splice(0)) yield data as SchemaType<E['answer']>;
    }
  };
}

/** Not every browser iterates a stream by itself. */
async function* piecesOf(stream: ReadableStream<string>): AsyncGenerator<string, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
