import type { QueryClient } from '@tanstack/react-query';

import { promptApi } from '../../api.ts';
import { type HeldCalls, holdCalls } from '../../held-calls.ts';

/** A change that takes longer than this (ms) leaves the rest of the page its calls; no limit holds after it. */
export const LONGEST_HOLD_MS = 20_000;

/**
 * Does, with the client that it is given, what changes who reads while nothing is asked for in the name of
 * the reader before: the answer would be that it is not them. Calls that were held go out when it fails or takes
 * longer than `LONGEST_HOLD_MS`; once it has succeeded they wait until it is said what becomes of them.
 */
export async function holdingCalls<Result>(
  queryClient: QueryClient,
  change: (api: typeof promptApi) => Promise<Result>,
): Promise<HeldCalls & { readonly result: Result }> {
  const calls = holdCalls();
  const limit = setTimeout(calls.goOn, LONGEST_HOLD_MS);
  const underWay = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }));
  try {
    await queryClient.cancelQueries();
    return { ...calls, result: await change(promptApi) };
  } catch (error) {
    calls.goOn();
    void queryClient.refetchQueries({
      type: 'active',
      stale: true,
      predicate: (query) => underWay.has(query),
    });
    throw error;
  } finally {
    clearTimeout(limit);
  }
}
