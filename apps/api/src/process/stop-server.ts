import type { RunningServer } from './start-server.ts';
import { watchLauncher } from './watch-launcher.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Supervisors wait for ten seconds at least, a person for less. */
const PATIENCE_MS = 4800;
/** Ctrl-C reaches the whole group, and package runners pass it on: echoes of one key press. */
const ECHO_MS = 1000;

/**
 * On a signal, or when the package runner that launched the server has gone: takes no more requests
 * (503), ends those under way, closes the database and exits with 0, or with 1 when that takes too
 * long. A second signal exits at once.
 */
export function stopWhenAsked(running: RunningServer): void {
  const { onSignal, onLauncherGone } = stopRequests({
    now: () => performance.now(),
    stop: () => void close(running),
    exitAtOnce: () => process.exit(1),
  });
  for (const signal of SIGNALS) process.on(signal, onSignal);
  watchLauncher(onLauncherGone);
}

type Ways = {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly stop: () => void;
  readonly exitAtOnce: () => void;
};

/** What the reasons for stopping lead to, in whatever order they come. */
export function stopRequests({ now, stop, exitAtOnce }: Ways) {
  let stoppingSince: number | undefined;
  const stopOnce = () => {
    if (stoppingSince !== undefined) return;
    stoppingSince = now();
    stop();
  };
  return {
    onSignal: () => {
      if (stoppingSince === undefined) stopOnce();
      else if (now() - stoppingSince > ECHO_MS) exitAtOnce();
    },
    /** Nobody's impatience: a runner that was ended together with the server goes later. */
    onLauncherGone: stopOnce,
  };
}

async function close({ app, db }: RunningServer): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  try {
    await app.close();
    await db.destroy();
    process.exit(0);
  } catch (error) {
    app.log.error({ err: error }, 'did not stop cleanly');
    process.exit(1);
  }
}
