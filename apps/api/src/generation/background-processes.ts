import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

const SCRIPT = new URL('./background-process.ts', import.meta.url);
/** Readers come first: on a busy machine, requests get three times as much of the processor. */
const NICENESS = 5;
const KEPT_MS = 10_000;

const alive = new Set<ChildProcess>();
let kept: ChildProcess | undefined;
let keeping: NodeJS.Timeout | undefined;

/** A process for a job: the one that was kept, or a new one. */
export function takeProcess(): ChildProcess {
  const taken = kept ?? startProcess();
  kept = undefined;
  clearTimeout(keeping);
  taken.ref();
  taken.channel?.ref();
  return taken;
}

/** Keeps a process for a next job, which often follows soon; the server can end all the same. */
export function keepProcess(child: ChildProcess): void {
  kept = child;
  keeping = setTimeout(endKept, KEPT_MS).unref();
  child.unref();
  child.channel?.unref();
}

/** Ends all of them. */
export async function endProcesses(): Promise<void> {
  endKept();
  const exits = [...alive].map((child) => once(child, 'exit'));
  for (const child of alive) child.kill('SIGKILL');
  await Promise.all(exits);
}

function endKept(): void {
  clearTimeout(keeping);
  kept?.kill('SIGKILL');
  kept = undefined;
}

/** Without our environment, as the secrets in it are none of its business. */
function startProcess(): ChildProcess {
  const child = fork(SCRIPT, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // One that could not be started will not exit either.
  if (child.pid !== undefined) {
    setPriority(child.pid, NICENESS);
    alive.add(child);
  }
  // One that cannot be reached is told by its exit.
  child.on('error', () => {});
  child.once('exit', () => {
    alive.delete(child);
    if (kept === child) kept = undefined;
  });
  return child;
}
