import type { Bite, BiteDecision, Bites, SyncOperation } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

import { appliedResult, NO_STATS } from './outage.ts';
import { worker } from './worker.ts';

/** A bite whose best gap is "hippocampus". */
export function aBite(overrides: Partial<Bite> = {}): Bite {
  return {
    id: 1,
    revision: 1,
    sourceId: 5,
    chapter: 'How memory is made',
    before: 'Memory is no shelf.',
    sentence: 'The hippocampus binds the parts of an episode together.',
    gaps: [{ start: 4, end: 15 }],
    card: null,
    ...overrides,
  };
}

/** So many bites, each with a sentence of its own. */
export function someBites(count: number, first = 1): Bite[] {
  return Array.from({ length: count }, (_, index) =>
    aBite({
      id: first + index,
      before: null,
      sentence: `The hippocampus binds the parts of episode ${first + index} together.`,
    }),
  );
}

/**
 * Bites that lie before a reader until something is said of them; returns what was said, by the id of
 * the bite, in turn, what else was sent together, and how often they were asked for.
 */
export function serveBites(bites: readonly Bite[], served: Partial<Bites> = {}) {
  const said: (readonly [number, BiteDecision])[] = [];
  const sent: SyncOperation[] = [];
  let asked = 0;
  worker.use(
    http.post('/api/users/:userId/books/:bookId/bites', () => {
      asked += 1;
      const decisions = new Map(said.map(([id, { decision }]) => [id, decision]));
      const of = (meant: string) => [...decisions.values()].filter((one) => one === meant).length;
      return HttpResponse.json({
        bites: bites.filter(({ id }) => (decisions.get(id) ?? 'open') === 'open'),
        kept: of('kept'),
        skipped: of('skipped'),
        left: 0,
        ...served,
      });
    }),
    http.post<{ biteId: string }, BiteDecision>(
      '/api/users/:userId/bites/:biteId',
      async ({ params, request }) => {
        const decision = await request.json();
        said.push([Number(params.biteId), decision]);
        return HttpResponse.json({ decision: decision.decision });
      },
    ),
    // What is said while something is on its way goes out together.
    http.post<never, { operations: SyncOperation[] }>('/api/sync', async ({ request }) => {
      const { operations } = await request.json();
      sent.push(...operations);
      for (const { kind, target, value } of operations) {
        if (kind === 'bite') said.push([target, value]);
      }
      const results = operations.map(appliedResult);
      return HttpResponse.json({ results, stats: NO_STATS, now: Date.now() });
    }),
  );
  return { said, sent, asked: () => asked };
}
