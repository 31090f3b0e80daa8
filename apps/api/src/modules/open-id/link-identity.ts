import type { Tx } from '../../database/connection.ts';
import type { Identity } from './identity-provider.ts';
import { OpenIdError } from './open-id-error.ts';
import { findLink, findLinkedAccount, insertLink } from './queries.ts';

type Linking = {
  readonly userId: number;
  readonly issuer: string;
  readonly identity: Identity;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Links an account to who its reader is at the identity provider; once more changes nothing.
 *
 * @throws OpenIdError when either is linked to another.
 */
export async function linkIdentity(
  tx: Tx,
  { userId, issuer, identity, now }: Linking,
): Promise<void> {
  const { subject, email } = identity;
  const linked = await findLinkedAccount(tx, { issuer, subject });
  if (linked?.id === userId) return;
  if (linked !== undefined) throw new OpenIdError('link-taken');
  const other = await findLink(tx, { userId, issuer });
  if (other !== undefined) throw new OpenIdError('linked-already');
  await insertLink(tx, { issuer, subject, userId, email, linkedAt: now, usedAt: null });
}
