import { createClient } from '@morsel/sdk';
import type { SyncOperation, SyncRequest, SyncResult } from '@morsel/sdk/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { anAnswerResult, applied, appliedResult, aTab } from '../../testing/draining.ts';
import { operationsOf } from '../outbox/outbox.ts';
import { closeTab } from '../tab.ts';

/** What can happen to a call on its way. */
const FAULTS = [
  'none',
  'none',
  'lost before it arrives',
  'lost after it was done',
  'broken server',
  'too many calls',
  'captive portal',
  'breaks after the first',
] as const;
type Fault = (typeof FAULTS)[number];

/** A server that does each operation once, behind a network of which nothing is sure. */
class UnreliableServer {
  /** Questions in the order in which their answers were counted. */
  readonly counted: number[] = [];
  #faults: Fault[];
  readonly #known = new Set<string>();

  constructor(faults: readonly Fault[]) {
    this.#faults = [...faults];
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const fault = this.#faults.shift() ?? 'none';
    if (fault === 'lost before it arrives') throw new TypeError('Failed to fetch');
    if (fault === 'captive portal') return new Response('<p>Hotel</p>');
    if (fault === 'broken server') return new Response('', { status: 500 });
    if (fault === 'too many calls') {
      return new Response('', { status: 429, headers: { 'retry-after': '9' } });
    }
    const reply = await this.#replyTo(request, fault);
    if (fault === 'lost after it was done') throw new TypeError('Failed to fetch');
    return Response.json(reply);
  };

  async #replyTo(request: Request, fault: Fault): Promise<unknown> {
    const body: unknown = await request.json();
    if (new URL(request.url).pathname === '/api/sync') return this.#sync(body as Backlog, fault);
    const { questionId } = body as { questionId: number };
    this.#count(request.headers.get('idempotency-key') ?? '', questionId);
    return anAnswerResult;
  }

  #sync({ operations }: Backlog, fault: Fault) {
    const results = operations.map(({ opId, target }, index): SyncResult => {
      if (fault === 'breaks after the first' && index > 0) return { opId, ...failed };
      this.#count(opId, target);
      return appliedResult({ opId });
    });
    return { ...applied([]), results };
  }

  #count(opId: string, target: number): void {
    if (this.#known.has(opId)) return;
    this.#known.add(opId);
    this.counted.push(target);
  }
}

type Backlog = Pick<SyncRequest, 'userId'> & { readonly operations: readonly SyncOperation[] };

const failed = {
  status: 'failed',
  problem: { type: 'about:blank', title: 'Error', status: 503, detail: 'Later' },
} as const;

interface Step {
  readonly tab: 0 | 1;
  readonly what: 'answer' | 'network goes' | 'network comes' | 'try again';
}

const aStep: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constant('answer') },
    { weight: 1, arbitrary: fc.constantFrom('network goes', 'network comes', 'try again') },
  ),
});

let ownerId = 1000;

/** Two tabs of a reader go through these steps; then all is well, and they try until nothing waits. */
async function countedAfter(steps: readonly Step[], faults: readonly Fault[]) {
  ownerId += 1;
  const server = new UnreliableServer(faults);
  const api = createClient({ baseUrl: 'https://morsel.example', fetch: server.fetch });
  const tabs = [aTab({ api }), aTab({ api })] as const;
  for (const { drain } of tabs) await drain.sendFor(ownerId, () => true);
  const done: number[] = [];
  for (const { tab, what } of steps) {
    const { answer, network, drain } = tabs[tab];
    if (what === 'answer') {
      done.push(done.length + 1);
      await answer(done.length, ownerId);
    } else if (what === 'try again') await drain.wakeNow();
    else network.isUp = what === 'network comes';
  }
  for (const { network } of tabs) network.isUp = true;
  // Each of the faults that are left may take one try.
  for (const _ of [...faults, 'last']) await tabs[0].drain.wakeNow();
  tabs.forEach(closeTab);
  return { counted: server.counted, done, left: await operationsOf(ownerId) };
}

test('whatever happens on the way, each answer counts once, in the order of doing', async () => {
  const property = fc.asyncProperty(
    fc.array(aStep, { maxLength: 14 }),
    fc.array(fc.constantFrom(...FAULTS), { maxLength: 10 }),
    async (steps, faults) => {
      const { counted, done, left } = await countedAfter(steps, faults);
      expect(left).toEqual([]);
      expect(counted).toEqual(done);
    },
  );
  await fc.assert(property, { numRuns: 40 });
});
