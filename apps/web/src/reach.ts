/** `serverTime` (epoch ms) is what an answer of Morsel says of it. */
type Listener = (isReached: boolean, serverTime?: number) => void;

const listeners = new Set<Listener>();

/** Calls back after each call that reached Morsel, or did not; returns how to stop. */
export function onReach(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whether calls reach Morsel; what answers in its place, such as a gateway, says nothing. */
export function tellingReach(send: typeof fetch): typeof fetch {
  return async (...request) => {
    try {
      const response = await send(...request);
      if (isOurs(response)) tell(true, timeOf(response));
      return response;
    } catch (error) {
      // What was called off is another kind of error.
      if (error instanceof TypeError) tell(false);
      throw error;
    }
  };
}

function isOurs(response: Response): boolean {
  return /^application\/(?:problem\+)?json/.test(response.headers.get('content-type') ?? '');
}

function timeOf(response: Response): number | undefined {
  const time = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time;
}

function tell(isReached: boolean, serverTime?: number): void {
  for (const listener of listeners) listener(isReached, serverTime);
}
