import { Value } from 'typebox/value';

import { answerJson, wholeEntries } from './answer-json.ts';
import { textOf, usageOf } from './completion.ts';
import { type Dialect, dialectAfter, withRoomToThink } from './dialect.ts';
import type { KnownProvider } from './known-provider.ts';
import type { ModelFailure } from './model-failure.ts';
import {
  type ModelAnswer,
  type AskOptions,
  type ModelRequest,
  type RefusedPart,
  ModelError,
} from './model.ts';
import { abortion } from './provider-error.ts';
import type { ProviderReply, SaidSoFar } from './read-reply.ts';
import { tokensOf } from './token-estimate.ts';
import { NO_USAGE, type Usage, addUsage } from './token-usage.ts';

const MOST_REQUESTS = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A look at an answer that is late reads all of it, so it is looked at seldom. */
const LETTERS_PER_LOOK = 256;

/** What a request may take, and when what has come of it will do. */
export type SendOptions = AskOptions & { readonly isEnough: (said: SaidSoFar) => boolean };

/** The way to a provider. */
export type ProviderConnection = {
  /** Makes one request and returns what the server said, whatever it is; throws ModelError. */
  readonly send: (
    dialect: Dialect,
    asked: ModelRequest<unknown>,
    options: SendOptions,
  ) => Promise<ProviderReply>;
  readonly known: KnownProvider;
  /** Epoch ms. */
  readonly now: () => number;
  /** Rejects when the signal ends it. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

type ModelCall<Value> = {
  readonly line: ProviderConnection;
  readonly asked: ModelRequest<Value>;
  readonly options: AskOptions;
};

/** What came of the requests before. */
type SoFar = {
  readonly dialect: Dialect;
  readonly usage: Usage;
  readonly failures: readonly ModelFailure[];
  /** Parts that the next requests went without. */
  readonly refused: readonly RefusedPart[];
};

type Remedy = { readonly dialect: Dialect; readonly waitMs: number };

/**
 * Asks until there is an answer, a failure that asking again does not mend, or the third request
 * has failed; a request of which the server refuses a part is none of the three. What is malformed is
 * asked for again once. A provider that wants to be left alone for longer than anybody waits is not
 * asked before that time.
 */
export async function askPatiently<Value>(call: ModelCall<Value>): Promise<ModelAnswer<Value>> {
  const { known, now } = call.line;
  const { deadline = Infinity } = call.options;
  const retryAt = known.restingAt(now());
  if (retryAt !== undefined) throw new ModelError('rate-limited', { retryAt });
  if (now() >= deadline) throw new ModelError('timeout');
  const dialect = known.dialectAt(now());
  return attempt(call, { dialect, usage: NO_USAGE, failures: [], refused: [] });
}

async function attempt<Value>(call: ModelCall<Value>, soFar: SoFar): Promise<ModelAnswer<Value>> {
  const { line, options } = call;
  try {
    const { value, usage, isCut } = await askOnce(call, soFar.dialect);
    const understood = isCut ? withRoomToThink(soFar.dialect) : soFar.dialect;
    const hasOverlooked = soFar.failures.includes('malformed') && soFar.refused.includes('schema');
    line.known.answered(understood, hasOverlooked, line.now());
    return { value, usage: addUsage(soFar.usage, usage) };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const failure = timed(error, line.now());
    const usage = addUsage(soFar.usage, failure.usage);
    const remedy = remedyFor(failure, soFar, line.now());
    const deadline = options.deadline ?? Infinity;
    if (!remedy || line.now() + remedy.waitMs > deadline) {
      if (isLongRest(failure, line.now())) line.known.rests(failure.retryAt ?? 0, line.now());
      throw failure.withUsage(usage);
    }
    await pause(line, remedy.waitMs, options.signal, usage);
    const part = failure.refusedPart;
    return attempt(call, {
      dialect: remedy.dialect,
      usage,
      failures: failure.kind === 'rejected' ? soFar.failures : [...soFar.failures, failure.kind],
      refused: part === undefined ? soFar.refused : [...soFar.refused, part],
    });
  }
}

/** The failure with the time at which the provider may be asked again, where it says so. */
function timed(failure: ModelError, now: number): ModelError {
  const { retryAfter } = failure;
  if (retryAfter === undefined) return failure;
  return failure.withRetryAt('at' in retryAfter ? retryAfter.at : now + retryAfter.ms);
}

const isLongRest = ({ retryAt }: ModelError, now: number) =>
  retryAt !== undefined && retryAt > now + LONGEST_WAIT_MS;

type OneAnswer<Value> = ModelAnswer<Value> & { readonly isCut: boolean };

async function askOnce<Value>(
  { line, asked, options }: ModelCall<Value>,
  dialect: Dialect,
): Promise<OneAnswer<Value>> {
  const { signal, deadline = Infinity } = options;
  const isLate = () => line.now() >= deadline;
  const isEnough = asked.isWorthCutting ? enoughOf(asked, isLate) : () => false;
  const prompt = `${asked.system}\n${asked.user}`;
  if (signal.aborted) throw abortion(signal, signal.reason);
  const reply = await line.send(dialect, asked, { signal, deadline, isEnough }).catch((error) => {
    throw withPromptIfCancelled(error, prompt);
  });
  const usage = usageOf(reply, prompt);
  try {
    return { ...readAnswer(asked, reply), usage };
  } catch (error) {
    throw error instanceof ModelError ? error.withUsage(usage) : error;
  }
}

/** Who ends a call has it read by then: else ending calls would be a way to have them for nothing. */
function withPromptIfCancelled(error: unknown, prompt: string): unknown {
  return error instanceof ModelError && error.kind === 'cancelled'
    ? error.withUsage({ inputTokens: tokensOf(prompt), outputTokens: 0 })
    : error;
}

/** Whether an answer that is late has a whole entry of use. */
function enoughOf<Value>(asked: ModelRequest<Value>, isLate: () => boolean) {
  let lookedAt = 0;
  let nextAt = 0;
  return ({ text, braceAt }: SaidSoFar): boolean => {
    if (braceAt <= lookedAt || text.length < nextAt || !isLate()) return false;
    lookedAt = text.length;
    nextAt = lookedAt + LETTERS_PER_LOOK;
    return readPart(asked, text) !== undefined;
  };
}

/** All of an answer; of one that breaks off, or is cut at the limit, the whole entries. */
function readAnswer<Value>(asked: ModelRequest<Value>, reply: ProviderReply) {
  const { interruption } = reply;
  if (interruption?.kind === 'cancelled') throw interruption;
  const { text, isCut } = textOf(reply);
  const answer = answerJson(text);
  const value = answer === undefined ? readPart(asked, text) : asked.read(answer);
  if (value !== undefined) return { value, isCut };
  if (interruption) throw interruption;
  if (isCut) throw new ModelError('truncated');
  // One that keeps to the schema and is of no use all the same says nothing against the schema.
  const keepsSchema = Value.Check(asked.schema, answer);
  throw new ModelError('malformed', { refusedPart: keepsSchema ? undefined : 'schema' });
}

function readPart<Value>({ read }: ModelRequest<Value>, text: string): Value | undefined {
  const entries = wholeEntries(text);
  return entries === undefined ? undefined : read(entries);
}

function remedyFor(
  failure: ModelError,
  { dialect, failures, refused }: SoFar,
  now: number,
): Remedy | undefined {
  const { kind, refusedPart, retryAt } = failure;
  if (failures.length + 1 >= MOST_REQUESTS) return undefined;
  if (kind === 'malformed' && failures.includes(kind)) return undefined;
  if (kind === 'rejected' && refusedPart !== undefined && refused.includes(refusedPart)) {
    return undefined;
  }
  const better = dialectAfter(dialect, failure);
  if (better || kind === 'malformed') return { dialect: better ?? dialect, waitMs: 0 };
  if (kind !== 'rate-limited' && kind !== 'unavailable') return undefined;
  const waitMs =
    retryAt === undefined ? FIRST_WAIT_MS * 2 ** failures.length : Math.max(0, retryAt - now);
  return waitMs > LONGEST_WAIT_MS ? undefined : { dialect, waitMs };
}

async function pause(
  line: ProviderConnection,
  ms: number,
  signal: AbortSignal,
  usage: Usage,
): Promise<void> {
  if (ms === 0) return;
  try {
    await line.sleep(ms, signal);
  } catch (error) {
    throw abortion(signal, error).withUsage(usage);
  }
}
