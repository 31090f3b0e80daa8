import { type EndpointName, endpoints } from '@morsel/sdk/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { accessWorld } from '../testing/access-world.ts';
import { requestTo } from '../testing/endpoint-requests.ts';

const names = Object.keys(endpoints) as EndpointName[];

/** Writes that find nothing to write are answered as ever. */
const fits = (name: EndpointName, { statusCode, headers }: LightMyRequestResponse) =>
  statusCode === 200 ||
  (endpoints[name].method !== 'GET' && statusCode === 503 && headers['retry-after'] === '5');

it('while nothing can be written, all is read, and every write may be tried again', async () => {
  const { db, owner, callers, subjectFor } = await accessWorld();
  const subject = await subjectFor('owner');
  await sql`pragma query_only = on`.execute(db);
  const misfits: Record<string, number> = {};
  for (const name of names) {
    const { access } = endpoints[name];
    const caller = (access === 'admin' ? callers.admin : null) ?? owner;
    const answer = await caller.inject(await requestTo(name, subject));
    if (!fits(name, answer)) misfits[name] = answer.statusCode;
  }
  await sql`pragma query_only = off`.execute(db);
  expect(misfits).toEqual({});
});
