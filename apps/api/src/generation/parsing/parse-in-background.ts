import { MOST_SOURCE_BYTES } from '@morsel/sdk/contract';

import { BackgroundError, inBackground } from '../background.ts';
import type { Parsed, ParsedText } from './parse-task.ts';
import type { TextFile } from './text-file.ts';
import { UnreadableTextError } from './unreadable-text.ts';

const SCRIPT = new URL('./parse-task.ts', import.meta.url);
const TIMEOUT_MS = 60_000;

/**
 * Reads the text of a book in the background and cuts it into passages.
 *
 * @throws UnreadableTextError when no text can be had from the file; LimitReachedError when too
 * many are being read; the signal's reason once it is aborted.
 */
export async function parseText(
  file: TextFile,
  { signal }: { readonly signal?: AbortSignal },
): Promise<ParsedText> {
  if (file.bytes.byteLength > MOST_SOURCE_BYTES) throw new UnreadableTextError('large');
  const parsed = await parse(file, signal);
  if ('unreadable' in parsed) throw new UnreadableTextError(parsed.unreadable);
  return parsed.text;
}

async function parse(file: TextFile, signal: AbortSignal | undefined): Promise<Parsed> {
  try {
    return await inBackground<Parsed>(SCRIPT, file, { signal, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof BackgroundError) || error.reason === 'closing') throw error;
    throw new UnreadableTextError('heavy', { cause: error });
  }
}
