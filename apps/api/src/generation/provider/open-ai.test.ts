import { describe, expect, test } from 'vitest';

import { FOR_EVER, GREETING } from '../../testing/model-server/asking.ts';
import { FAULTS } from '../../testing/model-server/faults/faults.ts';
import { type Behaviour, modelServer } from '../../testing/model-server/model-server.ts';
import { HANG, fails, says, saysJson } from '../../testing/model-server/replies.ts';
import { openAiModel } from './open-ai.ts';

const BUSY = fails(429, { message: 'Slow down' }, { 'retry-after': '2' });
const well: Behaviour = () => saysJson({ word: 'hello' });
const NOBODY = { apiKey: undefined, baseUrl: undefined, model: undefined, prices: undefined };

describe('the model of a provider', () => {
  test('is there with a key or an address', () => {
    expect(openAiModel(NOBODY)).toBeUndefined();
    expect(openAiModel({ ...NOBODY, apiKey: 'key' })?.name).toBe('gpt-5.6-luna');
    expect(openAiModel({ ...NOBODY, baseUrl: 'http://127.0.0.1:1', model: 'x' })?.name).toBe('x');
  });

  test('asks once, with key, schema and limit', async () => {
    const server = await modelServer({ behave: well });
    expect(await server.model.ask(GREETING, FOR_EVER)).toMatchObject({ value: 'hello' });
    expect(server.requests).toMatchObject([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer test-key',
        system: 'You greet.',
        user: 'Greet.',
        body: {
          model: 'scripted',
          max_tokens: 50,
          stream: true,
          stream_options: { include_usage: true },
          response_format: {
            type: 'json_schema',
            json_schema: {
              name: 'greeting',
              strict: true,
              schema: {
                type: 'object',
                properties: { word: { type: 'string' } },
                required: ['word'],
                additionalProperties: false,
              },
            },
          },
        },
      },
    ]);
  });

  test('needs no key for an address of its own', async () => {
    const server = await modelServer({ behave: well });
    const model = openAiModel({ ...server.openAi, apiKey: undefined });
    expect(await model?.ask(GREETING, FOR_EVER)).toMatchObject({ value: 'hello' });
  });

  test.each([
    ['schema refused', { isSchemaSent: false }],
    ['streaming refused', { body: { max_tokens: 50 } }],
    ['older name of the limit refused', { body: { max_completion_tokens: 50 } }],
  ] as const)('remembers from the fault "%s" how to ask', async (name, asked) => {
    const server = await modelServer({ behave: FAULTS[name].behave(well) });
    await server.model.ask(GREETING, FOR_EVER);
    await server.model.ask(GREETING, FOR_EVER);
    expect(server.requests).toHaveLength(3);
    expect(server.requests.slice(1)).toMatchObject([asked, asked]);
  });

  test('gives a model that thinks first more room, from then on', async () => {
    const cut = says('', { finishReason: 'length' });
    const behave: Behaviour = (request) =>
      request.body['max_tokens'] === 50 ? cut : well(request);
    const server = await modelServer({ behave });
    await server.model.ask(GREETING, FOR_EVER);
    await server.model.ask(GREETING, FOR_EVER);
    expect(server.requests.map(({ body }) => body['max_tokens'])).toEqual([50, 200, 200]);
  });

  test('keeps sending the schema to a server that keeps to it, be its answer of use or not', async () => {
    const answers = ['', 'hello', ''];
    const server = await modelServer({
      behave: () => saysJson({ word: answers.shift() ?? 'yes' }),
    });
    const asked = { ...GREETING, read: (answer: unknown) => GREETING.read(answer) || undefined };
    expect(await server.model.ask(asked, FOR_EVER)).toMatchObject({ value: 'hello' });
    expect(await server.model.ask(asked, FOR_EVER)).toMatchObject({ value: 'yes' });
    expect(server.requests.map(({ isSchemaSent }) => isSchemaSent)).not.toContain(false);
  });

  test('does not remember what has not helped', async () => {
    const server = await modelServer({ behave: () => says('No.') });
    await expect(server.model.ask(GREETING, FOR_EVER)).rejects.toThrow('malformed');
    await expect(server.model.ask(GREETING, FOR_EVER)).rejects.toThrow('malformed');
    expect(server.requests.map(({ isSchemaSent }) => isSchemaSent)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a busy provider', () => {
  test('is left alone for as long as it asks, else longer each time', async () => {
    const polite = await modelServer({ behave: () => BUSY, now: () => 5000 });
    await expect(polite.model.ask(GREETING, FOR_EVER)).rejects.toMatchObject({
      retryAt: 7000,
    });
    expect(polite.waits).toEqual([2000, 2000]);
    const broken = await modelServer({ behave: () => fails(503, { message: 'Overloaded' }) });
    await expect(broken.model.ask(GREETING, FOR_EVER)).rejects.toThrow('unavailable');
    expect(broken.waits).toEqual([1000, 2000]);
  });

  test('is not waited for beyond the deadline', async () => {
    const server = await modelServer({ behave: () => BUSY });
    const model = openAiModel(server.openAi, { ...server.clock, now: () => 5000 });
    const asking = model?.ask(GREETING, { ...FOR_EVER, deadline: 6999 });
    await expect(asking).rejects.toThrow('rate-limited');
    expect(server.requests).toHaveLength(1);
  });
});

describe('a call that its caller ends', () => {
  test.each([
    ['is cancelled', new Error('enough'), 'cancelled'],
    ['is out of time', new DOMException('late', 'TimeoutError'), 'timeout'],
  ])('while the provider thinks %s', async (_, reason, kind) => {
    const caller = new AbortController();
    const server = await modelServer({
      behave() {
        caller.abort(reason);
        return HANG;
      },
    });
    await expect(server.model.ask(GREETING, caller)).rejects.toMatchObject({ kind });
    expect(server.requests).toHaveLength(1);
  });

  test('while the provider is left alone is cancelled', async () => {
    const caller = new AbortController();
    const server = await modelServer({ behave: () => BUSY });
    const model = openAiModel(server.openAi, {
      ...server.clock,
      sleep(_, signal) {
        caller.abort();
        return Promise.reject(signal.reason);
      },
    });
    await expect(model?.ask(GREETING, caller)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(server.requests).toHaveLength(1);
  });

  test('before it began makes no request', async () => {
    const server = await modelServer({ behave: well });
    const asking = server.model.ask(GREETING, { signal: AbortSignal.abort() });
    await expect(asking).rejects.toMatchObject({ kind: 'cancelled' });
    expect(server.requests).toHaveLength(0);
  });
});
