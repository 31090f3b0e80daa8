import type { User, UserStats } from '@morsel/sdk/contract';
import { levelOf } from '@morsel/sdk/rules';

import type { UserRecord } from './queries.ts';

/** @throws Error when the row is a guest's. */
export function presentUser(row: UserRecord): User {
  const { id, name, email, role, xp, streak } = row;
  if (name === null || email === null) throw new Error(`User ${id} is not an account`);
  return { id, name, email, role, xp, level: levelOf(xp), streak };
}

export function presentStats(row: UserRecord): UserStats {
  return {
    totalAnswered: row.totalAnswered,
    correctAnswered: row.correctAnswered,
    xp: row.xp,
    level: levelOf(row.xp),
    streak: row.streak,
  };
}
