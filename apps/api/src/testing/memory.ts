import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of buffers that this process still needs. */
export async function bytesOfBuffers(): Promise<number> {
  // What was let go in this turn of the loop is collected in a next one.
  await new Promise(setImmediate);
  collect();
  return process.memoryUsage().arrayBuffers;
}
