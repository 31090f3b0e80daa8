import type { SignInWays } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { findLink, hasPassword } from './queries.ts';

type Asked = {
  readonly userId: number;
  /** Of the identity provider; undefined when there is none. */
  readonly issuer: string | undefined;
  /** Of the session that asks. */
  readonly isConfirmed: boolean;
};

/** By what an account can prove who it is. A password proves that also where nobody signs in with one. */
export async function readSignInWays(
  db: Db | Tx,
  { userId, issuer, isConfirmed }: Asked,
): Promise<SignInWays> {
  const link = issuer === undefined ? undefined : await findLink(db, { userId, issuer });
  return {
    hasPassword: await hasPassword(db, userId),
    openIdLink: link === undefined ? null : { email: link.email, linkedAt: link.linkedAt },
    isConfirmed,
  };
}
