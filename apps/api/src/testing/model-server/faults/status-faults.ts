import { fails, html, json, RESET } from '../replies.ts';
import { type Fault, always, first } from './fault.ts';

const busy = (headers: Record<string, string>) =>
  fails(429, { message: 'Rate limit reached', code: 'rate_limit_exceeded' }, headers);
const after = (retryAfter: string) => busy({ 'retry-after': retryAfter });

const NO_CREDIT = fails(429, {
  message: 'You exceeded your current quota, please check your plan and billing details.',
  type: 'insufficient_quota',
  code: 'insufficient_quota',
});
const BROKEN = fails(500, { message: 'The server had an error', type: 'server_error' });
const WRONG_KEY = fails(401, { message: 'Incorrect API key provided: sk-secret.' });
const NO_MODEL = fails(404, { message: 'The model does not exist', code: 'model_not_found' });
const LOADING = json(503, {
  error: { code: 503, message: 'Loading model', type: 'unavailable_error' },
});
const TOO_LONG_A_PROMPT = json(400, {
  error: {
    code: 400,
    message: 'the request exceeds the available context size, try increasing it',
    type: 'exceed_context_size_error',
    n_prompt_tokens: 5120,
    n_ctx: 4096,
  },
});
const NOT_PULLED = json(404, {
  error: {
    message: 'model "scripted" not found, try pulling it first',
    type: 'not_found_error',
    param: null,
    code: null,
  },
});

const moved = (status: number) =>
  json(status, {}, { location: 'http://127.0.0.1:1/v1/chat/completions' });

const failing = { counted: 0 } as const;
const RATE_LIMITED = { ...failing, failure: 'rate-limited', requests: 3 } as const;
const UNAVAILABLE = { ...failing, failure: 'unavailable', requests: 3 } as const;
const once = { requests: 2, counted: 1 } as const;

/** Answers with another status than success. */
export const STATUS_FAULTS = {
  'busy, and says for how long': { behave: always(after('2')), ...RATE_LIMITED },
  'busy, and says for how many ms': {
    behave: always(busy({ 'retry-after-ms': '1500' })),
    ...RATE_LIMITED,
  },
  'busy until a date that is over': {
    behave: always(after('Thu, 01 Jan 1970 00:00:00 GMT')),
    ...RATE_LIMITED,
  },
  'busy until a date far off': {
    behave: always(after('Fri, 31 Dec 2100 23:59:59 GMT')),
    ...RATE_LIMITED,
    requests: 1,
  },
  'busy for longer than anybody waits': {
    behave: always(after('3600')),
    ...RATE_LIMITED,
    requests: 1,
  },
  'busy, and does not say for how long': { behave: always(busy({})), ...RATE_LIMITED },
  'busy for no time that can be read': { behave: always(after('soon')), ...RATE_LIMITED },
  'busy once': { behave: first(after('2')), ...once },
  'no credit': { behave: always(NO_CREDIT), ...failing, failure: 'out-of-quota', requests: 1 },
  'status 400': {
    behave: always(fails(400, { message: 'Bad request' })),
    ...failing,
    failure: 'rejected',
    requests: 1,
  },
  'prompt too long for the context': {
    behave: always(TOO_LONG_A_PROMPT),
    ...failing,
    failure: 'rejected',
    requests: 1,
  },
  'wrong key': { behave: always(WRONG_KEY), ...failing, failure: 'unauthorized', requests: 1 },
  'status 402': {
    behave: always(fails(402, { message: 'Payment required' })),
    ...failing,
    failure: 'out-of-quota',
    requests: 1,
  },
  'status 403': {
    behave: always(fails(403, { message: 'Country not supported' })),
    ...failing,
    failure: 'unauthorized',
    requests: 1,
  },
  'no such model': { behave: always(NO_MODEL), ...failing, failure: 'no-such-model', requests: 1 },
  'model not on this machine': {
    behave: always(NOT_PULLED),
    ...failing,
    failure: 'no-such-model',
    requests: 1,
  },
  'status 405': {
    behave: always(html(405, '<h1>Method Not Allowed</h1>')),
    ...failing,
    failure: 'not-an-api',
    requests: 1,
  },
  'status 408': { behave: always(fails(408, { message: 'Timed out' })), ...UNAVAILABLE },
  'status 413': {
    behave: always(html(413, 'Payload too large')),
    ...failing,
    failure: 'rejected',
    requests: 1,
  },
  'status 422': {
    behave: always(json(422, { detail: [{ loc: ['body'], msg: 'field required' }] })),
    ...failing,
    failure: 'rejected',
    requests: 1,
  },
  'status 500': { behave: always(BROKEN), ...UNAVAILABLE },
  'status 500 once': { behave: first(BROKEN), ...once },
  'status 502 of a proxy': { behave: always(html(502, '<h1>Bad Gateway</h1>')), ...UNAVAILABLE },
  'model still loading': { behave: always(LOADING), ...UNAVAILABLE },
  'model loaded meanwhile': { behave: first(LOADING), ...once },
  'status 504': { behave: always(html(504, 'Gateway Time-out')), ...UNAVAILABLE },
  'status 529': { behave: always(fails(529, { message: 'Overloaded' })), ...UNAVAILABLE },
  'moved for good': { behave: always(moved(301)), ...failing, failure: 'not-an-api', requests: 1 },
  'moved with the request': {
    behave: always(moved(307)),
    ...failing,
    failure: 'not-an-api',
    requests: 1,
  },
  'connection reset once': { behave: first(RESET), ...once },
} as const satisfies Record<string, Fault>;
