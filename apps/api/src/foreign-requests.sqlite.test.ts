import { type EndpointName, endpoints } from '@morsel/sdk/contract';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';

import { accessWorld } from './testing/access-world.ts';
import { requestTo } from './testing/endpoint-requests.ts';
import { changedTables, tableContents } from './testing/table-contents.ts';

const names = Object.keys(endpoints) as EndpointName[];
const writes = names.filter((name) => endpoints[name].method !== 'GET');
const HOST = 'morsel.test';
const MEBIBYTE = 1024 * 1024;

/** Who may make each call, by what the contract says. */
const MADE_BY = {
  visitor: 'nobody',
  reader: 'guest',
  account: 'owner',
  owner: 'owner',
  adder: 'owner',
  admin: 'admin',
} as const;

/** A call that would be granted, to be made with some change to it; tells what became of it. */
async function grantedCall(name: EndpointName) {
  const { app, db, callers, subjectFor } = await accessWorld();
  const caller = MADE_BY[endpoints[name].access];
  const request = requestTo(name, await subjectFor(caller));
  const before = await tableContents(db);
  return async (change: Partial<InjectOptions>) => {
    const headers = { ...request.headers, ...change.headers };
    const changed = { ...request, ...change, headers };
    const answer = await (callers[caller]?.inject(changed) ?? app.inject(changed));
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      written: changedTables(before, await tableContents(db)),
    };
  };
}

const refusal = (status: number) => ({
  status,
  type: 'application/problem+json; charset=utf-8',
  written: [],
});

it.each(writes)('%s is refused to pages of other sites', async (name) => {
  const call = await grantedCall(name);
  for (const foreign of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: `http://${HOST}` },
  ]) {
    const found = await call({ headers: { host: HOST, ...foreign } });
    expect({ foreign, ...found }).toEqual({ foreign, ...refusal(403) });
  }
});

it.each(writes)('%s is open to programs, which name no site', async (name) => {
  const call = await grantedCall(name);
  expect(await call({ headers: { host: HOST } })).toMatchObject({ status: 200 });
});

/** What forms of a page can send without asking first. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

it.each(writes)('%s takes no body as forms send it', async (name) => {
  const call = await grantedCall(name);
  for (const type of FORM_TYPES) {
    const found = await call({ headers: { 'content-type': type }, payload: '{"userId":1}' });
    expect({ form: type, ...found }).toEqual({ form: type, ...refusal(415) });
  }
});

/** What takes files has a limit of its own. */
const writesOfJson = writes.filter((name) => !('upload' in endpoints[name]));

it.each(writesOfJson)('%s takes no body above 1 MiB', async (name) => {
  const call = await grantedCall(name);
  const payload = JSON.stringify({ filler: 'x'.repeat(MEBIBYTE) });
  const found = await call({ headers: { 'content-type': 'application/json' }, payload });
  expect(found).toEqual(refusal(413));
});
