import type { PendingOperation } from '../offline/operation.ts';

let lastSeq = 0;

/** A right answer of reader 41 that waits to be sent, unless told otherwise. */
export function aPending(overrides: Partial<PendingOperation> = {}): PendingOperation {
  lastSeq += 1;
  const answered: PendingOperation = {
    kind: 'answer',
    target: 1,
    value: 1,
    opId: `operation-${lastSeq}`,
    answeredAt: Date.UTC(2026, 2, 1, 12),
    timeZone: 'UTC',
    seq: lastSeq,
    ownerId: 41,
    state: 'waiting',
    attempts: 1,
    label: 'Who won at Marathon?',
  };
  return { ...answered, ...overrides } as PendingOperation;
}
