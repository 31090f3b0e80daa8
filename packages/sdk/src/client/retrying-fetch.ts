import { type ApiError, apiErrorOf } from './api-error.ts';
import { mayPass } from './failure.ts';
import type { Fetch } from './request.ts';

/** How a call that may pass is tried again. */
export interface RetryOptions {
  /** By which calls go out: the global one, if none is given. */
  readonly fetch?: Fetch | undefined;
  /** Tries in all, the first included: 4. */
  readonly tries?: number | undefined;
  /** The pause before the second try, in ms; each further one is twice as long: 500. */
  readonly firstPauseMs?: number | undefined;
  /** The longest pause, in ms: 30,000. Where the API asks for a longer one, nothing is tried again. */
  readonly longestPauseMs?: number | undefined;
  /** From 0 to less than 1: the last half of a pause is waited by that much, so that not all come at once. */
  readonly random?: (() => number) | undefined;
  /** Waits so many ms; rejects with the reason of the signal when that is aborted. */
  readonly pause?: ((ms: number, signal?: AbortSignal | null) => Promise<void>) | undefined;
}

const DEFAULTS = {
  tries: 4,
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  random: Math.random,
  pause,
};

/**
 * A `fetch` for `createClient` that tries again what may pass (`mayPass`): failures to reach the API, 408,
 * 425, 429, 5xx, and answers of somebody in between. It waits longer each time, and at least as long as the
 * API asks for (`Retry-After`). Reads are repeated; a write only where it carries its operation id, by which
 * it counts once however often it comes. When no try is left, the last answer or failure is passed on.
 */
export function retryingFetch(options: RetryOptions = {}): Fetch {
  const { tries, pause, ...pauses } = { ...DEFAULTS, ...definedOf(options) };
  return async function fetchAgain(url, init) {
    const send = options.fetch ?? globalThis.fetch;
    const most = isRepeatable(url, init) ? tries : 1;
    for (let tried = 1; ; tried += 1) {
      const outcome = await tryOnce(send, url, init);
      const wait = tried < most ? pauseAfter(outcome.failure, tried, pauses) : undefined;
      if (wait === undefined || init.signal?.aborted) return outcome.passOn();
      outcome.drop();
      await pause(wait, init.signal);
    }
  };
}

interface Outcome {
  /** What is wrong with it; undefined after a success, or a failure that will not pass. */
  readonly failure: unknown;
  passOn(): Response;
  drop(): void;
}

async function tryOnce(send: Fetch, url: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await send(url, init);
    const error = response.ok ? undefined : await apiErrorOf(response.clone());
    return {
      failure: mayPass(error) && error,
      passOn: () => response,
      drop: () => void response.body?.cancel().catch(() => undefined),
    };
  } catch (error) {
    const passOn = () => {
      throw error;
    };
    return { failure: error, passOn, drop: () => undefined };
  }
}

/** Ms to wait before the next try; undefined where there is to be none. */
function pauseAfter(
  failure: unknown,
  tried: number,
  {
    firstPauseMs,
    longestPauseMs,
    random,
  }: Pick<typeof DEFAULTS, 'firstPauseMs' | 'longestPauseMs' | 'random'>,
): number | undefined {
  if (!failure) return undefined;
  const askedFor = ((failure as Partial<ApiError>).retryAfter ?? 0) * 1000;
  if (askedFor > longestPauseMs) return undefined;
  const half = Math.min(firstPauseMs * 2 ** (tried - 1), longestPauseMs) / 2;
  return Math.max(askedFor, half) + half * random();
}

/** A backlog names the operations in it, each of which counts once. */
function isRepeatable(url: string, { method = 'GET', headers }: RequestInit): boolean {
  if (method === 'GET' || new Headers(headers).has('idempotency-key')) return true;
  return method === 'POST' && url.endsWith('/api/sync');
}

function definedOf(options: RetryOptions): Partial<typeof DEFAULTS> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => name in DEFAULTS && value !== undefined),
  );
}

function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}
