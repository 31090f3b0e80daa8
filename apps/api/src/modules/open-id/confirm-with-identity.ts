import type { Db } from '../../database/connection.ts';
import { confirmSession } from '../../database/open-sessions.ts';
import type { Identity } from './identity-provider.ts';
import { OpenIdError } from './open-id-error.ts';
import { findLinkedAccount, noteLinkUsed } from './queries.ts';

type Proof = {
  readonly userId: number;
  /** Of the session. */
  readonly publicId: string;
  readonly issuer: string;
  /** Who has just proved to the provider that it is them. */
  readonly identity: Identity;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Confirms a session by a new proof at the identity provider.
 *
 * @throws OpenIdError when that was somebody else, or the session has ended.
 */
export async function confirmWithIdentity(
  db: Db,
  { userId, publicId, issuer, identity, now }: Proof,
): Promise<void> {
  const { subject, email } = identity;
  const linked = await findLinkedAccount(db, { issuer, subject });
  if (linked?.id !== userId) throw new OpenIdError('another');
  await noteLinkUsed(db, { issuer, subject, email, now });
  if (!(await confirmSession(db, { userId, publicId, now }))) {
    throw new OpenIdError('session-over');
  }
}
