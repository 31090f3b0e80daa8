import { MINUTE_MS } from '@morsel/sdk/domain';

import { runInBackground } from '../../background/run-in-background.ts';
import type { Sender } from '../../sender.ts';
import type { KeySentence } from './key-sentences.ts';
import type { RankingInput } from './rank-task.ts';

const TASK = new URL('./rank-task.ts', import.meta.url);
const MIB = 1024 * 1024;
const MOST_SMALL_LETTERS = MIB;
/**
 * 100,000 words take some 3 s on an idle machine, and more than 5 s on a busy one, where threads share what
 * is counted as the processor's time.
 */
const CPU_MS = 15_000;
/** Beyond the first MiB. */
const CPU_MS_PER_MIB = 9_000;
/** Others wait for it: 600,000 words take some 20 s. */
const MOST_CPU_MS = 45_000;

/** Ranks the sentences of a text away from the requests; see `runInBackground` for the errors. */
export function rankSentences(
  input: RankingInput,
  { sender, signal }: { readonly sender: Sender; readonly signal?: AbortSignal },
): Promise<KeySentence[]> {
  const letters = input.chapters.reduce((sum, { text }) => sum + text.length, 0);
  const size = letters <= MOST_SMALL_LETTERS ? 'small' : 'large';
  const cpuMs = Math.min(
    MOST_CPU_MS,
    CPU_MS + Math.floor(Math.max(0, letters / MIB - 1) * CPU_MS_PER_MIB),
  );
  const timeoutMs = MINUTE_MS + cpuMs;
  return runInBackground(TASK, input, { signal, sender, size, cpuMs, timeoutMs });
}
