import { once } from 'node:events';

import type { Sender } from '../sender.ts';
import { JobProcesses } from './job-processes.ts';
import { JobQueue } from './job-queue.ts';

const LIMITS = {
  mostWaiting: { ofOne: 4, inAll: 16 },
  refusal: { text: 'Morsel is busy with other books.', comeBackMs: 30_000 },
};

const laneWith = (longestWaitMs: number) => ({
  queue: new JobQueue({ ...LIMITS, longestWaitMs }),
  processes: new JobProcesses(),
});

/** The small do not wait for the large, nor admins for anybody; each lane has a process of its own. */
const lanes = { small: laneWith(30_000), large: laneWith(60_000), admins: laneWith(60_000) };
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
  readonly sender: Sender;
  readonly size: 'small' | 'large';
  /** Called when its turn has come. */
  readonly onBegin?: (() => void) | undefined;
  /** How much of the processor it may take, so that no load of the machine decides. */
  readonly cpuMs: number;
  /** How long it may work, whatever it waits for; waiting for its turn is not counted. */
  readonly timeoutMs: number;
};

/** What the process of a job is sent, and what it sends back. */
export type Job = { readonly script: string; readonly input: unknown; readonly cpuMs: number };
export type JobResult = { readonly output: unknown } | { readonly error: string };
export type JobReply =
  | { readonly isOutOfTime: true }
  | (JobResult & {
      /** Whether the process has grown so much that the next job is better off in a new one. */
      readonly isWorn: boolean;
    });

class OutOfTimeError extends Error {}

/**
 * Runs the function `task` that a module exports away from the server, one job at a time in each
 * lane, so that requests are answered as fast as ever. Input and output are plain data; an error
 * that matters is part of the output, as a thrown one comes out as "failed".
 *
 * A thread alone would not do: when its memory runs out on one large allocation, V8 ends the whole
 * process. So jobs have a process of their own, which runs them in a thread that it can watch.
 *
 * @param script file URL of the module
 * @throws BackgroundError, LimitReachedError when too much is waiting, and the signal's reason.
 */
export async function runInBackground<Output>(
  script: URL,
  input: unknown,
  { signal, sender, size, onBegin, cpuMs, timeoutMs }: BackgroundOptions,
): Promise<Output> {
  const given = AbortSignal.any([closing.signal, ...(signal === undefined ? [] : [signal])]);
  const { queue, processes } = lanes[sender.trust === 'admin' ? 'admins' : size];
  const act = async () => {
    onBegin?.();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const job = { script: script.href, input, cpuMs };
      return (await runJob(job, processes, AbortSignal.any([given, timeout]))) as Output;
    } catch (error) {
      given.throwIfAborted();
      const isLate = timeout.aborted || error instanceof OutOfTimeError;
      throw new BackgroundError(isLate ? 'timeout' : 'failed', error);
    }
  };
  return queue.run(sender, act, given);
}

/** How many jobs wait in each lane. */
export const jobsWaiting = (): Record<keyof typeof lanes, number> => ({
  small: lanes.small.queue.waiting,
  large: lanes.large.queue.waiting,
  admins: lanes.admins.queue.waiting,
});

/** Ends what is running and what waits for its turn; for the end of the process. */
export async function closeBackground(): Promise<void> {
  closing.abort(new BackgroundError('closing'));
  closing = new AbortController();
  await Promise.all(Object.values(lanes).map(({ processes }) => processes.end()));
}

async function runJob(job: Job, processes: JobProcesses, signal: AbortSignal): Promise<unknown> {
  const child = processes.take();
  const settled = new AbortController();
  const options = { signal: AbortSignal.any([signal, settled.signal]) };
  try {
    const answer: Promise<JobReply[]> = once(child, 'message', options);
    const exit = once(child, 'exit', options).then(([code, signal]) => {
      throw new Error(`The process ended: ${signal ?? code}`);
    });
    child.send(job);
    const [outcome] = await Promise.race([answer, exit]);
    if (outcome !== undefined && 'isOutOfTime' in outcome) throw new OutOfTimeError();
    if (outcome === undefined || 'error' in outcome) throw new Error(outcome?.error);
    if (outcome.isWorn) child.kill('SIGKILL');
    else processes.keep(child);
    return outcome.output;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    settled.abort();
  }
}
