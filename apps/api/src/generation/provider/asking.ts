import { answerJson } from './answer-json.ts';
import { textOf, usageOf } from './completion.ts';
import { type Dialect, dialectAfter } from './dialect.ts';
import { type Answered, type AskOptions, type Asked, ModelError } from './model.ts';
import { abortion } from './provider-error.ts';
import { addUsage, NO_USAGE } from './usage.ts';

const MOST_REQUESTS = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A way to a provider. */
export type Line = {
  /** Makes one request; throws ModelError. Answers what the server has said, whatever it is. */
  readonly send: (dialect: Dialect, asked: Asked<unknown>, signal: AbortSignal) => Promise<unknown>;
  /** How the provider wants to be asked, as far as it is known. */
  readonly dialect: Dialect;
  /** Keeps a dialect that was understood. */
  readonly understood: (dialect: Dialect) => void;
  /** Epoch ms. */
  readonly now: () => number;
  /** Rejects when the signal ends it. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

type Remedy = { readonly dialect: Dialect; readonly waitMs: number };

/**
 * Asks until there is a usable answer, a failure that asking again cannot mend, or the third
 * request has failed; what is malformed is asked for again once.
 */
export async function askPatiently<Value>(
  line: Line,
  asked: Asked<Value>,
  options: AskOptions,
): Promise<Answered<Value>> {
  let { dialect } = line;
  let usage = NO_USAGE;
  let isRepair = false;
  for (let requests = 1; ; requests += 1) {
    try {
      const { value, usage: used } = await askOnce(line, dialect, asked, options.signal);
      line.understood(dialect);
      return { value, usage: addUsage(usage, used) };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      usage = addUsage(usage, error.usage);
      const remedy = requests < MOST_REQUESTS ? remedyFor(error, dialect, requests) : undefined;
      const isLate = remedy && line.now() + remedy.waitMs > (options.deadline ?? Infinity);
      const isHopeless = isRepair && error.kind === 'malformed';
      if (!remedy || isLate || isHopeless) throw error.withUsage(usage);
      isRepair ||= error.kind === 'malformed';
      ({ dialect } = remedy);
      await pause(line, remedy.waitMs, options.signal).catch((cause: unknown) => {
        throw abortion(options.signal, cause).withUsage(usage);
      });
    }
  }
}

async function askOnce<Value>(
  line: Line,
  dialect: Dialect,
  asked: Asked<Value>,
  signal: AbortSignal,
): Promise<Answered<Value>> {
  const completion = await line.send(dialect, asked, signal);
  const usage = usageOf(completion);
  try {
    const value = asked.read(answerJson(textOf(completion)));
    if (value === undefined) throw new ModelError('malformed');
    return { value, usage };
  } catch (error) {
    throw error instanceof ModelError ? error.withUsage(usage) : error;
  }
}

function remedyFor(error: ModelError, dialect: Dialect, requests: number): Remedy | undefined {
  const next = dialectAfter(dialect, error);
  if (next) return { dialect: next, waitMs: 0 };
  switch (error.kind) {
    case 'malformed':
      return { dialect, waitMs: 0 };
    case 'rate-limited':
    case 'unavailable': {
      const waitMs = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (requests - 1);
      return waitMs > LONGEST_WAIT_MS ? undefined : { dialect, waitMs };
    }
    default:
      return undefined;
  }
}

async function pause({ sleep }: Line, ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, signal);
}
