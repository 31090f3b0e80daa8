let held: Promise<void> | undefined;

/** Calls that wait until it is said what becomes of them. */
export interface HeldCalls {
  /** They go out. */
  readonly goOn: () => void;
  /** They never go out: who made them is gone. */
  readonly callOff: () => void;
}

/** Keeps calls from going out, since who makes them may be about to change. */
export function holdCalls(): HeldCalls {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Nobody may be waiting.
  promise.catch(() => undefined);
  held = promise;
  const end = () => {
    if (held === promise) held = undefined;
  };
  return {
    goOn() {
      end();
      resolve();
    },
    callOff() {
      end();
      reject(new DOMException('Who asked is gone', 'AbortError'));
    },
  };
}

/** A `fetch` that waits while calls are held. */
export function afterHold(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (held) {
      await held;
      init?.signal?.throwIfAborted();
    }
    return send(input, init);
  };
}
