import type { AchievementProgress } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { orderAchievements } from './achievement-order.ts';

function achievement(id: string, overrides: Partial<AchievementProgress>): AchievementProgress {
  const texts = { title: id, task: id, description: id };
  return { id, ...texts, goal: 10, reached: 0, earnedAt: null, ...overrides };
}

test('what was earned last comes first, then what is nearest', () => {
  const { earned, toCome } = orderAchievements([
    achievement('far', { reached: 1 }),
    achievement('old', { reached: 10, earnedAt: 1000 }),
    achievement('near', { reached: 90, goal: 100 }),
    achievement('new', { reached: 10, earnedAt: 2000 }),
    achievement('as far', { reached: 1 }),
  ]);
  expect(earned.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(toCome.map(({ id }) => id)).toEqual(['near', 'far', 'as far']);
});
