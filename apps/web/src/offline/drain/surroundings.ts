import type { Client } from '@morsel/sdk';

import { api } from '../../api.ts';
import { getStatus } from '../status.ts';

/** What the drain needs of the page, so that tests can tell it. */
export interface Surroundings {
  readonly api: Client;
  /** The device's time (epoch ms). */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Does the work once, later; returns how to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** False when the device knows that it has no network. */
  readonly isOnline: () => boolean;
}

export const page: Surroundings = {
  api,
  now: Date.now,
  random: Math.random,
  after: (ms, work) => {
    const id = setTimeout(work, ms);
    return () => clearTimeout(id);
  },
  // Browsers may take a working connection for none; an answer of Morsel proves it.
  isOnline: () => navigator.onLine || getStatus().connection === 'online',
};
