import { setTimeout as delay } from 'node:timers/promises';

import type { GenerationResult } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { resultOf } from './presenting.ts';
import { findRun } from './reading-queries.ts';
import { SILENCE_MS, endSilentRuns } from './starting.ts';

/** How often somebody who waits looks at a run. */
export const LOOK_EVERY_MS = 400;

const STOPPING = 'The server is being restarted. Look again in a minute.';

/** Waits for the end of a run, which may be in another process, and answers what came of it. */
export async function resultOfRun(
  db: Db,
  runId: number,
  { now, stopping }: { now: () => number; stopping: AbortSignal },
): Promise<GenerationResult> {
  for (;;) {
    const [run] = await findRun(db, { runId });
    if (run?.state !== 'running') return resultOf(run);
    if (stopping.aborted) return { count: 0, reason: STOPPING };
    if (run.heartbeatAt < now() - SILENCE_MS) {
      await endSilentRuns(db, { bookId: run.bookId, now: now() });
    } else await delay(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}
