import { mayPass } from '@morsel/sdk';
import type { BookRuns } from '@morsel/sdk/contract';

import { api } from '../../api.ts';

/**
 * A browser may hold six connections to a server at a time, and each batch that was asked for holds
 * one as well: more streams than these would leave none for the rest of the page.
 */
const MOST_STREAMS = 2;
/** Streams that break so often in a row are given up for asking again and again. */
const MOST_BROKEN_STREAMS = 3;
/** A stream that is silent for so long may be dead without a word. */
const LONGEST_SILENCE_MS = 30_000;
const STREAM_PAUSE_MS = 250;
const ASKING_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

interface Follower {
  readonly onRuns: (runs: BookRuns) => void;
  /** The server is not reached; it goes on when it is there again. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
}

/**
 * Follows the runs of a book until the signal ends it: by the server's stream, which is opened
 * anew when it ends or breaks, then, where streams do not come through or are too many, by asking
 * every few seconds. A refusal ends it with no runs: there is nothing (any more) that this reader may see.
 */
export async function followRuns(bookId: number, follower: Follower): Promise<void> {
  try {
    await whileFew(() => readStreams(bookId, follower));
    await keepAsking(bookId, follower);
  } catch {
    follower.onRuns([]);
  }
}

let streamed = 0;

async function whileFew(read: () => Promise<void>): Promise<void> {
  if (streamed >= MOST_STREAMS) return;
  streamed += 1;
  try {
    await read();
  } finally {
    streamed -= 1;
  }
}

/** Returns once streams keep breaking, or by the signal; throws a refusal. */
async function readStreams(bookId: number, follower: Follower): Promise<void> {
  const { onRuns, signal } = follower;
  let broken = 0;
  while (!signal.aborted) {
    try {
      await readStream(bookId, signal, (runs) => {
        broken = 0;
        onRuns(runs);
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!mayPass(error)) throw error;
      broken += 1;
      if (broken === MOST_BROKEN_STREAMS) return;
    }
    await pause(STREAM_PAUSE_MS * 2 ** broken, signal);
  }
}

async function keepAsking(bookId: number, follower: Follower): Promise<void> {
  const { onRuns, onLost, signal } = follower;
  let failures = 0;
  while (!signal.aborted) {
    try {
      onRuns(await api.generation.runs(bookId, { signal }));
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      if (!mayPass(error)) throw error;
      failures += 1;
      onLost();
    }
    await pause(Math.min(ASKING_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
  }
}

/** Reads a stream to its end; throws when it breaks off or falls silent. */
async function readStream(
  bookId: number,
  signal: AbortSignal,
  onRuns: (runs: BookRuns) => void,
): Promise<void> {
  const stream = new AbortController();
  const abort = () => stream.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, LONGEST_SILENCE_MS);
  try {
    for await (const runs of api.generation.follow(bookId, { signal: stream.signal })) {
      if (signal.aborted) return;
      clearTimeout(silence);
      silence = setTimeout(abort, LONGEST_SILENCE_MS);
      onRuns(runs);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', over);
  });
}
