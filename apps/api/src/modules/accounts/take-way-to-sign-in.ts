import type { Tx } from '../../database/connection.ts';
import { ConflictError } from '../../errors.ts';
import { lockAccount } from './lock-account.ts';
import type { OfferedWays } from './offered-ways.ts';
import { findSignInWays } from './queries.ts';

type Account = { readonly userId: number; readonly offered: OfferedWays };

/**
 * Takes one of its ways to sign in from an account by `take`, unless it is the last: the one place of the
 * rule that an account never ends without any. Two that are taken at once wait for each other.
 *
 * @throws ConflictError when no other way would be left; the transaction is to be given up with it.
 */
export async function takeWayToSignIn<Taken>(
  tx: Tx,
  account: Account,
  take: () => Promise<Taken>,
): Promise<Taken> {
  await lockAccount(tx, account.userId);
  const taken = await take();
  const left = await findSignInWays(tx, account);
  if (left.length > 0) return taken;
  throw new ConflictError(
    'This is your only way to sign in. Add another one first, then take this one away.',
  );
}
