import { MINUTE_MS } from '@morsel/sdk/domain';

import { runInBackground } from '../../background/run-in-background.ts';
import type { KeySentence } from './key-sentences.ts';
import type { RankingInput } from './rank-task.ts';

const TASK = new URL('./rank-task.ts', import.meta.url);
const MIB = 1024 * 1024;
const MOST_SMALL_LETTERS = MIB;
/** Enough for 200,000 words. */
const CPU_MS = 5_000;
/** Beyond the first MiB. */
const CPU_MS_PER_MIB = 3_000;

/** Ranks the sentences of a text away from the requests; see `runInBackground` for the errors. */
export function rankSentences(
  input: RankingInput,
  { owner, signal }: { readonly owner: number; readonly signal?: AbortSignal },
): Promise<KeySentence[]> {
  const letters = input.chapters.reduce((sum, { text }) => sum + text.length, 0);
  const lane = letters <= MOST_SMALL_LETTERS ? 'small' : 'large';
  const cpuMs = CPU_MS + Math.floor(Math.max(0, letters / MIB - 1) * CPU_MS_PER_MIB);
  const timeoutMs = MINUTE_MS + cpuMs;
  return runInBackground(TASK, input, { signal, owner, lane, cpuMs, timeoutMs });
}
