import { randomBytes } from 'node:crypto';

import type { PasswordReset, ResetLink } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { secretHash } from '../../database/secret-hash.ts';
import type { Entry } from '../../database/session-store.ts';
import { VoidLinkError, NotFoundError } from '../../errors.ts';
import { wideNetworkOf } from '../../network-of.ts';
import { comparableEmail } from './account-rules.ts';
import { hashPassword } from './password-hash.ts';
import { type PasswordRules, ownerOf } from './password-rules.ts';
import { findReset, storeReset, takeReset } from './queries.ts';
import { setPassword } from './set-password.ts';

const TOKEN_BYTES = 32;
const LIFETIME_MS = DAY_MS;

/**
 * A link by which the password of the account with this e-mail address can be set, once and within
 * a day; links made before are void. The token stands behind `#`, which browsers send to nobody.
 *
 * @throws NotFoundError when no account has the address.
 */
export async function makeResetLink(
  db: Db,
  { email, address, now }: { email: string; address: string; now: number },
): Promise<ResetLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = now + LIFETIME_MS;
  const stored = await storeReset(db, {
    email: comparableEmail(email),
    hash: secretHash(token),
    expiresAt,
  });
  if (!stored) throw new NotFoundError('No account has this email');
  return { url: `${address}/signin#reset=${token}`, expiresAt };
}

/**
 * Sets the password of the account that a reset link was made for and ends its sessions; a new
 * one may begin. `address` is the IP address of the device.
 *
 * @throws InvalidInputError naming the field when the password is not good enough.
 * @throws VoidLinkError when the token is unknown, used or too old.
 * @throws LimitReachedError when too many passwords are being hashed.
 */
export async function resetPassword(
  { db, rules }: { db: Db; rules: PasswordRules },
  { token, password, address, now }: PasswordReset & { address: string; now: number },
): Promise<Entry> {
  const reset = { hash: secretHash(token), now };
  // Before the hashing, which is costly on purpose.
  const account = await findReset(db, reset);
  if (account === undefined) throw new VoidLinkError();
  rules.check(password, 'password', ownerOf(account));
  const passwordHash = await hashPassword(password, { line: 'known', id: wideNetworkOf(address) });
  return db.transaction().execute(async (tx) => {
    const id = await takeReset(tx, reset);
    if (id === undefined) throw new VoidLinkError();
    return setPassword(tx, id, passwordHash);
  });
}
