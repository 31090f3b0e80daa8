import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const NICENESS = 19;
/** On Linux each thread has a niceness of its own. */
const THREADS = '/proc/self/task';

/** Leaves the processor to whoever else wants it, all threads of this process. */
export function giveWay(): void {
  const threads = existsSync(THREADS) ? readdirSync(THREADS) : [0];
  for (const thread of threads) setPriority(Number(thread), NICENESS);
}
