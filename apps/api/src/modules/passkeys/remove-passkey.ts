import type { RemovedPasskey } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { takeWayToSignIn } from '../accounts/take-way-to-sign-in.ts';
import { deletePasskey } from './queries.ts';

type Removal = {
  readonly userId: number;
  readonly id: number;
  /** Of the site at which the reader could use the others; undefined where there are none. */
  readonly rpId: string | undefined;
};

/**
 * Removes a passkey of an account; sessions that it has begun go on.
 *
 * @throws NotFoundError when the account has no such passkey.
 * @throws ConflictError when nothing else would let its reader in.
 */
export function removePasskey(tx: Tx, { userId, id, rpId }: Removal): Promise<RemovedPasskey> {
  return takeWayToSignIn(tx, { userId, rpId }, async () => {
    const removed = await deletePasskey(tx, { userId, id });
    if (removed === undefined) throw noSuchPasskey();
    return removed;
  });
}

export const noSuchPasskey = () => new NotFoundError('You have no such passkey');
