import { inBackground } from '../background.ts';
import type { ExtractInput, ExtractedDraft } from './extracting.ts';

const TASK = new URL('./extract-task.ts', import.meta.url);
/** After its turn has come, for which it may wait for thirty seconds more. */
const MOST_MS = 20_000;

/** `extractDrafts` away from the requests; see `inBackground` for the errors. */
export function extract(
  input: ExtractInput,
  { signal }: { readonly signal?: AbortSignal },
): Promise<ExtractedDraft[]> {
  return inBackground(TASK, input, { signal, timeoutMs: MOST_MS });
}
