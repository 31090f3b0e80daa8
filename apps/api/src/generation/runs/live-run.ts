import type { Db } from '../../database/connection.ts';
import type { Model } from '../provider/model.ts';
import { billOf } from '../provider/token-usage.ts';
import { writeProgress, writeUsage } from './progress-queries.ts';
import { NO_PROGRESS, type Progress, type Work } from './progress.ts';
import { findRun } from './run-queries.ts';

const LOOK_EVERY_MS = 1000;
/** Of a run of which nothing new is to be told. */
const LOOKS_A_BEAT = 5;

type Options = {
  /** Epoch ms. */
  readonly now: () => number;
  /** Undefined where there is none. */
  readonly model: Model | undefined;
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
    await writeUsage(this.#db, this.id, this.#bill());
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    if (this.#looks % LOOKS_A_BEAT === 0) await this.#write();
    else {
      const run = await findRun(this.#db, this.id);
      if (run?.state !== 'running') this.#giveUp();
    }
  }

  async #write(): Promise<void> {
    const { stage, share, drafted, kept, rejected, skipped } = this.#progress;
    const isMine = await writeProgress(this.#db, this.id, {
      stage,
      progress: share,
      drafted,
      kept,
      rejected: JSON.stringify(rejected),
      skipped: JSON.stringify(skipped),
      ...this.#bill(),
      heartbeatAt: this.#options.now(),
    });
    if (!isMine) this.#giveUp();
  }

  #giveUp(): void {
    this.#lost.abort(new Error('The run was stopped'));
  }

  #bill() {
    const { usage, reviewUsage } = this.#progress;
    const { model } = this.#options;
    const review = billOf(reviewUsage, model?.reviewer?.prices);
    return {
      ...billOf(usage, model?.prices),
      reviewInputTokens: review.inputTokens,
      reviewOutputTokens: review.outputTokens,
      reviewCostMicroUsd: review.costMicroUsd,
    };
  }
}
