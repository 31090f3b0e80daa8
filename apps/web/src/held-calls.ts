let held: Promise<void> | undefined;

/** Keeps calls from going out until the returned function is called: who makes them is about to change. */
export function holdCalls(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    if (held === promise) held = undefined;
    resolve();
  };
}

/** A `fetch` that waits while calls are held; what is called off meanwhile never goes out. */
export function afterHold(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (held) {
      await held;
      init?.signal?.throwIfAborted();
    }
    return send(input, init);
  };
}
