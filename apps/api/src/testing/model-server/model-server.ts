import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

import type { Config } from '../../config.ts';
import type { Model } from '../../generation/provider/model.ts';
import { openAiModel } from '../../generation/provider/open-ai.ts';
import type { Reply } from './replies.ts';
import { type ModelRequest, readRequest } from './request.ts';

/** Says what becomes of a request. */
export type Behaviour = (request: ModelRequest) => Reply | Promise<Reply>;

export type ModelServer = {
  /** For `openAiModel`, or the environment. */
  readonly openAi: Config['openAi'];
  /** A model on this server that does not really wait before it asks again. */
  readonly model: Model;
  /** What came in, in its order. */
  readonly requests: readonly ModelRequest[];
  /** How long the model would have waited before asking again, ms. */
  readonly waits: readonly number[];
};

type Options = {
  readonly behave: Behaviour;
  /** After which the model gives up on a request. */
  readonly timeoutMs?: number;
};

/**
 * A server on this machine that speaks OpenAI's chat completions over HTTP; to be called inside a
 * test or a `beforeEach`.
 */
export async function modelServer({ behave, timeoutMs = 60_000 }: Options): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    void serve(request, response);
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(incoming);
    const { authorization } = incoming.headers;
    const request = readRequest(requests.length + 1, incoming.url ?? '', authorization, text);
    requests.push(request);
    give(await behave(request), response);
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const { port } = server.address() as AddressInfo;
  const openAi = {
    apiKey: 'test-key',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'scripted',
    prices: { input: 1, output: 2 },
  };
  const waits: number[] = [];
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  const model = openAiModel(openAi, { timeoutMs, sleep });
  if (model === undefined) throw new Error('There is an address, so there is a model');
  return { openAi, model, requests, waits };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts).toString();
}

function give(reply: Reply, response: ServerResponse): void {
  if (reply.kind === 'answer') {
    response.writeHead(reply.status, { 'content-type': reply.type, ...reply.headers });
    response.end(reply.body);
    return;
  }
  const leave = () => reply.kind === 'reset' && response.destroy();
  if (reply.body === undefined) {
    leave();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(reply.body, leave);
}
