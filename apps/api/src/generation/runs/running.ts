import type { Db } from '../../database/connection.ts';
import { type Prices, costOf } from '../provider/usage.ts';
import { NO_PROGRESS, type Progress, type Work } from './progress.ts';
import { findRun } from './reading-queries.ts';
import { writeProgress, writeUsage } from './writing-queries.ts';

const LOOK_EVERY_MS = 1000;
/** Each write of a beat waits for the disk, and readers with it. */
const LOOKS_A_BEAT = 5;
const MICROS = 1_000_000;
/** What a column holds: providers may say they have counted anything. */
const MOST = 2 ** 31 - 1;

type Options = {
  /** Epoch ms. */
  readonly now: () => number;
  /** Of the model; undefined where there is none or nobody knows. */
  readonly prices: Prices | undefined;
  /** Aborted when the server begins to stop: what is done by then is kept. */
  readonly stopping: AbortSignal;
};

/**
 * A run that this process works on. Its row is written with each step and every five seconds, so
 * that the others see that it lives; and within a second of its end, because a reader has stopped it
 * or its process was thought dead, the work on it is aborted.
 */
export class LiveRun implements Work {
  readonly id: number;
  readonly signal: AbortSignal;
  readonly #db: Db;
  readonly #options: Options;
  readonly #lost = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #progress: Progress = NO_PROGRESS;
  #looks = 0;

  constructor(db: Db, id: number, options: Options) {
    this.id = id;
    this.#db = db;
    this.#options = options;
    this.signal = AbortSignal.any([this.#lost.signal, options.stopping]);
    // A beat that fails is made up for by the next one, or the run is given up by the others.
    this.#timer = setInterval(() => void this.#look().catch(() => undefined), LOOK_EVERY_MS);
  }

  /** Whether nothing of the run can be stored any more. */
  get isLost(): boolean {
    return this.#lost.signal.aborted;
  }

  get progress(): Progress {
    return this.#progress;
  }

  async report(change: Partial<Progress>): Promise<void> {
    this.#progress = { ...this.#progress, ...change };
    await this.#write();
  }

  /** To be called when the work on it is over. What a lost run has cost is still written. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await writeUsage(this.#db, { runId: this.id, ...this.#bill() });
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    if (this.#looks % LOOKS_A_BEAT === 0) await this.#write();
    else {
      const [run] = await findRun(this.#db, { runId: this.id });
      if (run?.state !== 'running') this.#giveUp();
    }
  }

  async #write(): Promise<void> {
    const { stage, share, drafted, kept, rejected } = this.#progress;
    const told = { stage, progress: share, drafted, kept, rejected: JSON.stringify(rejected) };
    const now = this.#options.now();
    const row = { runId: this.id, now, ...told, ...this.#bill() };
    const [mine] = await writeProgress(this.#db, row);
    if (mine === undefined) this.#giveUp();
  }

  #giveUp(): void {
    this.#lost.abort(new Error('The run was stopped'));
  }

  #bill() {
    const { usage } = this.#progress;
    const usd = costOf(usage, this.#options.prices);
    return {
      inputTokens: Math.min(MOST, usage.inputTokens),
      outputTokens: Math.min(MOST, usage.outputTokens),
      costMicroUsd: usd === undefined ? null : Math.min(MOST, Math.round(usd * MICROS)),
    };
  }
}
