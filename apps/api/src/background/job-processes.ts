import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

const SCRIPT = new URL('./job-process.ts', import.meta.url);
/** Readers come first: on a busy machine, requests get three times as much of the processor. */
const NICENESS = 5;
const KEPT_MS = 10_000;

/** The processes of a lane, of which one at a time is at work or kept. */
export class JobProcesses {
  readonly #alive = new Set<ChildProcess>();
  #kept: ChildProcess | undefined;
  #keeping: NodeJS.Timeout | undefined;

  /** A process for a job: the one that was kept, or a new one. */
  take(): ChildProcess {
    const taken = this.#kept ?? this.#start();
    this.#kept = undefined;
    clearTimeout(this.#keeping);
    taken.ref();
    taken.channel?.ref();
    return taken;
  }

  /** Keeps a process for a next job, which often follows soon; the server can end all the same. */
  keep(child: ChildProcess): void {
    this.#kept = child;
    this.#keeping = setTimeout(() => this.#endKept(), KEPT_MS).unref();
    child.unref();
    child.channel?.unref();
  }

  /** Ends all of them. */
  async end(): Promise<void> {
    this.#endKept();
    const exits = [...this.#alive].map((child) => once(child, 'exit'));
    for (const child of this.#alive) child.kill('SIGKILL');
    await Promise.all(exits);
  }

  #endKept(): void {
    clearTimeout(this.#keeping);
    this.#kept?.kill('SIGKILL');
    this.#kept = undefined;
  }

  /** Without our environment, as the secrets in it are none of its business. */
  #start(): ChildProcess {
    const child = fork(SCRIPT, {
      execArgv: [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // One that could not be started will not exit either.
    if (child.pid !== undefined) {
      setPriority(child.pid, NICENESS);
      this.#alive.add(child);
    }
    // One that cannot be reached is told by its exit.
    child.on('error', () => {});
    child.once('exit', () => {
      this.#alive.delete(child);
      if (this.#kept === child) this.#kept = undefined;
    });
    return child;
  }
}
