import type { Behaviour } from '../model-server.ts';
import {
  type ProviderReply,
  chunk,
  completion,
  eventsOf,
  fails,
  html,
  inOnePiece,
  json,
  says,
} from '../replies.ts';
import type { CompletionRequest } from '../request.ts';
import { type Fault, always, changing, choicesOf } from './fault.ts';

const PAGE = html(200, '<!doctype html><title>Welcome to nginx</title>');
const ERROR_IN_200 = json(200, { error: { code: 502, message: 'Upstream is down' } });
const NO_ENDPOINT = json(200, {
  error: 'Unexpected endpoint or method. (POST /chat/completions)',
});

const refusing =
  (refused: (request: CompletionRequest) => boolean, status: number, message: string) =>
  (well: Behaviour): Behaviour =>
  (request) =>
    refused(request) ? fails(status, { message, code: 'unsupported_parameter' }) : well(request);

const has =
  (name: string) =>
  ({ body }: CompletionRequest) =>
    name in body;

const streamOf = (reply: ProviderReply, hasUsage = true) => eventsOf(choicesOf(reply), hasUsage);
const stream = (events: readonly string[]): ProviderReply => ({
  kind: 'stream',
  events,
  ending: 'end',
});
/** Event streams letter by letter. */
const raw = (type: string, body: string): ProviderReply => ({
  kind: 'answer',
  status: 200,
  type,
  headers: {},
  body,
});

const MENDED = { requests: 2, counted: 1 } as const;
const WELL = { requests: 1, counted: 1 } as const;
const NOT_AN_API = { failure: 'not-an-api', requests: 1, counted: 0 } as const;

/** Answers in another form than was asked for, and parts of the request that are not taken. */
export const FORM_FAULTS = {
  'page with status 200': { behave: always(PAGE), ...NOT_AN_API },
  'nothing with status 200': { behave: always(raw('application/json', '')), ...NOT_AN_API },
  'status 204': { behave: always({ ...json(204, {}), body: '' }), ...NOT_AN_API },
  'no such endpoint, with status 200': { behave: always(NO_ENDPOINT), ...NOT_AN_API },
  'no choices': { behave: always(completion([])), ...NOT_AN_API, counted: 1 },
  'choices of null': { behave: always(json(200, { choices: null })), ...NOT_AN_API },
  'message of null': {
    behave: always(json(200, { choices: [{ message: null }] })),
    ...NOT_AN_API,
  },
  'content in parts': {
    behave: always(json(200, { choices: [{ message: { content: [{ type: 'text' }] } }] })),
    ...NOT_AN_API,
  },
  'a list instead of an answer': { behave: always(json(200, [1, 2])), ...NOT_AN_API },
  'error with status 200': {
    behave: always(ERROR_IN_200),
    failure: 'unavailable',
    requests: 3,
    counted: 0,
  },
  'error in a stream': {
    behave: always(stream(['{"error":{"message":"CUDA out of memory","code":500}}'])),
    failure: 'unavailable',
    requests: 3,
    counted: 0,
  },
  'usage in words': {
    behave: changing((reply) =>
      json(200, { choices: choicesOf(reply), usage: { prompt_tokens: 'many' } }),
    ),
    requests: 1,
    counted: 0,
    isEstimated: true,
    tokens: 'some',
  },
  'server that does not stream': { behave: changing(inOnePiece), ...WELL },
  'stream under the name of a text': {
    behave: changing((reply) =>
      raw(
        'text/plain',
        streamOf(reply)
          .map((data) => `data: ${data}\n\n`)
          .join(''),
      ),
    ),
    ...WELL,
  },
  'stream with comments and other line ends': {
    behave: changing((reply) =>
      raw(
        'text/event-stream; charset=utf-8',
        streamOf(reply)
          .map((data) => `: wait\r\nevent: message\r\ndata:${data}\r\n\r\n`)
          .join(''),
      ),
    ),
    ...WELL,
  },
  'stream that tells no usage': {
    behave: changing((reply) => stream(streamOf(reply, false))),
    requests: 1,
    counted: 0,
    isEstimated: true,
    tokens: 'some',
  },
  'stream that just ends': {
    behave: changing((reply) => stream(streamOf(reply).slice(0, -3))),
    requests: 1,
    counted: 0,
    isEstimated: true,
    tokens: 'some',
  },
  'stream with broken events': {
    behave: changing((reply) => stream(['{"choices":', 'null', '7', ...streamOf(reply)])),
    ...WELL,
  },
  'thoughts in a field of their own': {
    behave: changing((reply) =>
      stream([
        chunk({ reasoning: '{"mcq":[' }),
        chunk({ reasoning_content: 'Hm' }),
        ...streamOf(reply),
      ]),
    ),
    ...WELL,
  },
  'schema refused': {
    behave: refusing(has('response_format'), 400, "'response_format.type' must be 'text'"),
    ...MENDED,
  },
  'schema overlooked until told': {
    behave: (well) => (request) => (request.isSchemaSent ? says('1. What?') : well(request)),
    requests: 2,
    counted: 2,
  },
  'older name of the limit refused': {
    behave: refusing(
      has('max_tokens'),
      400,
      "Unsupported parameter: 'max_tokens' is not supported.",
    ),
    ...MENDED,
  },
  'streaming refused': {
    behave: refusing(
      has('stream'),
      400,
      'Your organization must be verified to stream this model.',
    ),
    ...MENDED,
  },
  'streaming not built in': { behave: refusing(has('stream'), 501, 'No streaming yet'), ...MENDED },
  'usage of streams refused': {
    behave: refusing(has('stream_options'), 400, 'Unknown field: stream_options'),
    requests: 2,
    counted: 1,
  },
  'everything refused, one after the other': {
    behave: (well) =>
      [
        refusing(has('response_format'), 400, 'json_schema is not supported'),
        refusing(has('max_tokens'), 400, 'max_tokens is not supported'),
        refusing(has('stream'), 400, 'streaming is not supported'),
        refusing(has('stream_options'), 400, 'stream_options is not supported'),
      ].reduce((behaviour, refuse) => refuse(behaviour), well),
    requests: 5,
    counted: 1,
  },
} as const satisfies Record<string, Fault>;
