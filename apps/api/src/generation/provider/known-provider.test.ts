import { HOUR_MS } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { FOR_EVER, GREETING } from '../../testing/model-server/asking.ts';
import { FAULTS } from '../../testing/model-server/faults/faults.ts';
import {
  type Behaviour,
  type ModelServer,
  modelServer,
} from '../../testing/model-server/model-server.ts';
import { fails, says, saysJson } from '../../testing/model-server/replies.ts';
import type { Model } from './model.ts';

const well: Behaviour = () => saysJson({ word: 'hello' });

describe('a schema that is overlooked', () => {
  const overlooking = FAULTS['schema overlooked until told'].behave(well);
  const ask = async ({ model }: { model: Model }) => model.ask(GREETING, FOR_EVER);
  const sent = (server: ModelServer) => server.requests.map(({ isSchemaSent }) => isSchemaSent);

  test('once is sent to the next all the same', async () => {
    const server = await modelServer({
      behave: (request) => (request.number === 1 ? says('1.') : well(request)),
    });
    await ask(server);
    await ask(server);
    expect(sent(server)).toEqual([true, false, true]);
  });

  test('three times in a row is told from then on, and sent again after an hour', async () => {
    const clock = { now: 10 * HOUR_MS };
    const server = await modelServer({ behave: overlooking, now: () => clock.now });
    for (let asked = 0; asked < 5; asked += 1) await ask(server);
    expect(sent(server)).toEqual([true, false, true, false, true, false, false, false]);
    clock.now += HOUR_MS;
    await ask(server);
    await ask(server);
    expect(sent(server).slice(8)).toEqual([true, false, false]);
  });

  test('and refused is sent again after an hour', async () => {
    const clock = { now: 10 * HOUR_MS };
    const refusing = FAULTS['schema refused'].behave(well);
    const server = await modelServer({
      behave: (request) => (request.number < 4 ? refusing(request) : well(request)),
      now: () => clock.now,
    });
    await ask(server);
    await ask(server);
    clock.now += HOUR_MS;
    await ask(server);
    await ask(server);
    expect(sent(server)).toEqual([true, false, false, true, true]);
  });
});

describe('a provider that wants to be left alone for long', () => {
  test.each([
    ['in seconds', '3600'],
    ['until a date', 'Thu, 01 Jan 1970 11:00:00 GMT'],
  ])('%s is not asked before', async (_, retryAfter) => {
    const clock = { now: 10 * HOUR_MS };
    const busy = fails(429, { message: 'Slow down' }, { 'retry-after': retryAfter });
    const server = await modelServer({
      behave: (request) => (request.number === 1 ? busy : well(request)),
      now: () => clock.now,
    });
    const refused = { kind: 'rate-limited', retryAt: 11 * HOUR_MS };
    await expect(server.model.ask(GREETING, FOR_EVER)).rejects.toMatchObject(refused);
    clock.now += HOUR_MS - 1;
    await expect(server.model.ask(GREETING, FOR_EVER)).rejects.toMatchObject(refused);
    expect(server.requests).toHaveLength(1);
    clock.now += 1;
    expect(await server.model.ask(GREETING, FOR_EVER)).toMatchObject({ value: 'hello' });
  });
});
