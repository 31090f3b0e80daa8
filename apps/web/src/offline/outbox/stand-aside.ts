import type { Problem, SyncOperation } from '@morsel/sdk/contract';

import type { PendingOperation } from '../operation.ts';

/** So often the server may fail on one operation before the others go on without it. */
const MOST_FAILURES = 3;

/** The row after the server has failed on it. */
export function afterFailure(
  row: PendingOperation,
  problem: Problem | undefined,
): PendingOperation {
  const failures = (row.failures ?? 0) + 1;
  const state = failures < MOST_FAILURES ? 'waiting' : 'aside';
  return { ...row, state, failures, ...(problem && { problem }) };
}

/** A row that stands aside gets one more try. */
export function withAnotherTry(row: PendingOperation): PendingOperation {
  return { ...row, state: 'waiting', failures: MOST_FAILURES - 1 };
}

/** Whether it stands aside if the server fails on it once more. */
export function isLastTry({ failures = 0 }: PendingOperation): boolean {
  return failures === MOST_FAILURES - 1;
}

/**
 * What is to be sent next of a reader's rows, at most so many, in the order of doing. One on which the
 * server has failed goes alone; what stands aside holds up what is about the same item or book.
 */
export function nextToSend(rows: readonly PendingOperation[], most: number): PendingOperation[] {
  const aside = rows.filter(({ state }) => state === 'aside');
  const going = rows.filter(
    (row) => row.state !== 'refused' && row.state !== 'aside' && !isHeldUp(row, aside),
  );
  const suspect = going.findIndex(({ failures }) => failures);
  return going.slice(0, suspect < 0 ? most : Math.min(most, Math.max(1, suspect)));
}

/** Whether it waits for one before it, about the same item or book, that stands aside. */
function isHeldUp(row: PendingOperation, rows: readonly PendingOperation[]): boolean {
  return rows.some(
    (other) =>
      other.state === 'aside' && other.seq < row.seq && subjectOf(other) === subjectOf(row),
  );
}

function subjectOf({ kind, target }: Pick<SyncOperation, 'kind' | 'target'>): string {
  return `${kind === 'shelf' ? 'book' : 'item'} ${target}`;
}
