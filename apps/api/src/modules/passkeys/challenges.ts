import { randomBytes } from 'node:crypto';

import { MINUTE_MS } from '@morsel/sdk/domain';

import { commitUnsynced } from '../../database/commit-unsynced.ts';
import type { Db } from '../../database/connection.ts';
import { secretHash } from '../../database/secret-hash.ts';

/** Twice what WebAuthn asks for at least. */
const CHALLENGE_BYTES = 32;

/** So long a reader may take, with a phone that has to be fetched. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** What a challenge is for, and of whom; nobody's when a visitor wants to sign in. */
export type ChallengeUse =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: 'confirm' | 'add'; readonly userId: number };

/**
 * Makes a challenge that is good for this use alone, once, for five minutes; `now` in epoch ms. Anybody may ask
 * for one, so it keeps nobody waiting for the disk; that one was used outlasts a loss of power.
 */
export async function makeChallenge(db: Db, use: ChallengeUse, now: number): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const row = { hash: hashOf(challenge, use), expiresAt: now + CHALLENGE_MS };
  await commitUnsynced(db, (tx) => tx.insertInto('passkeyChallenges').values(row).execute());
  return challenge;
}

/** Uses a challenge up; false when it was used, is too old, or was made for something else. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { use, now }: { readonly use: ChallengeUse; readonly now: number },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('hash', '=', hashOf(challenge, use))
    .where('expiresAt', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

function hashOf(challenge: string, use: ChallengeUse): string {
  const userId = use.purpose === 'sign-in' ? '' : use.userId;
  return secretHash(`${use.purpose} ${userId} ${challenge}`);
}
