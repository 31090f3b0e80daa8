import type { Achievements, BookMemories, ReaderProgress } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';

import { worker } from './worker.ts';

/** What a reader who has done nothing yet has to show on Sunday, 22 November 2026. */
export function aProgress(overrides: Partial<ReaderProgress> = {}): ReaderProgress {
  const kinds = ['mcq', 'true_false', 'match_pairs', 'arrange_list'] as const;
  return {
    today: '2026-11-22',
    from: '2026-08-24',
    days: [],
    kinds: kinds.map((kind) => ({ kind, answered: 0, right: 0 })),
    dayStreak: { days: 0, freezes: 0, daysToFreeze: 7 },
    dues: { now: 0, tomorrow: 0, week: 0, catchUp: null },
    ...overrides,
  };
}

interface Learning {
  readonly progress?: ReaderProgress;
  readonly memories?: BookMemories;
  readonly achievements?: Achievements;
}

/** Answers what is asked about a reader's learning. */
export function serveLearning(learning: Learning = {}): void {
  const { progress = aProgress(), memories = [], achievements = [] } = learning;
  worker.use(
    http.get('/api/users/:userId/progress', () => HttpResponse.json(progress)),
    http.get('/api/users/:userId/memory', () => HttpResponse.json(memories)),
    http.get('/api/users/:userId/achievements', () => HttpResponse.json(achievements)),
  );
}
