import { Value } from 'typebox/value';

import { answerJson } from './answer-json.ts';
import { textOf, usageOf } from './completion.ts';
import { type Dialect, dialectAfter } from './dialect.ts';
import type { ModelFailure } from './failure.ts';
import { type Answered, type AskOptions, type Asked, ModelError } from './model.ts';
import { abortion } from './provider-error.ts';
import { NO_USAGE, type Usage, addUsage } from './usage.ts';

const MOST_REQUESTS = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** The way to a provider. */
export type Line = {
  /** Makes one request and answers what the server said, whatever it is; throws ModelError. */
  readonly send: (dialect: Dialect, asked: Asked<unknown>, signal: AbortSignal) => Promise<unknown>;
  /** How the provider wants to be asked, as far as it is known. */
  readonly dialect: Dialect;
  /** Keeps a dialect in which there was an answer. */
  readonly understood: (dialect: Dialect) => void;
  /** Epoch ms. */
  readonly now: () => number;
  /** Rejects when the signal ends it. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

type Call<Value> = {
  readonly line: Line;
  readonly asked: Asked<Value>;
  readonly options: AskOptions;
};

/** What came of the requests before. */
type SoFar = {
  readonly dialect: Dialect;
  readonly usage: Usage;
  readonly failures: readonly ModelFailure[];
};

type Remedy = { readonly dialect: Dialect; readonly waitMs: number };

/**
 * Asks until there is an answer, a failure that asking again does not mend, or the third request
 * has failed. What is malformed is asked for again once.
 */
export async function askPatiently<Value>(call: Call<Value>): Promise<Answered<Value>> {
  return attempt(call, { dialect: call.line.dialect, usage: NO_USAGE, failures: [] });
}

async function attempt<Value>(call: Call<Value>, soFar: SoFar): Promise<Answered<Value>> {
  const { line, options } = call;
  try {
    const { value, usage } = await askOnce(call, soFar.dialect);
    line.understood(soFar.dialect);
    return { value, usage: addUsage(soFar.usage, usage) };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const usage = addUsage(soFar.usage, error.usage);
    const remedy = remedyFor(error, soFar);
    const deadline = options.deadline ?? Infinity;
    if (!remedy || line.now() + remedy.waitMs > deadline) throw error.withUsage(usage);
    await pause(line, remedy.waitMs, options.signal, usage);
    const failures = [...soFar.failures, error.kind];
    return attempt(call, { dialect: remedy.dialect, usage, failures });
  }
}

async function askOnce<Value>(
  { line, asked, options }: Call<Value>,
  dialect: Dialect,
): Promise<Answered<Value>> {
  const completion = await line.send(dialect, asked, options.signal);
  const usage = usageOf(completion);
  try {
    const answer = answerJson(textOf(completion));
    const value = asked.read(answer);
    if (value !== undefined) return { value, usage };
    // One that keeps to the schema and is of no use all the same says nothing against the schema.
    const keepsSchema = Value.Check(asked.schema, answer);
    throw new ModelError('malformed', { refusedPart: keepsSchema ? undefined : 'schema' });
  } catch (error) {
    throw error instanceof ModelError ? error.withUsage(usage) : error;
  }
}

function remedyFor(error: ModelError, { dialect, failures }: SoFar): Remedy | undefined {
  const { kind, retryAfterMs } = error;
  if (failures.length + 1 >= MOST_REQUESTS) return undefined;
  if (kind === 'malformed' && failures.includes(kind)) return undefined;
  const better = dialectAfter(dialect, error);
  if (better || kind === 'malformed') return { dialect: better ?? dialect, waitMs: 0 };
  if (kind !== 'rate-limited' && kind !== 'unavailable') return undefined;
  const waitMs = retryAfterMs ?? FIRST_WAIT_MS * 2 ** failures.length;
  return waitMs > LONGEST_WAIT_MS ? undefined : { dialect, waitMs };
}

async function pause(line: Line, ms: number, signal: AbortSignal, usage: Usage): Promise<void> {
  if (ms === 0) return;
  try {
    await line.sleep(ms, signal);
  } catch (error) {
    throw abortion(signal, error).withUsage(usage);
  }
}
