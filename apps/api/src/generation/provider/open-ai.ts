import { setTimeout as delay } from 'node:timers/promises';

import { MINUTE_MS, type ProviderPlace } from '@morsel/sdk/domain';

import { type ProviderConnection, askPatiently } from './ask-patiently.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { firstDialect, requestBody } from './dialect.ts';
import { KnownProvider } from './known-provider.ts';
import { type Model, ModelError } from './model.ts';
import { providerError } from './provider-error.ts';
import { placeOf } from './provider-place.ts';
import { readReply } from './read-reply.ts';
import { type SetAlarm, SilenceWatch } from './silence-watch.ts';

const OPENAI_ADDRESS = 'https://api.openai.com/v1';
/** OpenAI's small model for work in bulk; left to itself it thinks longer than a batch may take. */
const DEFAULT_MODEL = 'gpt-5.6-luna';
const DEFAULT_EFFORT = 'low' as const;
/** Local servers want a key and do not look at it. */
const ANY_KEY = 'none';

/** The model provider; with neither a key nor an address there is none. */
export type OpenAiSettings = {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  /** USD per million tokens. */
  readonly prices: { readonly input: number; readonly output: number } | undefined;
};

type Clock = Pick<ProviderConnection, 'now' | 'sleep'> & { readonly setAlarm: SetAlarm };

const CLOCK: Clock = {
  now: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  setAlarm(ms, ring) {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

/** For how long nothing may arrive: before the first token, after it, and how long all may take. */
type Patience = { readonly firstMs: number; readonly nextMs: number; readonly wholeMs: number };

const PATIENCE: Patience = {
  firstMs: MINUTE_MS,
  nextMs: MINUTE_MS / 2,
  wholeMs: 10 * MINUTE_MS,
};
/** A model on this machine may first have to be read from its disk, and reads the passage slowly. */
const LOCAL_PATIENCE: Patience = { ...PATIENCE, firstMs: 4 * MINUTE_MS, nextMs: MINUTE_MS };

/**
 * The model behind an address that speaks OpenAI's chat completions; undefined when there is
 * neither a key nor an address. What the server and the model do not take is remembered for a while.
 */
export function openAiModel(
  { apiKey, baseUrl, model = DEFAULT_MODEL, prices }: OpenAiSettings,
  clock: Partial<Clock> = {},
): Model | undefined {
  if (apiKey === undefined && baseUrl === undefined) return undefined;
  const { now, sleep, setAlarm } = { ...CLOCK, ...clock };
  const client = once(() => connect(apiKey, baseUrl));
  const known = new KnownProvider(firstDialect(baseUrl));
  const place = placeOf(baseUrl);
  const effort = model === DEFAULT_MODEL ? { reasoning_effort: DEFAULT_EFFORT } : {};

  const send: ProviderConnection['send'] = async (dialect, asked, options) => {
    const { chat } = await client();
    const body = { ...requestBody(dialect, model, asked), ...effort };
    const watch = new SilenceWatch(patienceWith(place, options, now()), setAlarm);
    const signal = AbortSignal.any([options.signal, watch.signal]);
    try {
      const response = await chat.completions.create(body, { signal }).asResponse();
      const heard = () => watch.heard();
      return await readReply(response, { heard, isEnough: options.isEnough, signal });
    } catch (error) {
      throw error instanceof ModelError ? error : providerError(error, signal);
    } finally {
      watch.end();
    }
  };
  const line = { send, known, now, sleep };
  return {
    name: model,
    place,
    address: baseUrl ?? OPENAI_ADDRESS,
    prices,
    ask: (asked, options) => askPatiently({ line, asked, options }),
  };
}

/** Who is not on this machine has until the deadline to begin. */
function patienceWith(
  place: ProviderPlace,
  { deadline = Infinity }: { deadline?: number | undefined },
  now: number,
): Patience {
  if (place === 'local') return LOCAL_PATIENCE;
  return { ...PATIENCE, firstMs: Math.min(PATIENCE.firstMs, Math.max(0, deadline - now)) };
}

/**
 * Nothing comes from the environment: `process/config.ts` alone reads it. The client is slow to load;
 * its own limit of time is longer than ours.
 */
async function connect(apiKey = ANY_KEY, baseURL = OPENAI_ADDRESS) {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey,
    baseURL,
    fetch: boundedFetch,
    timeout: 2 * PATIENCE.wholeMs,
    maxRetries: 0,
    logLevel: 'off',
    adminAPIKey: null,
    organization: null,
    project: null,
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
