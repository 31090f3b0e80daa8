import type { TSchema } from 'typebox';

import type { ModelFailure } from './failure.ts';
import { NO_USAGE, type Prices, type Usage } from './usage.ts';

/** One question to a model that has no memory and no tools. */
export type Asked<Value> = {
  /** Of the schema: letters, digits and underscores. */
  readonly name: string;
  readonly system: string;
  readonly user: string;
  /** What every provider takes: closed objects with all keys required, no limits, no unions. */
  readonly schema: TSchema;
  /** The answer as its user needs it; undefined when it is not what was asked for. */
  readonly read: (answer: unknown) => Value | undefined;
  readonly mostOutputTokens: number;
};

export type AskOptions = {
  readonly signal: AbortSignal;
  /** Epoch ms after which no answer is of use: no waiting for a busy provider beyond it. */
  readonly deadline?: number | undefined;
};

export type Answered<Value> = { readonly value: Value; readonly usage: Usage };

export type Model = {
  readonly name: string;
  /** Undefined when nobody has told them. */
  readonly prices: Prices | undefined;
  /** @throws ModelError for whatever is no usable answer, after a bounded number of requests. */
  readonly ask: <Value>(asked: Asked<Value>, options: AskOptions) => Promise<Answered<Value>>;
};

/** The part of a request that a provider does not take, or overlooks. */
export type RefusedPart = 'schema' | 'limit';

type Details = {
  readonly usage?: Usage;
  readonly retryAfterMs?: number | undefined;
  readonly refusedPart?: RefusedPart | undefined;
  readonly cause?: unknown;
};

/** A model gave no usable answer; `failureWords(kind)` says so to readers. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelFailure;
  /** What all requests of the call have used together. */
  readonly usage: Usage;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  readonly refusedPart: RefusedPart | undefined;

  constructor(kind: ModelFailure, { usage, retryAfterMs, refusedPart, cause }: Details = {}) {
    super(`The model failed: ${kind}`, { cause });
    this.kind = kind;
    this.usage = usage ?? NO_USAGE;
    this.retryAfterMs = retryAfterMs;
    this.refusedPart = refusedPart;
  }

  /** The same failure of a call that has used this much in all. */
  withUsage(usage: Usage): ModelError {
    const { retryAfterMs, refusedPart, cause } = this;
    return new ModelError(this.kind, { usage, retryAfterMs, refusedPart, cause });
  }
}
