import { randomInt } from 'node:crypto';

import type { CreatedAccessToken, NewAccessToken } from '@morsel/sdk/contract';
import { ADMIN_SCOPE, LAST_INSTANT_MS, MOST_TOKENS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { newToken, tokenHashes } from '../../database/token-form.ts';
import { ConflictError, InvalidInputError, UnauthenticatedError } from '../../errors.ts';
import { shownName } from '../../http/validation/shown-text.ts';
import type { Reader } from '../../reader.ts';
import { lockSession } from '../accounts/lock-account.ts';
import { presentToken } from './present-token.ts';
import { countTokens, insertToken } from './queries.ts';

type Making = {
  readonly reader: Reader;
  /** Of the session that asks. */
  readonly publicId: string;
  readonly wanted: NewAccessToken;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Makes an access token for an account. What it answers is the one place where the token stands: of it only
 * hashes are stored.
 *
 * @throws InvalidInputError when its name cannot be seen, its end is past, or it would do what its reader may not.
 * @throws ConflictError when the account has as many as it may.
 * @throws UnauthenticatedError when the session has ended.
 */
export async function createToken(
  db: Db,
  { reader, publicId, wanted, now }: Making,
): Promise<CreatedAccessToken> {
  const fields = checked(wanted, reader, now);
  const token = newToken(randomInt);
  return db.transaction().execute(async (tx) => {
    if (!(await lockSession(tx, { userId: reader.id, publicId }))) throw new UnauthenticatedError();
    if ((await countTokens(tx, reader.id)) >= MOST_TOKENS) {
      throw new ConflictError(
        `You have ${MOST_TOKENS} access tokens, which is the most. Revoke one first.`,
      );
    }
    const stored = { ...fields, ...tokenHashes(token), userId: reader.id, createdAt: now };
    return { ...presentToken(await insertToken(tx, stored)), token };
  });
}

function checked({ name, scopes, expiresAt }: NewAccessToken, { role }: Reader, now: number) {
  const missing = 'Please enter a name';
  const shown = shownName(name, { field: 'name', what: 'tokenName', missing });
  if (scopes.includes(ADMIN_SCOPE) && role !== 'admin') {
    throw new InvalidInputError('Only admins can make access tokens that moderate', 'scopes');
  }
  if (expiresAt !== null && (expiresAt <= now || expiresAt > LAST_INSTANT_MS)) {
    throw new InvalidInputError('The end has to be in the future', 'expiresAt');
  }
  return { name: shown, scopes: scopes.join(','), expiresAt };
}
