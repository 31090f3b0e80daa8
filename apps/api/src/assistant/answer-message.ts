import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from '@modelcontextprotocol/server';
import { cutText } from '@morsel/sdk/rules';

import manifest from '../../package.json' with { type: 'json' };
import { InsufficientScopeError } from '../errors.ts';
import { CheckingServer } from './checking-server.ts';
import { INSTRUCTIONS } from './instructions-text.ts';
import type { ToolCall } from './tool.ts';
import { TOOLS } from './tools.ts';

/** A message as it came by HTTP, and for whom it is answered. */
export type Message = {
  readonly headers: Readonly<Record<string, string>>;
  /** Its body, read and parsed. */
  readonly body: unknown;
  readonly call: ToolCall;
  /** What the caller is told of a failure; whoever runs the server learns of it from there. */
  readonly tellFailure: (error: Error) => Promise<string>;
  /** Takes what goes wrong with the protocol itself: the caller gets no words of ours for it. */
  readonly noteTrouble: (error: Error) => void;
};

/** Of a tool that is none, in characters: what was asked for is not sent back at length. */
const LONGEST_NAME = 60;

/** Nothing in an answer depends on the address at which a message came in. */
const ADDRESS = 'http://localhost/mcp';

/**
 * Answers a message of an assistant. Nothing is kept between two of them, so that each may go to another
 * process: there are no sessions, and nothing is told unasked.
 */
export async function answerMessage(message: Message): Promise<Response> {
  const { headers, body: parsedBody, call } = message;
  const handler = createMcpHandler(() => serverOf(message), {
    maxSubscriptions: 0,
    onerror: message.noteTrouble,
  });
  const request = new Request(ADDRESS, { method: 'POST', headers, signal: call.signal });
  return handler.fetch(request, { parsedBody });
}

function serverOf({ call, tellFailure, noteTrouble }: Message): Server {
  const info = { name: 'morsel', title: 'Morsel', version: manifest.version };
  const options = { capabilities: { tools: {} }, instructions: INSTRUCTIONS };
  const server = Object.assign(new CheckingServer(info, options), { onerror: noteTrouble });
  server.setRequestHandler('tools/list', () => ({
    tools: TOOLS.filter(({ scope }) => call.scopes.includes(scope)).map(({ listed }) => listed),
  }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
    const tool = TOOLS.find(({ listed }) => listed.name === name);
    if (tool === undefined) {
      const named = cutText(name, LONGEST_NAME);
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool “${named}”`);
    }
    try {
      if (!call.scopes.includes(tool.scope)) throw new InsufficientScopeError(tool.scope);
      return await tool.call(given, call);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { content: [{ type: 'text', text: await tellFailure(error) }], isError: true };
    }
  });
  return server;
}
