import type { PasswordChange } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { type Entry, deleteSessionsOf } from '../../database/session-store.ts';
import { ConfirmationRequiredError, WrongPasswordError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { type PasswordRules, ownerOf } from './password-rules.ts';
import { findLogin, replacePassword } from './queries.ts';

type Change = PasswordChange & {
  readonly id: number;
  /** Whether it was just proved that this is the reader. */
  readonly isConfirmed: boolean;
  /** IP address of the device. */
  readonly address: string;
};

/**
 * Sets a new password for a signed-in account, and ends all its sessions; a new one may begin. A wrong current password
 * counts like a wrong confirmation: whoever finds a device signed in may not try without end. Who has
 * none yet has proved otherwise who they are.
 *
 * @throws InvalidInputError naming the field when the current password is wrong or the new one not
 *   good enough.
 * @throws ConfirmationRequiredError when there is no current one, and no other proof.
 * @throws LimitReachedError when the current one was given too often, wrong or right.
 */
export async function changePassword(
  { db, limits, rules }: { db: Db; limits: Limiter; rules: PasswordRules },
  { id, currentPassword = '', newPassword, isConfirmed, address }: Change,
): Promise<Entry> {
  const login = await findLogin(db, id);
  rules.check(newPassword, 'newPassword', ownerOf(login));
  const former = login?.passwordHash ?? null;
  if (former !== null) {
    const tried = { readerId: id, email: login?.email ?? '', address };
    const isCurrent = await limits.confirmation(tried, () =>
      passwordMatches(former, currentPassword, { line: 'known', id }),
    );
    if (!isCurrent) throw notCurrent();
  } else if (!isConfirmed) throw new ConfirmationRequiredError();
  const passwordHash = await hashPassword(newPassword, { line: 'known', id });
  return db.transaction().execute(async (tx) => {
    const replaced = await replacePassword(tx, { id, former, passwordHash });
    // Changed while this one was checked: what was typed is not the current one any more.
    if (!replaced) throw notCurrent();
    return deleteSessionsOf(tx, id);
  });
}

const notCurrent = () =>
  new WrongPasswordError('This is not your current password', 'currentPassword');
