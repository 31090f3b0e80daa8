import type { AchievementProgress } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { shelvedAchievements } from './achievements-panel.tsx';

function achievement(id: string, goal: number, reached: number, earnedAt: number | null = null) {
  return { id, title: id, task: id, description: id, goal, reached, earnedAt };
}

test.each<[string, AchievementProgress[], string[], string[]]>([
  [
    'of what was earned the newest comes first, and of the rest the nearest',
    [
      achievement('far', 100, 10),
      achievement('early', 10, 10, 1000),
      achievement('near', 50, 40),
      achievement('late', 10, 10, 2000),
    ],
    ['late', 'early'],
    ['near', 'far'],
  ],
  [
    'before anything is done the least comes first, whatever level one begins at',
    [
      achievement('level-five', 5, 1),
      achievement('hundred', 100, 0),
      achievement('first', 1, 0),
      achievement('three', 3, 0),
    ],
    [],
    ['first', 'three', 'level-five', 'hundred'],
  ],
])('%s', (_, achievements, earned, toCome) => {
  const shelved = shelvedAchievements(achievements);
  expect(shelved.earned.map(({ id }) => id)).toEqual(earned);
  expect(shelved.toCome.map(({ id }) => id)).toEqual(toCome);
});
