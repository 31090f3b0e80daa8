import type { ActivityDay, KindAccuracy, QuestionType } from '@morsel/sdk/contract';

import type { KindOfDay } from './queries.ts';

const KINDS: readonly QuestionType[] = ['mcq', 'true_false', 'match_pairs', 'arrange_list'];

/** The days on which something was done or a freeze took its place, in their order. */
export function activityDays(sums: readonly KindOfDay[], frozen: readonly string[]): ActivityDay[] {
  const byDay = new Map<string, ActivityDay>();
  for (const day of frozen) byDay.set(day, { day, reviews: 0, xp: 0, isFrozen: true });
  for (const { day, reviews, xp } of sums) {
    const before = byDay.get(day);
    byDay.set(day, {
      day,
      reviews: reviews + (before?.reviews ?? 0),
      xp: xp + (before?.xp ?? 0),
      isFrozen: false,
    });
  }
  return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** How many questions of each kind were answered, and how many of them right. */
export function kindAccuracy(sums: readonly KindOfDay[]): KindAccuracy[] {
  return KINDS.map((kind) => {
    const ofKind = sums.filter((sum) => sum.kind === kind);
    return {
      kind,
      answered: ofKind.reduce((total, { reviews }) => total + reviews, 0),
      right: ofKind.reduce((total, { right }) => total + right, 0),
    };
  });
}
