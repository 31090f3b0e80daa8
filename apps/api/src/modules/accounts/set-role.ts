import type { Role } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { comparableEmail } from './account-rules.ts';
import { updateRole } from './queries.ts';

/**
 * Gives the account with an e-mail address a role, from its next request on.
 *
 * @throws NotFoundError when no account has the address.
 */
export async function setRole(db: Db, email: string, role: Role): Promise<void> {
  const updated = await updateRole(db, comparableEmail(email), role);
  if (!updated) throw new NotFoundError('No account has this email');
}
