import { fsrsReader } from './fsrs-reader.ts';
import { halfLifeReader } from './half-life-reader.ts';
import { POLICIES } from './policies.ts';
import { runTrial, type TrialResult } from './trial.ts';

const READERS = { fsrs: fsrsReader, 'half-life': halfLifeReader };

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

/** How each policy did with one kind of reader and size of shelf: a result for each seed. */
export interface Comparison {
  readonly reader: string;
  readonly size: number;
  readonly results: Readonly<Record<keyof typeof POLICIES, readonly TrialResult[]>>;
}

export function* comparisons(sizes: readonly number[]): Generator<Comparison> {
  for (const [reader, readerOf] of Object.entries(READERS)) {
    for (const size of sizes) {
      const trials = (policy: keyof typeof POLICIES) =>
        SEEDS.map((seed) => runTrial({ readerOf, policy: POLICIES[policy], size, seed }));
      const results = {
        ours: trials('ours'),
        random: trials('random'),
        'round-robin': trials('round-robin'),
        'due-first': trials('due-first'),
      };
      yield { reader, size, results };
    }
  }
}

/** How much more of the shelf is recalled with the one than with the other, seed by seed. */
export function leads(ones: readonly TrialResult[], others: readonly TrialResult[]): number[] {
  return ones.map((one, index) => one.recall - (others[index]?.recall ?? Number.NaN));
}

export function meanOf(results: readonly TrialResult[]): TrialResult {
  const mean = (share: keyof TrialResult) => average(results.map((result) => result[share]));
  return {
    recall: mean('recall'),
    recallOfSeen: mean('recallOfSeen'),
    coverage: mean('coverage'),
  };
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
