import type { SignIn } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { Entry } from '../../database/session-store.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { wideNetworkOf } from '../../network-of.ts';
import { comparableEmail } from './account-rules.ts';
import { type HashSender, passwordMatches } from './password-hash.ts';
import { findCredentials } from './queries.ts';

type PasswordSignIn = SignIn & {
  /** IP address of the device. */
  readonly address: string;
  /** The id by which an account has signed in on the device before. */
  readonly deviceIdOf: (userId: number) => string | undefined;
};

/**
 * Who the e-mail address and password belong to.
 *
 * @throws UnauthenticatedError, the same for an unknown address and a wrong password.
 * @throws LimitReachedError after too many, the same for both too.
 */
export async function signIn(
  { db, limits }: { db: Db; limits: Pick<Limiter, 'signIn'> },
  { password, address, deviceIdOf, ...typed }: PasswordSignIn,
): Promise<Entry> {
  const email = comparableEmail(typed.email);
  const found = await findCredentials(db, email);
  const deviceId = found && deviceIdOf(found.id);
  const sender: HashSender =
    found === undefined || deviceId === undefined
      ? { line: 'signIn', id: wideNetworkOf(address) }
      : { line: 'known', id: found.id };
  const isRight = await limits.signIn({ email, address, deviceId }, () =>
    passwordMatches(found?.passwordHash, password, sender),
  );
  if (found === undefined || !isRight) throw new UnauthenticatedError('Invalid email or password');
  return { userId: found.id, signOuts: found.signOuts };
}
