import type { InjectOptions } from 'fastify';

/** What clients of 2025 and later take. */
export const ACCEPT = 'application/json, text/event-stream';

/** Asks for the list of tools. */
export const LIST_TOOLS = { jsonrpc: '2.0', id: 1, method: 'tools/list' } as const;

/** A message to the door for assistants as it goes over the wire: without another word, one that asks for the tools. */
export const messageToDoor = (over: InjectOptions = {}) =>
  ({
    method: 'POST',
    url: '/mcp',
    payload: LIST_TOOLS,
    ...over,
    headers: { accept: ACCEPT, ...over.headers },
  }) as const;

/** What a 2025 client is answered: one event. */
export const messageIn = (body: string): unknown =>
  JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);
