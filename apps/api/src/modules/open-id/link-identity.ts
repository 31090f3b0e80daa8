import type { Db, Tx } from '../../database/connection.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { lockSession } from '../accounts/lock-account.ts';
import type { Identity } from './identity-provider.ts';
import { OpenIdError } from './open-id-error.ts';
import { findLink, findLinkedAccount, insertLink } from './queries.ts';

type Linking = {
  readonly userId: number;
  /** Of the session that asks. */
  readonly publicId: string;
  readonly issuer: string;
  readonly identity: Identity;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Links an account to who its reader is at the identity provider; once more changes nothing.
 *
 * @throws OpenIdError when either is linked to another, or the session has ended.
 */
export async function linkIdentity(db: Db, linking: Linking): Promise<void> {
  try {
    await db.transaction().execute((tx) => link(tx, linking));
  } catch (error) {
    // Two accounts at the same moment: the later one is refused.
    throw isUniqueViolation(error) ? new OpenIdError('link-taken', { cause: error }) : error;
  }
}

async function link(tx: Tx, { userId, publicId, issuer, identity, now }: Linking): Promise<void> {
  const { subject, email } = identity;
  if (!(await lockSession(tx, { userId, publicId }))) throw new OpenIdError('session-over');
  const linked = await findLinkedAccount(tx, { issuer, subject });
  if (linked?.id === userId) return;
  if (linked !== undefined) throw new OpenIdError('link-taken');
  const other = await findLink(tx, { userId, issuer });
  if (other !== undefined) throw new OpenIdError('linked-already');
  await insertLink(tx, { issuer, subject, userId, email, linkedAt: now, usedAt: null });
}
