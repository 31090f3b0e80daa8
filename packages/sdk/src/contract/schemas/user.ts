import { type Static, Type } from 'typebox';

import { LONGEST, PASSWORD_LENGTH } from '../../domain/lengths.ts';
import { MOST_RANKED } from '../../domain/limits.ts';
import { ROLES } from '../../domain/roles.ts';
import { Count, Id, nullable, printableText, strict } from './scalars.ts';

export const Role = Type.Enum(ROLES);
export type Role = Static<typeof Role>;

export const User = Type.Object(
  {
    id: Id,
    name: Type.String(),
    email: Type.String(),
    role: Role,
    xp: Count,
    level: Count,
    streak: Count,
  },
  { description: 'A signed-in account.' },
);
export type User = Static<typeof User>;

export const UserStats = Type.Object({
  totalAnswered: Count,
  correctAnswered: Count,
  xp: Count,
  level: Count,
  streak: Count,
});
export type UserStats = Static<typeof UserStats>;

export const ReaderStats = Type.Object(
  { ...UserStats.properties, dayStreak: Count },
  {
    description:
      '`dayStreak`: days in a row on which the reader practised, by the calendar where they ' +
      'were.',
  },
);
export type ReaderStats = Static<typeof ReaderStats>;

export const DemoUser = Type.Object({ id: Id });
export type DemoUser = Static<typeof DemoUser>;

export const GuestProgress = Type.Object(
  { xp: Count, reviews: Count, books: Count },
  {
    description:
      'What the guest of this device has done; zeros where there is none or nothing to bring ' +
      'along.',
  },
);
export type GuestProgress = Static<typeof GuestProgress>;

export const LeaderboardEntry = Type.Object({ id: Id, level: Count, xp: Count, streak: Count });
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

export const Leaderboard = Type.Array(LeaderboardEntry);
export type Leaderboard = Static<typeof Leaderboard>;

export const Standing = Type.Object(
  {
    rank: nullable(Count),
    readers: Count,
    isListed: Type.Boolean(),
  },
  {
    description:
      "The reader's own place among the `readers` of the leaderboard; `rank` is null for one " +
      'who has no XP yet, or who is not on it (`isListed`). Both are counted as far as ' +
      `${MOST_RANKED}: one more than that stands for all beyond.`,
  },
);
export type Standing = Static<typeof Standing>;

export const StandingChange = Type.Object({ isListed: Type.Boolean() }, strict);
export type StandingChange = Static<typeof StandingChange>;

export const SignIn = Type.Object(
  {
    email: printableText({ maxLength: LONGEST.email }),
    password: Type.String({ maxLength: PASSWORD_LENGTH.most }),
  },
  {
    ...strict,
    description:
      'Lengths and letters only; the verbs trim, compare case-blind and say what is wrong.',
  },
);
export type SignIn = Static<typeof SignIn>;

export const SignUp = Type.Object(
  {
    name: printableText({ maxLength: LONGEST.name }),
    email: printableText({ maxLength: LONGEST.email }),
    password: Type.String({ maxLength: PASSWORD_LENGTH.most }),
  },
  strict,
);
export type SignUp = Static<typeof SignUp>;
