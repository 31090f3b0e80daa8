import { getStatus, subscribeStatus } from '../status.ts';
import { outdatePack } from './outdating.ts';
import { type PackInfo, packInfo } from './reading.ts';
import { refreshPack } from './refreshing.ts';

const DAY_MS = 86_400_000;

/** Used items that call for the next ones. */
const MOST_USED = 50;

/** Least time between two requests. */
const PAUSE_MS = 20_000;

/** While requests bring nothing and the reader does nothing, the pause doubles up to this. */
const LONGEST_PAUSE_MS = 3_600_000;

/** The page's time and idleness, so that tests can tell them. */
export interface Surroundings {
  /** Epoch ms. */
  readonly now: () => number;
  /** Does the work when the page has nothing better to do; returns how to call it off. */
  readonly whenIdle: (work: () => void) => () => void;
  /** Does the work once, later; returns how to call it off. */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** Whether a pack is to be fetched; `now` in epoch ms. */
export function isPackWanted(info: PackInfo | undefined, now: number): boolean {
  if (info === undefined) return true;
  const isOld = Math.abs(now - info.fetchedAt) > DAY_MS;
  return info.stale || info.unused === 0 || info.used >= MOST_USED || isOld;
}

/**
 * Keeps the pack of a reader fresh from now on, while the page is online and idle; returns how to
 * stop. Looks again whenever something was done, sent, or the connection came back.
 */
export function keepPackFresh(
  ownerId: number,
  { now, whenIdle, after }: Surroundings = page,
): () => void {
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
  const refresh = async () => {
    const outcome = await refreshAlone(ownerId, { now, signal });
    callOffRequest = undefined;
    if (signal.aborted || outcome === 'unwanted') return;
    fruitless = outcome === 'fruitless' ? fruitless + 1 : 0;
    notBefore = now() + PAUSE_MS;
    callOffPause = after(Math.min(PAUSE_MS * 2 ** fruitless, LONGEST_PAUSE_MS), () => {
      notBefore = Number.NEGATIVE_INFINITY;
      look();
    });
  };

  const unsubscribe = subscribeStatus(look);
  signal.addEventListener('abort', () => {
    unsubscribe();
    callOffRequest?.();
    callOffPause?.();
  });
  look();
  return () => stopped.abort();
}

/** Fetches a reader's pack anew, since there is something else to ask; where that fails, later. */
export async function renewPack(ownerId: number): Promise<void> {
  await outdatePack(ownerId);
  await refreshAlone(ownerId, { now: page.now });
}

/** Nothing is on its way to the server: a pack fetched now would not know of it. */
function isQuiet(): boolean {
  const { connection, drain, pending } = getStatus();
  const isSending = drain === 'sending' || pending.some(({ state }) => state === 'fresh');
  return connection !== 'offline' && drain !== 'paused' && !isSending;
}

/** `fruitless`: it failed, or the pack is still wanted. */
type Outcome = 'unwanted' | 'fetched' | 'fruitless';

/** One tab at a time, so that a second one finds the pack fresh. A failure leaves the old pack. */
async function refreshAlone(
  ownerId: number,
  { now, signal }: { now: () => number; signal?: AbortSignal },
): Promise<Outcome> {
  const refresh = async (): Promise<Outcome> => {
    const isWanted = async () => isPackWanted(await packInfo(ownerId), now());
    if (!(await isWanted())) return 'unwanted';
    await refreshPack(ownerId, { now, signal });
    return (await isWanted()) ? 'fruitless' : 'fetched';
  };
  try {
    if (!('locks' in navigator)) return await refresh();
    return await navigator.locks.request('morsel-pack', { ...(signal && { signal }) }, refresh);
  } catch {
    return 'fruitless';
  }
}

const page: Surroundings = {
  now: Date.now,
  whenIdle: (work) => {
    if (!('requestIdleCallback' in globalThis)) return page.after(1000, work);
    const id = requestIdleCallback(work, { timeout: 10_000 });
    return () => cancelIdleCallback(id);
  },
  after: (ms, work) => {
    const id = setTimeout(work, ms);
    return () => clearTimeout(id);
  },
};
