import type { Db } from '../../database/connection.ts';
import { confirmSession } from '../../database/open-sessions.ts';
import { UnauthenticatedError, WrongPasswordError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { passwordMatches } from './password-hash.ts';
import { findLogin } from './queries.ts';

type Proof = {
  readonly userId: number;
  /** Of the session. */
  readonly publicId: string;
  readonly password: string;
  /** IP address of the device. */
  readonly address: string;
  readonly now: number;
};

/**
 * Confirms a session by the password of its account. Wrong ones are limited for each reader alone, so
 * that nobody can use up another's.
 *
 * @throws WrongPasswordError when the password is wrong.
 * @throws LimitReachedError when it was given too often, wrong or right.
 * @throws UnauthenticatedError when the session has ended.
 */
export async function confirmWithPassword(
  { db, limits }: { db: Db; limits: Limiter },
  { userId, publicId, password, address, now }: Proof,
): Promise<void> {
  const login = await findLogin(db, userId);
  const tried = { readerId: userId, email: login?.email ?? '', address };
  const isRight = await limits.confirmation(tried, () =>
    passwordMatches(login?.passwordHash, password, { line: 'known', id: userId }),
  );
  if (!isRight) throw new WrongPasswordError('This is not your password', 'password');
  if (!(await confirmSession(db, { userId, publicId, now }))) throw new UnauthenticatedError();
}
