import { HOUR_MS } from '@morsel/sdk/domain';

import { type Environment, pageEnvironment } from '../environment.ts';
import { getStatus, subscribeStatus } from '../status.ts';
import { fetchWantedPack } from './fetch-pack.ts';
import { takeKeysToHand } from './keys-at-hand.ts';

/** Least time between two requests. */
const PAUSE_MS = 20_000;

/** While requests bring nothing and the reader does nothing, the pause doubles up to this. */
const LONGEST_PAUSE_MS = HOUR_MS;

/**
 * Keeps the pack of a reader fresh from now on, while the page is online and idle; returns how to
 * stop. Looks again whenever something was done, sent, or the connection came back.
 */
export function keepPackFresh(
  ownerId: number,
  environment: Environment = pageEnvironment,
): () => void {
  const { now, whenIdle, after } = environment;
  const stopped = new AbortController();
  const { signal } = stopped;
  let fruitless = 0;
  let notBefore = Number.NEGATIVE_INFINITY;
  let callOffRequest: (() => void) | undefined;
  let callOffPause: (() => void) | undefined;

  const look = () => {
    if (callOffRequest || now() < notBefore || !isQuiet()) return;
    callOffPause?.();
    callOffRequest = whenIdle(() => void refresh());
  };
  const takeKeys = () => {
    if (signal.aborted) return;
    // Without them a verdict takes longer, and nothing else.
    takeKeysToHand(ownerId, { signal }).catch(() => undefined);
  };
  const refresh = async () => {
    const result = await fetchWantedPack(ownerId, { environment, signal });
    callOffRequest = undefined;
    takeKeys();
    if (signal.aborted || result === 'unwanted') return;
    fruitless = result === 'fruitless' ? fruitless + 1 : 0;
    notBefore = now() + PAUSE_MS;
    callOffPause = after(Math.min(PAUSE_MS * 2 ** fruitless, LONGEST_PAUSE_MS), () => {
      notBefore = Number.NEGATIVE_INFINITY;
      look();
    });
  };

  // Those of the pack that is there, offline too.
  const callOffKeys = whenIdle(takeKeys);
  const unsubscribe = subscribeStatus(look);
  signal.addEventListener('abort', () => {
    unsubscribe();
    callOffKeys();
    callOffRequest?.();
    callOffPause?.();
  });
  look();
  return () => stopped.abort();
}

/** Nothing is on its way to the server: a pack fetched now would not know of it. */
function isQuiet(): boolean {
  const { connection, drain, pending } = getStatus();
  const isSending = drain === 'sending' || pending.some(({ state }) => state === 'fresh');
  return connection !== 'offline' && drain !== 'paused' && !isSending;
}
