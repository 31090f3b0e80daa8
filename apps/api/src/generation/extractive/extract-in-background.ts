import { inBackground } from '../background.ts';
import type { ExtractInput, ExtractedDraft } from './extracting.ts';

const TASK = new URL('./extract-task.ts', import.meta.url);
const MOST_MS = 30_000;

/** `extractDrafts` away from the requests; see `inBackground` for the errors. */
export function extract(
  input: ExtractInput,
  { signal }: { readonly signal?: AbortSignal },
): Promise<ExtractedDraft[]> {
  return inBackground(TASK, input, { signal, timeoutMs: MOST_MS });
}
