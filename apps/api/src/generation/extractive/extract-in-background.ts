import { MINUTE_MS } from '@morsel/sdk/domain';

import { runInBackground } from '../../background/run-in-background.ts';
import type { Sender } from '../../sender.ts';
import type { ExtractInput, Extracted } from './extract-drafts.ts';
import type { StructuredInput } from './structure/extract-from-structures.ts';

const TASK = new URL('./extract-task.ts', import.meta.url);
const CPU_MS = 10_000;
/** So long by the clock that the processor's time decides: 40,000 words take 1.5 s of it, and took 6 s beside five busy loops. */
const TIMEOUT_MS = MINUTE_MS + CPU_MS;
const MOST_SMALL_LETTERS = 1_000_000;

/** `extractDrafts`, or `extractFromStructures`, away from the requests; see `runInBackground` for the errors. */
export function extract(
  input: ExtractInput | StructuredInput,
  { sender, signal }: { readonly sender: Sender; readonly signal?: AbortSignal },
): Promise<Extracted> {
  const letters = input.chapters.reduce((sum, { text }) => sum + text.length, 0);
  const size = letters <= MOST_SMALL_LETTERS ? 'small' : 'large';
  return runInBackground(TASK, input, {
    signal,
    sender,
    size,
    cpuMs: CPU_MS,
    timeoutMs: TIMEOUT_MS,
  });
}
