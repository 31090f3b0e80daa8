import type { Surroundings } from './surroundings.ts';

/** Does work that is called off with the signal, or when it takes longer than this (ms). */
export async function withinTime<Result>(
  { after }: Pick<Surroundings, 'after'>,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const either = new AbortController();
  const abort = () => either.abort();
  const callOff = after(ms, abort);
  signal.addEventListener('abort', abort);
  try {
    return await work(either.signal);
  } finally {
    callOff();
    signal.removeEventListener('abort', abort);
  }
}
