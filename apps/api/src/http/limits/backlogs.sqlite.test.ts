import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, it } from 'vitest';

import { sendBacklog, shelving } from '../../testing/backlogs.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, testServer } from '../../testing/server.ts';
import { LIMITS } from './limits.ts';

it('backlogs are limited for each reader, and hinder no other write', async () => {
  const { clock, guest } = await testServer({
    limits: { ...NO_LIMITS, writes: { most: 1, windowMs: MINUTE_MS }, backlogs: LIMITS.backlogs },
  });
  const [busy, other] = [await guest(), await guest()];
  const send = (reader: TestReader) =>
    sendBacklog(reader, [shelving({ opId: 'operation-1', target: 1 }, false)], clock.now);
  for (let sent = 0; sent < 60; sent += 1) expect((await send(busy)).statusCode).toBe(200);

  const refused = await send(busy);

  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({ detail: expect.stringMatching(/in 60 seconds\.$/) });
  expect((await send(other)).statusCode).toBe(200);
  const write = { method: 'POST', url: '/api/users/add-default-books' } as const;
  expect((await busy.inject(write)).statusCode).toBe(200);
  clock.now += MINUTE_MS;
  expect((await send(busy)).statusCode).toBe(200);
});
