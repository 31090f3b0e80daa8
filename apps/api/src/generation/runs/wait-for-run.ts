import { setTimeout as delay } from 'node:timers/promises';

import type { GenerationResult } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { resultOf } from './present-runs.ts';
import { findRun } from './run-queries.ts';
import { SILENCE_MS, endSilentRuns } from './start-run.ts';

/** How often somebody who waits looks at a run. */
export const LOOK_EVERY_MS = 400;

const SLOW = 'The AI provider is slow, and Morsel is still at it.';

/** To who has waited for as long as anybody does. */
export const stillAtIt = (isPreview: boolean): GenerationResult => ({
  count: 0,
  reason: isPreview
    ? `${SLOW} What it makes waits for you here; look again in a while.`
    : `${SLOW} What it makes joins your feed when it is there; you need not wait.`,
});
const STOPPING = 'The server is being restarted. Look again in a minute.';

/**
 * Waits for the end of a run, which may be in another process, and returns what came of it, or that
 * nothing has yet.
 */
export async function waitForRun(
  db: Db,
  runId: number,
  { now, stopping, tired }: { now: () => number; stopping: AbortSignal; tired: AbortSignal },
): Promise<GenerationResult> {
  for (;;) {
    const run = await findRun(db, runId);
    if (run?.state !== 'running') return resultOf(run);
    if (tired.aborted) return stillAtIt(run.preview === 1);
    if (stopping.aborted) return { count: 0, reason: STOPPING };
    if (run.heartbeatAt < now() - SILENCE_MS) {
      await endSilentRuns(db, { bookId: run.bookId, now: now() });
    } else await delay(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}
