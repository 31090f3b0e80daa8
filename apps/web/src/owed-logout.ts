const KEY = 'morsel.logout';

/** What is asked for meanwhile waits for it. */
const LONGEST_MS = 20_000;

/** The reader logged out while the server could not be reached: it is owed to them. */
export function oweLogout(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    return;
  }
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

function isLogoutOwed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Only the API's own word ends it; a gateway's page, or an outage, leaves it owed. */
async function endSession(send: typeof fetch): Promise<void> {
  const { ok, status, headers } = await send('/api/logout', {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const isWord = headers.get('content-type')?.includes('json') ?? false;
  if (!isWord || (!ok && status !== 401)) throw new TypeError('The session is not ended yet');
  localStorage.removeItem(KEY);
}
