import type { BookRuns } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { failureText } from '../provider/model-failure.ts';
import { cancelVisibleRuns } from './end-queries.ts';
import { presentRuns } from './present-runs.ts';
import { findVisibleRuns } from './run-queries.ts';
import { SILENCE_MS, endSilentRuns } from './start-run.ts';

export type RunsInput = {
  readonly reader: Reader;
  readonly bookId: number;
  /** Epoch ms. */
  readonly now: number;
};

/** The runs of a book that are under way, and the last of each kind, as far as the reader sees them. */
export async function listRuns(db: Db, { reader, bookId, now }: RunsInput): Promise<BookRuns> {
  const find = () => findVisibleRuns(db, reader, bookId);
  const runs = await find();
  const isSilent = runs.some(
    ({ state, heartbeatAt }) => state === 'running' && heartbeatAt < now - SILENCE_MS,
  );
  if (!isSilent) return presentRuns(runs, reader);
  await endSilentRuns(db, { bookId, now });
  return presentRuns(await find(), reader);
}

/** Stops the runs of a book that the reader sees, whichever process works on them. */
export async function cancelRuns(db: Db, { reader, bookId, now }: RunsInput): Promise<BookRuns> {
  const reason = failureText('cancelled');
  await cancelVisibleRuns(db, reader, { bookId, reason, now });
  return listRuns(db, { reader, bookId, now });
}
