import type { SignInWays } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { findOnlyWay } from '../accounts/find-only-way.ts';
import type { OfferedWays } from '../accounts/offered-ways.ts';
import { findLink, hasPassword } from './queries.ts';

type Asked = {
  readonly userId: number;
  readonly offered: OfferedWays;
  /** Of the session that asks. */
  readonly isConfirmed: boolean;
};

/** By what an account can prove who it is. A password proves that also where nobody signs in with one. */
export async function readSignInWays(
  db: Db | Tx,
  { userId, offered, isConfirmed }: Asked,
): Promise<SignInWays> {
  const { issuer } = offered;
  const link = issuer === undefined ? undefined : await findLink(db, { userId, issuer });
  return {
    hasPassword: await hasPassword(db, userId),
    openIdLink: link === undefined ? null : { email: link.email, linkedAt: link.linkedAt },
    onlyWay: await findOnlyWay(db, { userId, offered }),
    isConfirmed,
  };
}
