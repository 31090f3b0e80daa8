import type { Proposal, ProposalDecision, Proposals } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import { worker } from './worker.ts';

const ADDRESS = '/api/users/41/books/8/proposals';

/** The proposals of book 8 for reader 41, so many at a time; what is decided about waits no more. */
export function serveProposals(initial: readonly Proposal[], atATime = 100) {
  let waiting = initial;
  const decided: ProposalDecision[] = [];
  const now = (): Proposals => ({
    proposals: waiting.slice(0, atATime),
    left: Math.max(0, waiting.length - atATime),
  });
  worker.use(
    http.get(ADDRESS, () => HttpResponse.json(now())),
    http.post<never, ProposalDecision>(ADDRESS, async ({ request }) => {
      const decision = await request.json();
      decided.push(decision);
      const over = new Set([...decision.keep, ...decision.strike]);
      waiting = waiting.filter(({ id }) => !over.has(id));
      return HttpResponse.json(now());
    }),
  );
  return {
    /** The decisions, in turn. */
    decided,
    /** Others wait from now on, as after something was done elsewhere. */
    become: (next: readonly Proposal[]) => {
      waiting = next;
    },
    /** What a decision answers from now on. */
    answers: (reply: HttpResponseResolver) => worker.use(http.post(ADDRESS, reply)),
    /** What the next decision answers. */
    answersOnce: (reply: HttpResponseResolver) =>
      worker.use(http.post(ADDRESS, reply, { once: true })),
    /** What a look at them answers from now on. */
    reads: (reply: HttpResponseResolver) => worker.use(http.get(ADDRESS, reply)),
  };
}
