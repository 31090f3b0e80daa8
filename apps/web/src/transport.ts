import { below } from './base-path.ts';
import { afterEarlyCalls } from './early-calls/early-calls.ts';
import { afterHold } from './held-calls.ts';
import { isLogoutOwed, settleLogout } from './owed-logout.ts';

/** What is asked for meanwhile waits for an owed logout. */
const LONGEST_LOGOUT_MS = 20_000;

/** `headers` are those of an answer of Morsel. */
type ReachListener = (isReached: boolean, headers?: Headers) => void;

const reachListeners = new Set<ReachListener>();

let latest: Headers | undefined;

/** Those of the last answer of Morsel. */
export const latestHeaders = (): Headers | undefined => latest;

/**
 * How calls go out: an owed logout comes first, and whether they reach Morsel is told. `fetch` is
 * looked up at each call, so that one which is replaced later on is used.
 */
export const promptFetch: typeof fetch = tellingReach(
  afterOwedLogout(afterEarlyCalls((...request) => globalThis.fetch(...request))),
);

/** The same for all calls that wait while calls are held. */
export const appFetch: typeof fetch = afterHold(promptFetch);

/** Calls back after each call that reached Morsel, or did not; returns how to stop. */
export function onReach(listener: ReachListener): () => void {
  reachListeners.add(listener);
  return () => reachListeners.delete(listener);
}

/** A `fetch` that ends the session that was left before it sends anything else. */
export function afterOwedLogout(send: typeof fetch): typeof fetch {
  let ending: Promise<void> | undefined;
  return async (...request) => {
    if (isLogoutOwed()) {
      ending ??= endSession(send).finally(() => {
        ending = undefined;
      });
      await ending;
    }
    return send(...request);
  };
}

/** Only the API's own word ends it; a gateway's page, or an outage, leaves it owed. */
async function endSession(send: typeof fetch): Promise<void> {
  const { ok, status, headers } = await send(below('/api/logout'), {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LONGEST_LOGOUT_MS),
  });
  const isWord = headers.get('content-type')?.includes('json') ?? false;
  if (!isWord || (!ok && status !== 401)) throw new TypeError('The session is not ended yet');
  settleLogout();
}

/** Tells whether calls reach Morsel; what answers in its place, such as a gateway, says nothing. */
function tellingReach(send: typeof fetch): typeof fetch {
  return async (...request) => {
    try {
      const response = await send(...request);
      if (isOurs(response)) tellReach(true, (latest = response.headers));
      return response;
    } catch (error) {
      // What was called off is another kind of error.
      if (error instanceof TypeError) tellReach(false);
      throw error;
    }
  };
}

function isOurs(response: Response): boolean {
  return /^application\/(?:problem\+)?json/.test(response.headers.get('content-type') ?? '');
}

function tellReach(...word: Parameters<ReachListener>): void {
  for (const listener of reachListeners) listener(...word);
}
