import {
  BackgroundError,
  closeBackground,
  runInBackground,
} from '../src/background/run-in-background.ts';
import { HOSTILE_TEXTS } from '../src/testing/texts/hostile/hostile-texts.ts';
import type { HostileOrder } from './read-hostile-text.ts';

/**
 * What it takes of the processor to read each hostile text, at one size and at twice that; told are
 * those that take long. Ends with 1 when one takes more than a file of its size may, or far more than
 * twice as long at twice the size. Takes a part of names, such as "PDF:", to read those alone.
 */
const BYTES = 500_000;
const MOST_MS = 5_000;
/** Shorter times say little. */
const TELLING_MS = 500;
const MOST_TIMES_AS_LONG = 3.3;
const PATIENCE_MS = 600_000;

/** Reading what is drawn within what is drawn is no work of ours: the limit of each file ends it. */
const ENDED_BY_THE_LIMIT = new Set(['PDF: forms within forms', 'PDF: states within states']);

const SCRIPT = new URL('./read-hostile-text.ts', import.meta.url);
const [, , part = ''] = process.argv;

/** Infinite when it takes more than it may. */
async function msFor(order: HostileOrder, cpuMs: number): Promise<number> {
  try {
    return await runInBackground<number>(SCRIPT, order, {
      sender: { id: 'bench', trust: 'known' },
      size: 'small',
      cpuMs,
      timeoutMs: PATIENCE_MS,
    });
  } catch (error) {
    if (error instanceof BackgroundError) return Infinity;
    throw error;
  }
}

for (const [index, { name }] of HOSTILE_TEXTS.entries()) {
  if (!name.includes(part)) continue;
  const once = await msFor({ index, bytes: BYTES }, MOST_MS);
  const twice = await msFor({ index, bytes: 2 * BYTES }, 2 * MOST_MS);
  const isTelling = twice > TELLING_MS;
  const isTooLong = twice === Infinity || (isTelling && twice > once * MOST_TIMES_AS_LONG);
  if (isTooLong && !ENDED_BY_THE_LIMIT.has(name)) process.exitCode = 1;
  if (isTelling)
    console.log(`${name}: ${once.toFixed(0)} ms, ${twice.toFixed(0)} ms for twice as much`);
}
await closeBackground();
