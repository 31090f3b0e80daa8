import type { SignIn } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { comparableEmail } from './account-rules.ts';
import { passwordMatches } from './password-hash.ts';
import { findCredentials } from './queries.ts';

/**
 * The id of the account that the e-mail address and password belong to.
 *
 * @throws UnauthenticatedError, the same for an unknown address and a wrong password.
 */
export async function signIn(db: Db, { email, password }: SignIn): Promise<number> {
  const found = await findCredentials(db, comparableEmail(email));
  const matches = await passwordMatches(found?.passwordHash, password);
  if (found === undefined || !matches) {
    throw new UnauthenticatedError('Invalid email or password');
  }
  return found.id;
}
