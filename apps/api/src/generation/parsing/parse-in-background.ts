import { MINUTE_MS, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';

import { BackgroundError, runInBackground } from '../../background/run-in-background.ts';
import type { Sender } from '../../sender.ts';
import type { Parsed, ParsedText } from './parse-task.ts';
import type { TextFile } from './text-file.ts';
import { UnreadableTextError } from './unreadable-text.ts';

const SCRIPT = new URL('./parse-task.ts', import.meta.url);
const MIB = 1024 * 1024;
const MOST_SMALL_BYTES = MIB;
/** Enough for 600,000 words of plain text or of an EPUB. */
const CPU_MS = 5_000;
/** Beyond the first: a MiB of PDF that is all text takes up to two seconds. */
const CPU_MS_PER_MIB = 3_000;
/** A PDF with as many words as are read takes half of it: what is larger has pictures in it. */
const MOST_CPU_MS = 25_000;

export type ParseOptions = {
  readonly sender: Sender;
  readonly signal?: AbortSignal;
  /** Called when the file's turn has come: from then on it costs. */
  readonly onBegin?: () => void;
};

/**
 * Reads the text of a book in the background and cuts it into passages.
 *
 * @throws UnreadableTextError when no text can be had from the file; LimitReachedError when too
 * many are being read; the signal's reason once it is aborted.
 */
export async function parseText(file: TextFile, options: ParseOptions): Promise<ParsedText> {
  if (file.bytes.byteLength > MOST_SOURCE_BYTES) throw new UnreadableTextError('large');
  const parsed = await parse(file, options);
  if ('unreadable' in parsed) throw new UnreadableTextError(parsed.unreadable);
  return parsed.text;
}

async function parse(file: TextFile, options: ParseOptions): Promise<Parsed> {
  const bytes = file.bytes.byteLength;
  const cpuMs = cpuMsFor(bytes);
  const size = bytes <= MOST_SMALL_BYTES ? 'small' : 'large';
  const timeoutMs = MINUTE_MS + cpuMs;
  try {
    return await runInBackground<Parsed>(SCRIPT, file, { ...options, size, cpuMs, timeoutMs });
  } catch (error) {
    if (!(error instanceof BackgroundError) || error.reason === 'closing') throw error;
    throw new UnreadableTextError('heavy', { cause: error });
  }
}

const cpuMsFor = (bytes: number) =>
  Math.min(MOST_CPU_MS, CPU_MS + Math.floor(Math.max(0, bytes / MIB - 1) * CPU_MS_PER_MIB));
