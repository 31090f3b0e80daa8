const NAME = 'morsel-drain';

let last: Promise<unknown> = Promise.resolve();

/**
 * Does the work while nobody else does, in no tab. Browsers have their locks for secure pages only:
 * on others it is one at a time in each tab, and the server takes what comes twice as once.
 */
export function whileAlone<Result>(
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if ('locks' in navigator) {
    return navigator.locks.request(NAME, signal ? { signal } : {}, work);
  }
  const turn = last.then(() => {
    signal?.throwIfAborted();
    return work();
  });
  last = turn.catch(() => undefined);
  return turn;
}
