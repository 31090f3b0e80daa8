import type { BookRuns } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { failureWords } from '../provider/failure.ts';
import { presentRuns } from './presenting.ts';
import { findVisibleRuns } from './reading-queries.ts';
import { SILENCE_MS, endSilentRuns } from './starting.ts';
import { cancelVisibleRuns } from './writing-queries.ts';

export type RunsInput = {
  readonly reader: Reader;
  readonly bookId: number;
  /** Epoch ms. */
  readonly now: number;
};

/** The runs of a book that are under way, and the last of each kind, as far as the reader sees them. */
export async function listRuns(db: Db, { reader, bookId, now }: RunsInput): Promise<BookRuns> {
  const find = () => findVisibleRuns(db, { bookId, ...viewerOf(reader) });
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
  const reason = failureWords('cancelled');
  await cancelVisibleRuns(db, { bookId, reason, now, ...viewerOf(reader) });
  return listRuns(db, { reader, bookId, now });
}
