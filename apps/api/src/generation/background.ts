import { once } from 'node:events';

import { endProcesses, keepProcess, takeProcess } from './background-processes.ts';
import { Turns } from './turns.ts';

const turns = new Turns({ mostWaiting: 8, longestWaitMs: 30_000 });
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
export type Outcome = { readonly output: unknown } | { readonly error: string };
export type Answer = Outcome & {
  /** Whether the process has grown so much that the next job is better off in a new one. */
  readonly isWorn: boolean;
};

/**
 * Runs the function `task` that a module exports away from the server, one job at a time, so that
 * requests are answered as fast as ever. Input and output are plain data; an error that matters is
 * part of the output, as a thrown one comes out as "failed".
 *
 * A thread alone would not do: when its memory runs out on one large allocation, V8 ends the whole
 * process. So jobs have a process of their own, which runs them in a thread that it can watch.
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

/** Ends what is running and what waits for its turn; for the end of the process. */
export async function closeBackground(): Promise<void> {
  closing.abort(new BackgroundError('closing'));
  closing = new AbortController();
  await endProcesses();
}

async function runJob(job: Job, signal: AbortSignal): Promise<unknown> {
  const child = takeProcess();
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([signal, settled.signal]) };
  try {
    const answer: Promise<Answer[]> = once(child, 'message', options);
    const exit = once(child, 'exit', options).then(([code, signal]) => {
      throw new Error(`The process ended: ${signal ?? code}`);
    });
    child.send(job);
    const [outcome] = await Promise.race([answer, exit]);
    if (outcome === undefined || 'error' in outcome) throw new Error(outcome?.error);
    if (outcome.isWorn) child.kill('SIGKILL');
    else keepProcess(child);
    return outcome.output;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    settled.abort();
  }
}
