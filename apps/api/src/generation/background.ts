import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

import { Turns } from './turns.ts';

const PROCESS = new URL('./background-process.ts', import.meta.url);
/** Readers come first: on a busy machine, requests get three times as much of the processor. */
const NICENESS = 5;

const turns = new Turns({ mostWaiting: 8, longestWaitMs: 30_000 });
const running = new Set<ChildProcess>();
let closing = new AbortController();

export type BackgroundFailure = 'timeout' | 'failed' | 'closing';

/** The work in the background did not come to an end; the server itself is unharmed. */
export class BackgroundError extends Error {
  override readonly name = 'BackgroundError';
  /** `failed` when it threw, crashed, or took more memory than it may. */
  readonly reason: BackgroundFailure;

  constructor(reason: BackgroundFailure, cause?: unknown) {
    super(`Work in the background ended: ${reason}`, { cause });
    this.reason = reason;
  }
}

export type BackgroundOptions = {
  /** Once aborted, the work is ended at once. */
  readonly signal?: AbortSignal | undefined;
  /** How long it may work; waiting for its turn is not counted. */
  readonly timeoutMs: number;
};

/** What the process of a job is asked and answers. */
export type Job = { readonly script: string; readonly input: unknown };
export type JobOutcome = { readonly output: unknown } | { readonly error: string };

/**
 * Runs the function `task` that a module exports away from the server, one job at a time, so that
 * requests are answered as fast as ever. Input and output are plain data; an error that matters is
 * part of the output, as a thrown one comes out as "failed".
 *
 * A thread alone would not do: when its memory runs out on one large allocation, V8 ends the whole
 * process. So each job has a process of its own, which runs it in a thread that it can watch.
 *
 * @param script file URL of the module
 * @throws BackgroundError, LimitReachedError when too much is waiting, and the signal's reason.
 */
export async function inBackground<Output>(
  script: URL,
  input: unknown,
  { signal, timeoutMs }: BackgroundOptions,
): Promise<Output> {
  const given = AbortSignal.any([closing.signal, ...(signal === undefined ? [] : [signal])]);
  return turns.take(async () => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const job = { script: script.href, input };
      return (await runJob(job, AbortSignal.any([given, timeout]))) as Output;
    } catch (error) {
      given.throwIfAborted();
      throw new BackgroundError(timeout.aborted ? 'timeout' : 'failed', error);
    }
  }, given);
}

/** Ends what is running and what waits for its turn; for the end of the server. */
export async function closeBackground(): Promise<void> {
  const exits = [...running].map((child) => once(child, 'exit'));
  closing.abort(new BackgroundError('closing'));
  closing = new AbortController();
  await Promise.all(exits);
}

async function runJob(job: Job, signal: AbortSignal): Promise<unknown> {
  const child = startProcess();
  const { promise, resolve, reject } = Promise.withResolvers<JobOutcome>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  child.once('message', (outcome) => resolve(outcome as JobOutcome));
  child.on('error', reject);
  child.once('exit', (code, signal) => reject(new Error(`The process ended: ${signal ?? code}`)));
  child.send(job, (error) => error && reject(error));
  try {
    const outcome = await promise;
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.output;
  } finally {
    signal.removeEventListener('abort', giveUp);
    child.kill('SIGKILL');
  }
}

/** Without our environment, as the secrets in it are none of its business. */
function startProcess(): ChildProcess {
  const child = fork(PROCESS, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
