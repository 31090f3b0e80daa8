import type { EndpointsByAddress } from '../contract/endpoints.ts';
import {
  type Address,
  type AnswerAt,
  createOpen,
  type RequestInput,
  type Transport,
} from './request.ts';

/** The calls that answer in events. */
type StreamAddress = {
  [A in Address]: EndpointsByAddress[A] extends { readonly stream: 'events' } ? A : never;
}[Address];

/**
 * Follows a call that answers in server-sent events: the data of each, until the server ends the
 * stream. Stops when the caller stops iterating, or by the signal, which rejects.
 *
 * @throws ApiError when the API refuses; what `fetch` throws when it is not reached or broken off.
 */
export type FollowEvents = <A extends StreamAddress>(
  address: A,
  input: RequestInput<EndpointsByAddress[A]>,
) => AsyncGenerator<AnswerAt<A>, void>;

/** Follows streams over the client's one way of sending; their reading is loaded with the first. */
export function createFollow(transport: Transport): FollowEvents {
  const open = createOpen(transport);
  return async function* follow<A extends StreamAddress>(
    address: A,
    input: RequestInput<EndpointsByAddress[A]>,
  ) {
    const { body } = await open(address, 'text/event-stream', input);
    if (body === null) return;
    const reading = await import('./read-events.ts');
    for await (const data of reading.readEvents(body)) yield data as AnswerAt<A>;
  };
}
