import type { Idea, TextPlan } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';

import { worker } from './worker.ts';

export function anIdea(overrides: Partial<Idea> = {}): Idea {
  return {
    key: 'ring-of-gyges',
    title: 'The ring of Gyges',
    chapter: 1,
    questions: 0,
    flashcards: 0,
    wish: null,
    ...overrides,
  };
}

/** The plan of text 5 of reader 41, none at first; what is steered stays. Returns what was steered. */
export function servePlan(initial: TextPlan = { ideas: [], madeAt: null }) {
  let plan = initial;
  const steered: unknown[] = [];
  const path = '/api/users/41/sources/5/plan';
  worker.use(
    http.get(path, () => HttpResponse.json(plan)),
    http.patch(path, async ({ request }) => {
      const { key, wish } = (await request.json()) as Pick<Idea, 'key' | 'wish'>;
      steered.push({ key, wish });
      plan = {
        ...plan,
        ideas: plan.ideas.map((idea) => (idea.key === key ? { ...idea, wish } : idea)),
      };
      return HttpResponse.json(plan);
    }),
  );
  return {
    steered,
    /** What having it made answers, and stands from then on. */
    makes: (reply: HttpResponseResolver) => worker.use(http.post(path, reply)),
    /** Another plan stands from now on, as after something was done elsewhere. */
    become: (next: TextPlan) => {
      plan = next;
    },
    /** What a look at it answers from now on; resolves when the first look comes. */
    reads: (reply: HttpResponseResolver) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      worker.use(
        http.get(path, (info) => {
          resolve();
          return reply(info);
        }),
      );
      return promise;
    },
    /** What steering answers from now on. */
    steers: (reply: HttpResponseResolver) => worker.use(http.patch(path, reply)),
  };
}
