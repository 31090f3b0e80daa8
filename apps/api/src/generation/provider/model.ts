import type { ProviderPlace } from '@morsel/sdk/domain';
import type { TSchema } from 'typebox';

import type { ModelFailure } from './model-failure.ts';
import { NO_USAGE, type Prices, type Usage } from './token-usage.ts';

/** One question to a model that has no memory and no tools. */
export type ModelRequest<Value> = {
  /** Of the schema: letters, digits and underscores. */
  readonly name: string;
  readonly system: string;
  readonly user: string;
  /** What every provider takes: closed objects with all keys required, no limits, no unions. */
  readonly schema: TSchema;
  /**
   * The answer as its user needs it; undefined when it is not what was asked for. Of an answer that
   * breaks off it gets the whole entries of the lists in it.
   */
  readonly read: (answer: unknown) => Value | undefined;
  readonly mostOutputTokens: number;
  /** Whether some entries will do where it is late: each is of use without the others. */
  readonly isWorthCutting?: true;
};

export type AskOptions = {
  /** Ends the call; whole entries that have arrived are kept when it is out of time. */
  readonly signal: AbortSignal;
  /**
   * Epoch ms after which nothing more is begun. An answer that is on its way by then is waited for;
   * where it is worth cutting, no more of it than the first entry.
   */
  readonly deadline?: number | undefined;
};

export type ModelAnswer<Value> = { readonly value: Value; readonly usage: Usage };

export type Model = {
  readonly name: string;
  readonly place: ProviderPlace;
  /** Of its server. */
  readonly address: string;
  /** Undefined when nobody has told them. */
  readonly prices: Prices | undefined;
  /** Reviews and solves what this one writes; this one itself where there is none. */
  readonly reviewer?: Model | undefined;
  /** @throws ModelError for whatever is no usable answer, after a bounded number of requests. */
  readonly ask: <Value>(
    asked: ModelRequest<Value>,
    options: AskOptions,
  ) => Promise<ModelAnswer<Value>>;
};

/** Ms from when it was said, or the epoch ms of a date. */
export type RetryAfter = { readonly ms: number } | { readonly at: number };

/** The part of a request that a provider does not take, or overlooks. */
export type RefusedPart = 'schema' | 'limit' | 'stream' | 'usage';

type Details = {
  readonly usage?: Usage;
  readonly retryAfter?: RetryAfter | undefined;
  readonly retryAt?: number | undefined;
  readonly refusedPart?: RefusedPart | undefined;
  readonly cause?: unknown;
};

/** A model gave no usable answer; `failureText(kind)` says so to readers. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelFailure;
  /** What all requests of the call have used together. */
  readonly usage: Usage;
  /** For how long the provider asks to be left alone, in its own words. */
  readonly retryAfter: RetryAfter | undefined;
  /** Until when, epoch ms; known to who has made the request. */
  readonly retryAt: number | undefined;
  readonly refusedPart: RefusedPart | undefined;

  constructor(kind: ModelFailure, details: Details = {}) {
    super(`The model failed: ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.usage = details.usage ?? NO_USAGE;
    this.retryAfter = details.retryAfter;
    this.retryAt = details.retryAt;
    this.refusedPart = details.refusedPart;
  }

  /** The same failure of a call that has used this much in all. */
  withUsage(usage: Usage): ModelError {
    return this.#with({ usage });
  }

  /** The same failure, with the time until which the provider wants to be left alone. */
  withRetryAt(retryAt: number): ModelError {
    return this.#with({ retryAt });
  }

  #with(changed: Details): ModelError {
    const { usage, retryAfter, retryAt, refusedPart, cause } = this;
    const same = { usage, retryAfter, retryAt, refusedPart, cause };
    return new ModelError(this.kind, { ...same, ...changed });
  }
}
