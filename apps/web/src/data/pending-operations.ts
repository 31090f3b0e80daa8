import { useMemo, useSyncExternalStore } from 'react';

import {
  getStatus,
  type OfflineStatus,
  type PendingOperation,
  subscribeStatus,
} from '../offline/door.ts';

/** What waits to be sent, and how the sending goes. */
export function useOfflineStatus(): OfflineStatus {
  return useSyncExternalStore(subscribeStatus, getStatus);
}

const pendingNow = () => getStatus().pending;

/** What the reader did and the server has not; how the sending goes draws nobody anew who asks for this alone. */
export function usePending(): readonly PendingOperation[] {
  return useSyncExternalStore(subscribeStatus, pendingNow);
}

/** What the reader did that the server has not counted yet, in order; what it refused left out. */
export function useWaiting(): readonly PendingOperation[] {
  const pending = usePending();
  return useMemo(() => waitingOf(pending), [pending]);
}

/** The same of a list; what was written just now is not called waiting yet. */
export function waitingOf(pending: readonly PendingOperation[]): PendingOperation[] {
  return pending.filter(({ state }) => state === 'waiting' || state === 'aside');
}
