import type { PendingOperation } from './operation.ts';

/** What waits to be sent, and how the sending goes. */
export interface OfflineStatus {
  /** What the current reader did and the server has not, in order; `fresh` ones included. */
  readonly pending: readonly PendingOperation[];
  readonly connection: 'unknown' | 'online' | 'offline';
  /** `paused`: the server does not take the session of the current reader. */
  readonly drain: 'idle' | 'sending' | 'paused';
  /**
   * `silent`: nothing can be kept on this device, whose database does not answer, or did not take what was
   * to be kept last.
   */
  readonly storage: 'usable' | 'silent';
}

const atStart: OfflineStatus = {
  pending: [],
  connection: 'unknown',
  drain: 'idle',
  storage: 'usable',
};

let status = atStart;
const listeners = new Set<() => void>();

/** The same object until something changes. */
export function getStatus(): OfflineStatus {
  return status;
}

/** Calls back after each change; returns how to stop. */
export function subscribeStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes parts of the status; all of it goes back to the start when nothing is given. */
export function setStatus(change: Partial<OfflineStatus> = atStart): void {
  const next = { ...status, ...change };
  // Nothing is the same as nothing.
  if (next.pending.length + status.pending.length === 0) next.pending = status.pending;
  if (isSame(status, next)) return;
  status = next;
  for (const listener of listeners) listener();
}

function isSame(before: OfflineStatus, after: OfflineStatus): boolean {
  return (
    before.connection === after.connection &&
    before.drain === after.drain &&
    before.storage === after.storage &&
    before.pending === after.pending
  );
}
