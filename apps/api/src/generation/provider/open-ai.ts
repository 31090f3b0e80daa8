import { setTimeout as delay } from 'node:timers/promises';

import type { Config } from '../../config.ts';
import { type Line, askPatiently } from './asking.ts';
import { type Dialect, firstDialect, requestBody } from './dialect.ts';
import type { Model } from './model.ts';
import { providerError } from './provider-error.ts';

const OPENAI_ADDRESS = 'https://api.openai.com/v1';
/** OpenAI's small model for work in bulk; left to itself it thinks longer than a batch may take. */
const DEFAULT_MODEL = 'gpt-5.6-luna';
const DEFAULT_EFFORT = 'low' as const;
/** Local servers want a key and do not look at it. */
const ANY_KEY = 'none';
const TIMEOUT_MS = 60_000;

type Patience = Pick<Line, 'now' | 'sleep'> & {
  /** Of one request, to the last byte of its answer. */
  readonly timeoutMs: number;
};

const PATIENCE: Patience = {
  now: Date.now,
  sleep: (ms, signal) => delay(ms, undefined, { signal }),
  timeoutMs: TIMEOUT_MS,
};

/**
 * The model behind an address that speaks OpenAI's chat completions; undefined when there is
 * neither a key nor an address. What the server and the model do not take is remembered for as long
 * as the process lives.
 */
export function openAiModel(
  { apiKey, baseUrl, model = DEFAULT_MODEL, prices }: Config['openAi'],
  patience: Partial<Patience> = {},
): Model | undefined {
  if (apiKey === undefined && baseUrl === undefined) return undefined;
  const { now, sleep, timeoutMs } = { ...PATIENCE, ...patience };
  const client = once(() => connect(apiKey, baseUrl, timeoutMs));
  let dialect = firstDialect(baseUrl);

  const effort = model === DEFAULT_MODEL ? { reasoning_effort: DEFAULT_EFFORT } : {};

  const send: Line['send'] = async (dialect, asked, signal) => {
    const { chat } = await client();
    const body = { ...requestBody(dialect, model, asked), ...effort };
    try {
      return await chat.completions.create(body, { signal });
    } catch (error) {
      throw providerError(error, signal);
    }
  };
  return {
    name: model,
    prices,
    ask(asked, options) {
      const understood = (known: Dialect) => {
        dialect = known;
      };
      return askPatiently({ line: { send, dialect, understood, now, sleep }, asked, options });
    },
  };
}

/** Nothing comes from the environment: `config.ts` alone reads it. The client is slow to load. */
async function connect(apiKey = ANY_KEY, baseURL = OPENAI_ADDRESS, timeout: number) {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    apiKey,
    baseURL,
    timeout,
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
