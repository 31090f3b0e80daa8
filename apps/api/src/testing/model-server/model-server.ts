import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

import type { Model } from '../../generation/provider/model.ts';
import type { OpenAiSettings } from '../../generation/provider/open-ai.ts';
import { openAiModel } from '../../generation/provider/open-ai.ts';
import type { SetAlarm } from '../../generation/provider/silence-watch.ts';
import { giveReply, headersHere } from './give-reply.ts';
import type { ProviderReply } from './replies.ts';
import { type CompletionRequest, readRequest } from './request.ts';

/** Says what becomes of a request. */
export type Behaviour = (request: CompletionRequest) => ProviderReply | Promise<ProviderReply>;

export type ModelServer = {
  /** For `openAiModel`, or the environment. */
  readonly openAi: OpenAiSettings;
  /** A model on this server that does not really wait before it asks again. */
  readonly model: Model;
  /** Of that model, for others on this server. */
  readonly clock: Pick<
    NonNullable<Parameters<typeof openAiModel>[1]>,
    'now' | 'sleep' | 'setAlarm'
  >;
  /** What came in, in its order. */
  readonly requests: readonly CompletionRequest[];
  /** How long the model would have waited before asking again, ms. */
  readonly waits: readonly number[];
};

type Options = {
  readonly behave: Behaviour;
  /** The clock of the model, epoch ms. */
  readonly now?: () => number;
  /** Called with each token that the model has heard. */
  readonly heard?: () => void;
};

/**
 * A server on this machine that speaks OpenAI's chat completions over HTTP; to be called inside a
 * test or a `beforeEach`. No time passes for its model: it is out of patience when the server says
 * nothing any more.
 */
export async function modelServer({
  behave,
  now = Date.now,
  heard,
}: Options): Promise<ModelServer> {
  const requests: CompletionRequest[] = [];
  const alarms = new ModelAlarms(heard);
  const server = createServer((request, response) => {
    void serve(request, response);
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(incoming);
    const { authorization } = incoming.headers;
    const request = readRequest(requests.length + 1, incoming.url ?? '', authorization, text);
    requests.push(request);
    const wantsStream = request.body['stream'] === true;
    const audience = {
      hasHeard: (tokens: number) => alarms.setSince(tokens),
      hasHeaders: headersHere,
      keepSilent: () => alarms.ring(),
    };
    await giveReply(await behave(request), response, { wantsStream, ...audience });
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
  const clock = {
    now,
    sleep: async (ms: number) => {
      waits.push(ms);
    },
    setAlarm: alarms.set,
  };
  const model = openAiModel(openAi, clock);
  if (model === undefined) throw new Error('There is an address, so there is a model');
  return { openAi, model, clock, requests, waits };
}

/** The alarms of the model: two with each request, then one with each token. */
class ModelAlarms {
  readonly #armed = new Set<() => void>();
  #count = 0;
  #looking: (() => void)[] = [];
  readonly #heard: () => void;

  constructor(heard: () => void = () => undefined) {
    this.#heard = heard;
  }

  readonly set: SetAlarm = (_, ring) => {
    this.#heard();
    this.#armed.add(ring);
    this.#count += 1;
    for (const look of this.#looking) look();
    return () => this.#armed.delete(ring);
  };

  ring(): void {
    for (const ring of this.#armed) ring();
  }

  /** Resolves when so many more than now were set. */
  setSince(more: number): Promise<void> {
    const wanted = this.#count + more;
    return new Promise((resolve) => {
      const look = () => this.#count >= wanted && resolve();
      this.#looking.push(look);
      look();
    });
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts).toString();
}
