import type { Grounding, Makeable } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { nameOfProcess } from './process-names.ts';
import { isRunning } from './run-conditions.ts';

/** What only one run at a time works on; `sourceKey` is the id of the text, 0 without one. */
export type RunKey = { bookId: number; what: Makeable; sourceKey: number };

export type NewRun = RunKey & {
  readonly sourceId: number | null;
  readonly userId: number;
  readonly grounding: Grounding;
  readonly model: string | null;
  readonly reviewModel?: string | null;
  readonly promptVersion: string | null;
  readonly isPreview?: boolean;
  readonly options?: string;
  /** Epoch ms. */
  readonly now: number;
};

/** Returns the run's id; undefined while another run has the key. */
export function insertRun(
  db: Db,
  { now, isPreview = false, ...run }: NewRun,
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('generationRuns')
    .values({
      ...run,
      preview: isPreview ? 1 : 0,
      process: nameOfProcess(),
      state: 'running',
      stage: 'reading',
      startedAt: now,
      heartbeatAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['bookId', 'what', 'sourceKey']).where(isRunning()).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
}

/** A run that is under way; its preview is for `userId` alone. */
export type RunningRow = {
  readonly id: number;
  readonly userId: number | null;
  readonly preview: 0 | 1;
  readonly options: string;
};

export function findRunning(
  db: Db,
  { bookId, what, sourceKey }: RunKey,
): Promise<RunningRow | undefined> {
  return db
    .selectFrom('generationRuns')
    .select(['id', 'userId', 'preview', 'options'])
    .where('bookId', '=', bookId)
    .where('what', '=', what)
    .where('sourceKey', '=', sourceKey)
    .where(isRunning())
    .executeTakeFirst();
}

/** Deletes the runs of a book and text that are over, but for the latest `most`. */
export async function deleteOldRuns(
  db: Db,
  { bookId, sourceKey }: Pick<RunKey, 'bookId' | 'sourceKey'>,
  most: number,
): Promise<void> {
  const latest = db
    .selectFrom('generationRuns as latest')
    .select('latest.id')
    .where('latest.bookId', '=', bookId)
    .where('latest.sourceKey', '=', sourceKey)
    .orderBy('latest.id', 'desc')
    .limit(most);
  await db
    .deleteFrom('generationRuns')
    .where('bookId', '=', bookId)
    .where('sourceKey', '=', sourceKey)
    .where('finishedAt', 'is not', null)
    .where('id', 'not in', latest)
    .execute();
}
