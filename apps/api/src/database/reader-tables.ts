import type { Role } from '@morsel/sdk/domain';
import type { ColumnType, Generated } from 'kysely';

import type { Counter, Flag } from './column-kinds.ts';

export interface UsersTable {
  id: Generated<number>;
  name: string | null;
  email: string | null;
  passwordHash: string | null;
  role: ColumnType<Role, Role | undefined, Role>;
  guestTokenHash: string | null;
  /** Of the token of the reset link that was made last; null once it is used. */
  resetHash: string | null;
  resetExpiresAt: number | null;
  xp: Counter;
  streak: Counter;
  totalAnswered: Counter;
  correctAnswered: Counter;
  longestStreak: Counter;
  /** A bit for each kind of question that was answered right once (`reviews/kind-bits.ts`). */
  kindsRight: Counter;
  comebacks: Counter;
  longRecalls: Counter;
  ratings: Counter;
  longestDayStreak: Counter;
  onLeaderboard: Flag;
  createdAt: number;
  seenAt: number;
}

export interface SessionsTable {
  idHash: string;
  userId: number | null;
  data: string;
  createdAt: number;
  expiresAt: number;
  /** By which readers name it; says nothing of the id that opens it. */
  publicId: string;
  /** In words, as its sign-in told; null when it told nothing that is known. */
  device: string | null;
  /** Noted at most once an hour. */
  seenAt: number;
  /** Until then its reader counts as confirmed, epoch ms; 0 when never. */
  confirmedUntil: Counter;
}

/** How often something that has a limit was done, in the window that ends at `endsAt`. */
export interface UseCountersTable {
  key: string;
  count: number;
  endsAt: number;
}

export interface UserAchievementsTable {
  userId: number;
  achievementId: string;
  earnedAt: number;
}
