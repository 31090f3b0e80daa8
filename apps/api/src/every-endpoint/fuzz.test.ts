import {
  type EndpointName,
  Problem,
  type SchemaName,
  endpoints,
  schemas,
} from '@morsel/sdk/contract';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';

import { brokenRules } from '../testing/fuzzing/broken-rules.ts';
import { type FuzzRequest, fuzzRequests } from '../testing/fuzzing/fuzz-requests.ts';
import { fuzzSize } from '../testing/fuzzing/fuzz-size.ts';
import { type FuzzWorld, fuzzWorld } from '../testing/fuzzing/fuzz-world.ts';

const LONGEST_ANSWER_MS = 30_000;

const schemaNamed: Readonly<Record<SchemaName, TSchema>> = { ...schemas };

async function send({ app, callers, clock }: FuzzWorld, request: FuzzRequest) {
  clock.now += request.pauseMs;
  const { method, url, headers, payload } = request;
  const options = { method, url, headers };
  const injected = payload === undefined ? options : { ...options, payload };
  return callers[request.caller]?.inject(injected) ?? app.inject(injected);
}

/** What is wrong with an answer, whatever was asked; empty when all is well. */
function complaintsAbout(
  { name, method }: FuzzRequest,
  { statusCode, headers, body }: LightMyRequestResponse,
): string[] {
  if (statusCode >= 500) return [`answered ${statusCode} ${body}`];
  if (method === 'HEAD') return body === '' ? [] : ['a body for HEAD'];
  if (statusCode >= 400) return isProblem(statusCode, headers, body) ? [] : [`no problem: ${body}`];
  if (method !== endpoints[name].method) return [];
  if (name === 'syncOperations' && body.includes('"status":"failed"')) return [`failed ${body}`];
  const schema = schemaNamed[endpoints[name].answer];
  return dataIn(name, body).every((data) => Value.Check(schema, JSON.parse(data)))
    ? []
    : [`not as the contract says: ${body}`];
}

/** The data of each event of a stream; else the answer. */
function dataIn(name: EndpointName, body: string): string[] {
  if (!('stream' in endpoints[name])) return [body];
  return [...body.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data);
}

function isProblem(
  statusCode: number,
  headers: LightMyRequestResponse['headers'],
  body: string,
): boolean {
  if (headers['content-type']?.toString().startsWith('application/problem+json') !== true) {
    return false;
  }
  const problem: unknown = JSON.parse(body);
  return (
    Value.Check(Problem, problem) &&
    problem.status === statusCode &&
    problem.title !== '' &&
    problem.detail !== ''
  );
}

const isChange = ({ method }: FuzzRequest, { statusCode }: LightMyRequestResponse) =>
  method !== 'GET' && statusCode === 200;

/** Calls that take something away from those who come after. */
const TAKING = new Set<EndpointName>([
  'signIn',
  'signUp',
  'logout',
  'logoutEverywhere',
  'endSession',
  'endOtherSessions',
  'unlinkOpenId',
  'changePassword',
  'resetPassword',
  'bringGuestProgress',
  'deleteAccount',
  'moderateBook',
  'moderateBooks',
  'deleteQuestion',
  'moderateItem',
  'deleteItem',
  'createResetLink',
]);

const { requests, patienceMs } = fuzzSize();

it(
  `answers ${requests} requests of all sorts in order, and breaks no rule`,
  { timeout: patienceMs },
  async () => {
    const world = await fuzzWorld();
    const statuses = new Map<number, number>();

    await fc.assert(
      fc.asyncProperty(fuzzRequests(world), async (request) => {
        const answer = await send(world, request);
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        if (isChange(request, answer) && TAKING.has(request.name)) await world.restore();
        expect(complaintsAbout(request, answer)).toEqual([]);
      }),
      { numRuns: requests, timeout: LONGEST_ANSWER_MS },
    );

    expect(await brokenRules(world.db)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    // Else the requests would prove nothing.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
    expect(statuses.get(200)).toBeGreaterThan(requests / 6);
  },
);
