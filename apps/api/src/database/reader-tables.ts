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
  /** Random: WebAuthn's user handle, by which devices that keep a passkey know the account; null before the first. */
  passkeyHandle: string | null;
  /** How often all sessions have ended: what was proved before lets nobody in any more. */
  signOuts: Counter;
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
  /** Days in a row until `lastDay`, with the freezes kept then. */
  dayStreak: Counter;
  freezes: Counter;
  towardsFreeze: Counter;
  /** The last day that counts for the day streak; null when there is none, or the log has not been asked. */
  lastDay: string | null;
  /** Where the reader practised last on that day. */
  lastTimeZone: string | null;
  onLeaderboard: Flag;
  /** Whether any of the reader's webhooks is on. */
  hasWebhooks: Flag;
  /** Whether highlights that come become cards. */
  highlightCards: Flag;
  /** Whether books that they are of are added where they are not there. */
  highlightBooks: Flag;
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

/** A key pair of which a reader's device has the secret half. Names are WebAuthn's. */
export interface PasskeysTable {
  id: Generated<number>;
  userId: number;
  /** The host that it was made at, and works at. */
  rpId: string;
  /** Base64url, as all bytes here. */
  credentialId: string;
  /** In COSE's form. */
  publicKey: string;
  /** How often it signed, as far as its authenticator counts: else always 0. */
  signCount: number;
  /** Ways to reach it, such as `internal`, with commas between. */
  transports: string;
  name: string;
  backedUp: 0 | 1;
  createdAt: number;
  usedAt: number | null;
}

/** What waits to be signed by a passkey; the hash says neither for what nor for whom. */
export interface PasskeyChallengesTable {
  hash: string;
  expiresAt: number;
}

/** Who an account is at an identity provider. */
export interface OpenIdLinksTable {
  issuer: string;
  subject: string;
  userId: number;
  /** As the provider told it last; null when it tells none. */
  email: string | null;
  linkedAt: number;
  /** When it last signed in or confirmed; null when never. */
  usedAt: number | null;
}

/** By which a program is let in for an account. */
export interface AccessTokensTable {
  id: Generated<number>;
  userId: number;
  tokenHash: string;
  /** Hash of the token's MD5 (32 hexadecimal digits). */
  md5Hash: string;
  name: string;
  /** With commas between. */
  scopes: string;
  createdAt: number;
  /** Null: it never ends. */
  expiresAt: number | null;
  /** Noted at most once in five minutes. */
  usedAt: number | null;
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
