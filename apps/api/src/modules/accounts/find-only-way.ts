import type { SignInWay } from '@morsel/sdk/domain';

import type { Db, Tx } from '../../database/connection.ts';
import type { OfferedWays } from './offered-ways.ts';
import { findSignInWays } from './queries.ts';

type Account = { readonly userId: number; readonly offered: OfferedWays };

/** The only way to sign in that an account has of those that are offered; null where it has another. */
export async function findOnlyWay(db: Db | Tx, account: Account): Promise<SignInWay | null> {
  const [first, ...others] = await findSignInWays(db, account);
  return first !== undefined && others.length === 0 ? first : null;
}
