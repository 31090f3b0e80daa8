import type { Surroundings } from './surroundings.ts';

/** Does work that is called off with the signal, or when it takes longer than this (ms). */
export async function withinTime<Result>(
  { after }: Pick<Surroundings, 'after'>,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const callOff = after(ms, () => late.abort());
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } finally {
    callOff();
  }
}
