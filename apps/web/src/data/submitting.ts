import type { QueryClient } from '@tanstack/react-query';

import { offline } from '../offline/open.ts';
import type { Deed, Kind, Place, ResultOf } from '../offline/pending-operation.ts';
import { knownReader } from './identity.ts';

/** What a reader does, and what the list of waiting operations calls it. */
export interface Doing<K extends Kind> {
  readonly deed: Deed<K>;
  /** Revision of the item that the reader saw, where there is one. */
  readonly revision?: number;
  readonly label: string;
  readonly place?: Place;
}

/**
 * What became of a deed. `counted`: the server has it; `local`: this device has counted it and the
 * server will; `kept`: it waits for the server, which alone can tell what it brings. `arriving` is
 * the server's word; it never comes when the deed turns out not to count.
 */
export type Outcome<Result> =
  | { readonly state: 'counted'; readonly result: Result }
  | { readonly state: 'local'; readonly result: Result; readonly arriving: Promise<Result> }
  | { readonly state: 'kept'; readonly arriving: Promise<Result> };

/** What the deed brings as far as it is known by now. */
export function resultOf<Result>(outcome: Outcome<Result>): Result | undefined {
  return outcome.state === 'kept' ? undefined : outcome.result;
}

/**
 * Does something as the reader: it is kept on the device first, then sent, once.
 *
 * @throws Error "User not found" when no reader is known; ApiError when the server refuses it.
 */
export async function submitAsReader<K extends Kind>(
  queryClient: QueryClient,
  doing: Doing<K>,
): Promise<Outcome<ResultOf<K>>> {
  const reader = knownReader(queryClient);
  if (!reader) throw new Error('User not found');
  const { submit } = await offline();
  const submitted = await submit<K>({ ownerId: reader.userId, ...doing });
  if (submitted.state === 'arrived') return { state: 'counted', result: submitted.result };
  const { local, arriving } = submitted;
  return local === undefined
    ? { state: 'kept', arriving }
    : { state: 'local', result: local, arriving };
}
