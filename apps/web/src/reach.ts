type Listener = (isReached: boolean) => void;

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
      if (isOurs(response)) tell(true);
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

function tell(isReached: boolean): void {
  for (const listener of listeners) listener(isReached);
}
