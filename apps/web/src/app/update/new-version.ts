/** Longer than a worker needs to take over; a reload that waits for it must not wait for ever. */
const TAKING_OVER_MS = 4000;

/** The worker that keeps the app's files, as far as a new version of it matters. */
export interface ShellWorker {
  /** Lets the waiting version take over; false when none waits. */
  readonly promote: () => boolean;
  readonly isOutdated: () => Promise<boolean>;
  readonly reload: () => void;
}

/** Whether a new version is there for this tab, and what its reader does about it. */
export interface NewVersion {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isOffered: () => boolean;
  /** Loads the new version. Nothing else ever does: the reader may be in the middle of a card. */
  readonly take: () => void;
  readonly postpone: () => void;
  /** A version has arrived and waits. */
  readonly arrived: () => void;
  /** A version has taken over, as this tab or another one asked. */
  readonly tookOver: () => Promise<void>;
}

export function newVersion({ promote, isOutdated, reload }: ShellWorker): NewVersion {
  const listeners = new Set<() => void>();
  let offered = false;
  let taken = false;
  const offer = (value: boolean): void => {
    offered = value;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOffered: () => offered,
    take: () => {
      taken = true;
      if (promote()) setTimeout(reload, TAKING_OVER_MS);
      else reload();
    },
    postpone: () => offer(false),
    arrived: () => offer(true),
    tookOver: async () => {
      if (taken) reload();
      // The first worker of a device takes over too, with the very version that runs.
      else if (await isOutdated()) offer(true);
    },
  };
}
