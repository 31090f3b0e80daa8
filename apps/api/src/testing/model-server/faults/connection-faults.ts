import { gzipSync } from 'node:zlib';

import { HANG, RESET, chunk } from '../replies.ts';
import { type Fault, always } from './fault.ts';

const BEGUN = '{"id":"chatcmpl-1","choices":[';
const KILOBYTE = 1024;
const SPACES = ' '.repeat(64 * KILOBYTE);
const BOMB = {
  kind: 'answer',
  status: 200,
  type: 'application/json',
  headers: { 'content-encoding': 'gzip' },
  body: gzipSync(Buffer.alloc(16 * KILOBYTE * KILOBYTE, ' ')),
} as const;
const SHORT = {
  kind: 'answer',
  status: 200,
  type: 'application/json',
  headers: { 'content-length': '9000', connection: 'close' },
  body: BEGUN,
} as const;
const TOKENS = `data: ${chunk({ content: SPACES })}\n\n`;
const THOUGHTS = `data: ${chunk({ reasoning_content: SPACES })}\n\n`;

const endless = (type: string, part: string, status = 200) =>
  ({ kind: 'endless', status, type, part }) as const;

const TIMEOUT = { failure: 'timeout', requests: 1, counted: 0 } as const;
const UNAVAILABLE = { failure: 'unavailable', requests: 3, counted: 0 } as const;
const TOO_LONG = { failure: 'too-long', requests: 1, counted: 0, isEstimated: true } as const;
/** After the headers of an answer. */
const SILENT = { ...TIMEOUT, isEstimated: true } as const;
const BROKEN = { ...UNAVAILABLE, isEstimated: true } as const;

/** Connections that break, and answers that do not end. */
export const CONNECTION_FAULTS = {
  'no answer': { behave: always(HANG), ...TIMEOUT },
  'headers and no answer': { behave: always({ ...HANG, body: '' }), ...SILENT },
  'answer begun and never ended': { behave: always({ ...HANG, body: BEGUN }), ...SILENT },
  'stream without an event': {
    behave: always({ kind: 'stream', events: [], ending: 'hang' }),
    ...SILENT,
  },
  'connection reset': { behave: always(RESET), ...UNAVAILABLE },
  'connection reset in the middle': { behave: always({ ...RESET, body: BEGUN }), ...BROKEN },
  'connection reset in a stream': {
    behave: always({ kind: 'stream', events: [chunk({ role: 'assistant' })], ending: 'reset' }),
    ...BROKEN,
  },
  'no HTTP': { behave: always({ kind: 'noise' }), ...UNAVAILABLE },
  'endless JSON': { behave: always(endless('application/json', SPACES)), ...TOO_LONG },
  'endless page': { behave: always(endless('text/html', `<p>${SPACES}`)), ...TOO_LONG },
  'endless line of a stream': { behave: always(endless('text/event-stream', SPACES)), ...TOO_LONG },
  'endless comments of a stream': {
    behave: always(endless('text/event-stream', `:${SPACES}\n\n`)),
    ...TOO_LONG,
  },
  'endless tokens': {
    behave: always(endless('text/event-stream', TOKENS)),
    ...TOO_LONG,
    tokens: 'some',
  },
  'endless thoughts': {
    behave: always(endless('text/event-stream', THOUGHTS)),
    ...TOO_LONG,
    tokens: 'some',
  },
  'endless error': { behave: always(endless('text/plain', SPACES, 500)), ...UNAVAILABLE },
  'packed to a hundredth': { behave: always(BOMB), ...TOO_LONG },
  'shorter than it says': { behave: always(SHORT), ...BROKEN },
} as const satisfies Record<string, Fault>;
