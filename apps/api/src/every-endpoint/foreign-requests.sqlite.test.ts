import { type EndpointName, endpoints } from '@morsel/sdk/contract';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';

import { accessWorld } from '../testing/access-world.ts';
import { requestTo } from '../testing/endpoint-requests.ts';
import { changedTables, tableContents } from '../testing/table-contents.ts';

const names = Object.keys(endpoints) as EndpointName[];
const writes = names.filter((name) => endpoints[name].method !== 'GET');
/** Where the passkeys of these calls were made. */
const HOST = 'localhost';
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
  const request = await requestTo(name, await subjectFor(caller));
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

/** What pages of other sites say of themselves. */
const FOREIGN = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: `http://${HOST}` },
];

/** What forms of a page can send without asking first. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const TOO_LARGE = {
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify({ filler: 'x'.repeat(MEBIBYTE) }),
};

type Refused = [what: unknown, status: number, change: Partial<InjectOptions>];

/** Changes to a call by which it is no program's, or too large. */
const refusedChanges = (name: EndpointName): Refused[] => [
  ...FOREIGN.map((site): Refused => [site, 403, { headers: { host: HOST, ...site } }]),
  ...FORM_TYPES.map((type): Refused => [
    type,
    415,
    { headers: { 'content-type': type }, payload: '{"userId":1}' },
  ]),
  // What takes files has a limit of its own.
  ...('upload' in endpoints[name] ? [] : [['1 MiB', 413, TOO_LARGE] satisfies Refused]),
];

it.each(writes)(
  '%s is refused to other sites, to forms and above 1 MiB, and open to programs, which name no site',
  async (name) => {
    const call = await grantedCall(name);
    for (const [what, status, change] of refusedChanges(name)) {
      expect([what, await call(change)]).toEqual([what, refusal(status)]);
    }
    expect(await call({ headers: { host: HOST } })).toMatchObject({ status: 200 });
  },
);
