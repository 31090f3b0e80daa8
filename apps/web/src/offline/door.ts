import type * as room from './room.ts';

export type { Drained } from './drain/tab-channel.ts';
export type {
  Action,
  CallOrigin,
  NewOperation,
  OperationKind,
  OperationResult,
  PendingOperation,
} from './operation.ts';
export { getStatus, type OfflineStatus, setStatus, subscribeStatus } from './status.ts';

/** All that can be done without the server. */
export type OfflineRoom = typeof room;

let loading: Promise<OfflineRoom> | undefined;
let there: OfflineRoom | undefined;

/** The code that goes on without the server, loaded when it is first needed. */
export function offline(): Promise<OfflineRoom> {
  loading ??= import('./room.ts').then(
    (room) => (there = room),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The same for what cannot wait: undefined as long as it is not loaded. */
export const offlineIfLoaded = (): OfflineRoom | undefined => there;
