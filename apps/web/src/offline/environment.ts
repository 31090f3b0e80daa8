import type { Client } from '@morsel/sdk';

import { api } from '../api.ts';
import { ownName } from '../base-path.ts';
import { knownEpoch } from './epoch.ts';
import { getStatus } from './status.ts';

/** What the offline room takes from the page, so that tests can tell it. */
export interface Environment {
  readonly api: Client;
  /** The epoch of the server's database, as its replies named it last. */
  readonly epoch: () => string | undefined;
  /** The device's time (epoch ms). */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Does the work once, after so many ms; returns how to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Does the work when the page has nothing better to do; returns how to call it off. */
  readonly whenIdle: (work: () => void) => () => void;
  /** False when the device knows that it has no network. */
  readonly isOnline: () => boolean;
}

export const pageEnvironment: Environment = {
  api,
  epoch: knownEpoch,
  now: Date.now,
  random: Math.random,
  after: (ms, work) => {
    const id = setTimeout(work, ms);
    return () => clearTimeout(id);
  },
  whenIdle: (work) => {
    if (!('requestIdleCallback' in globalThis)) return pageEnvironment.after(1000, work);
    const id = requestIdleCallback(work, { timeout: 1000 });
    return () => cancelIdleCallback(id);
  },
  // Browsers may take a working connection for none; a reply of Morsel proves it.
  isOnline: () => navigator.onLine || getStatus().connection === 'online',
};

const inThisTab = new Map<string, Promise<unknown>>();

/**
 * Does the work while no other of this name is done, in any tab. Browsers have their locks for secure
 * pages only: on others it is one at a time in each tab.
 *
 * @throws DOMException when the signal calls it off before it has begun.
 */
export function whileAlone<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if ('locks' in navigator) {
    return navigator.locks.request(ownName(name), signal ? { signal } : {}, work);
  }
  const turn = (inThisTab.get(name) ?? Promise.resolve()).then(() => {
    signal?.throwIfAborted();
    return work();
  });
  inThisTab.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
