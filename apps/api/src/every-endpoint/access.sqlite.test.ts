import {
  type Access,
  type Endpoint,
  type EndpointName,
  type Problem,
  endpoints,
} from '@morsel/sdk/contract';
import { CONFIRMATION_REQUIRED } from '@morsel/sdk/domain';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';

import { CONFIRMATION_MS } from '../database/session-store.ts';
import { type Caller, CALLERS, PRIVATE, accessWorld } from '../testing/access-world.ts';
import { requestTo } from '../testing/endpoint-requests.ts';
import { testServer } from '../testing/server.ts';
import {
  type TableContents,
  changedTables,
  rowsOfReader,
  tableContents,
} from '../testing/table-contents.ts';

const names = Object.keys(endpoints) as EndpointName[];

/** Who may make a call of each kind, on what is the owner's. */
const GRANTED: Record<Access, readonly Caller[]> = {
  visitor: CALLERS,
  reader: ['guest', 'another', 'owner', 'admin'],
  account: ['another', 'owner', 'admin'],
  owner: ['owner'],
  adder: ['owner', 'admin'],
  admin: ['admin'],
};

/** Calls whose answer itself is that there is no account. */
const SAYS_NO: Partial<Record<EndpointName, readonly Caller[]>> = {
  getCurrentUser: ['nobody', 'guest'],
};

/** What a reader who may not is told. */
const REASONS: Record<Exclude<Access, 'visitor' | 'reader'>, string> = {
  account: 'Only signed-in accounts may do this',
  owner: 'This belongs to another reader',
  adder: 'Only readers who added this book or a text of it, and admins, may do this',
  admin: 'Only admins may do this',
};

const isGranted = (name: EndpointName, caller: Caller) =>
  GRANTED[endpoints[name].access].includes(caller);

function expectedProblem(name: EndpointName, caller: Caller): Problem | null {
  const { access } = endpoints[name];
  const type = 'about:blank';
  if (isGranted(name, caller) && !SAYS_NO[name]?.includes(caller)) return null;
  return caller === 'nobody' || access === 'visitor' || access === 'reader'
    ? { type, title: 'Unauthorized', status: 401, detail: 'User not found' }
    : { type, title: 'Forbidden', status: 403, detail: REASONS[access] };
}

/** The refused first, so that the rest finds everything as it was; the owner last. */
const inOrder = (name: EndpointName) => CALLERS.toSorted((a, b) => rank(name, a) - rank(name, b));
const rank = (name: EndpointName, caller: Caller) =>
  isGranted(name, caller) ? (caller === 'owner' ? 2 : 1) : 0;

type Outcome = {
  readonly caller: Caller;
  readonly answer: LightMyRequestResponse;
  readonly before: TableContents;
  readonly after: TableContents;
};

/** What comes of a call that each caller makes about the owner's things. */
async function outcomesOf(name: EndpointName) {
  const { app, db, callers, owner, subjectFor } = await accessWorld();
  const outcomes: Outcome[] = [];
  for (const caller of inOrder(name)) {
    const request = await requestTo(name, await subjectFor(caller));
    const before = await tableContents(db);
    const answer = await (callers[caller]?.inject(request) ?? app.inject(request));
    outcomes.push({ caller, answer, before, after: await tableContents(db) });
  }
  return { ownerId: owner.id, outcomes };
}

const problemIn = ({ answer }: Outcome) => (answer.statusCode === 200 ? null : answer.json());

/** Tables in which a refused call wrote something. */
function writtenThough(name: EndpointName, { caller, before, after }: Outcome): string[] {
  return isGranted(name, caller) ? [] : changedTables(before, after);
}

/** Tables in which another's call changed something of the owner's. */
function changedOfOwner(ownerId: number, { caller, before, after }: Outcome): string[] {
  if (caller === 'owner') return [];
  return changedTables(rowsOfReader(before, ownerId), rowsOfReader(after, ownerId));
}

function toldOfOwner({ caller, answer }: Outcome): string[] {
  if (caller === 'owner' || caller === 'admin') return [];
  return Object.values(PRIVATE).filter((text) => answer.body.includes(text));
}

it('every call exists', async () => {
  const { app } = await testServer();
  const calls: Endpoint[] = Object.values(endpoints);
  const missing = calls.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
  expect(missing).toEqual([]);
});

it.each(names)('%s is for those whom the contract names', async (name) => {
  const { ownerId, outcomes } = await outcomesOf(name);

  const found = outcomes.map((outcome) => ({
    caller: outcome.caller,
    problem: problemIn(outcome),
    written: writtenThough(name, outcome),
    changedOfOwner: changedOfOwner(ownerId, outcome),
    toldOfOwner: toldOfOwner(outcome),
  }));

  const nothing = { written: [], changedOfOwner: [], toldOfOwner: [] };
  expect(found).toEqual(
    outcomes.map(({ caller }) => ({ caller, problem: expectedProblem(name, caller), ...nothing })),
  );
});

/**
 * What hands out a way to sign in or takes one away, what takes all of an account along or deletes it, and what has
 * others told of it:
 * for these an open session is not enough.
 */
const FOR_CONFIRMED: readonly EndpointName[] = [
  'exportData',
  'deleteAccount',
  'createPasskeyChallenge',
  'createToken',
  'removePasskey',
  'linkOpenId',
  'unlinkOpenId',
  'createResetLink',
  'createWebhook',
  'changeWebhook',
  'renewWebhookSecret',
  'setSyncServer',
];

it.each(FOR_CONFIRMED)(
  '%s is refused where nobody has lately proved who they are',
  async (name) => {
    const { db, clock, callers, subjectFor } = await accessWorld();
    const caller = endpoints[name].access === 'admin' ? 'admin' : 'owner';
    const request = await requestTo(name, await subjectFor(caller));
    clock.now += CONFIRMATION_MS;
    const before = await tableContents(db);

    const answer = await callers[caller]?.inject(request);

    expect(answer?.json()).toMatchObject({ status: 403, type: CONFIRMATION_REQUIRED });
    expect(changedTables(before, await tableContents(db))).toEqual([]);
  },
);
