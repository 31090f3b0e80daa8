import type { SyncOperation, SyncResult, UserStats } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';

import { offline } from '../offline/door.ts';
import { getStatus } from '../offline/status.ts';
import { aResult } from './items.ts';
import { worker } from './worker.ts';

type Failing = () => Response;

interface Recovery {
  /** What becomes of an operation once the server is back; it is applied unless told otherwise. */
  readonly judge?: (operation: SyncOperation) => SyncResult;
  readonly stats?: UserStats;
}

export const NO_STATS = { totalAnswered: 0, correctAnswered: 0, xp: 0, level: 1, streak: 0 };

/** What readers do does not arrive, until the outage is over; then it does, as a backlog. */
export function beginOutage(failing: Failing = () => HttpResponse.error()) {
  let recovery: Recovery | undefined;
  const synced: SyncOperation[] = [];
  worker.use(
    ...writes.map((path) => http.post(path, failing)),
    ...removals.map((path) => http.delete(path, failing)),
    http.post<never, { operations: SyncOperation[] }>('/api/sync', async ({ request }) => {
      if (!recovery) return failing();
      const { operations } = await request.json();
      synced.push(...operations);
      const { judge = appliedResult, stats = NO_STATS } = recovery;
      return HttpResponse.json({ results: operations.map(judge), stats, now: Date.now() });
    }),
  );
  return {
    synced,
    /** The server is back, and what waited has been sent when this is over. */
    end: async (after: Recovery = {}) => {
      recovery = after;
      const { syncNow } = await offline();
      // A call that the outage has caught may still be on its way; it waits like the others then.
      await expect
        .poll(async () => {
          await syncNow();
          return getStatus().pending.filter(({ state }) => state !== 'refused');
        })
        .toEqual([]);
    },
  };
}

const writes = [
  '/api/quiz/answer',
  '/api/quiz/mastered',
  '/api/quiz/:id/mastered',
  '/api/flashcards/:id/rate',
  '/api/questions/:id/claims',
  '/api/users/:id/books',
  '/api/users/:id/bites/:biteId',
];
const removals = ['/api/quiz/:id/mastered', '/api/users/:id/books/:bookId'];

/** What the server says to an operation that it takes; answers are right. */
export function appliedResult({ opId, ...done }: SyncOperation): SyncResult {
  return { opId, status: 'applied', reply: replyTo(done) };
}

function replyTo({ kind, value }: Pick<SyncOperation, 'kind' | 'value'>) {
  switch (kind) {
    case 'answer':
      return aResult();
    case 'rating':
      return { difficulty: 'easy' as const, xp: 2 };
    case 'mastery':
      return { ismastered: value === true };
    case 'shelf':
      return { ok: true as const };
    case 'undo':
      return { undone: JSON.stringify(value), stats: NO_STATS };
    case 'claim':
      return { claimed: JSON.stringify(value), state: 'open' as const, xp: 0, stats: NO_STATS };
    case 'bite':
      return { decision: 'kept' as const };
  }
}
