import { useSyncExternalStore } from 'react';

import { fetchFailedStyles } from '../../ui/parts/failed-styles.ts';
import type * as module from './card-parts.ts';

export type LaterParts = typeof module;

let parts: LaterParts | 'coming' | 'missing' | 'retrying' = 'coming';
let isFetching = false;
const listeners = new Set<() => void>();

function show(next: typeof parts): void {
  parts = next;
  for (const listener of listeners) listener();
}

/**
 * Fetches what cards seldom need once the first of them is there: the kinds that few feeds begin
 * with, and what an answer brings up. It is one script and one stylesheet, and is there before
 * anybody has read a question. What did not arrive is asked for again by the next card, and as soon
 * as there is a network.
 */
export async function fetchLaterParts(): Promise<void> {
  if (isFetching || typeof parts === 'object') return;
  isFetching = true;
  if (parts === 'missing') show('retrying');
  try {
    await fetchFailedStyles();
    show(await import('./card-parts.ts'));
  } catch {
    show('missing');
    addEventListener('online', fetchAgain, { once: true });
  } finally {
    isFetching = false;
  }
}

const fetchAgain = (): void => void fetchLaterParts();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void fetchLaterParts();
  return () => listeners.delete(listener);
}

/** Those parts, or why they are not there: "retrying" where they were missing and are asked for again. */
export const useLaterParts = (): typeof parts => useSyncExternalStore(subscribe, () => parts);
