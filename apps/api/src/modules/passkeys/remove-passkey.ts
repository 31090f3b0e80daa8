import type { RemovedPasskey } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import type { OfferedWays } from '../accounts/offered-ways.ts';
import { takeWayToSignIn } from '../accounts/take-way-to-sign-in.ts';
import { deletePasskey } from './queries.ts';

type Removal = {
  readonly userId: number;
  readonly id: number;
  readonly offered: OfferedWays;
};

/**
 * Removes a passkey of an account; sessions that it has begun go on.
 *
 * @throws NotFoundError when the account has no such passkey.
 * @throws ConflictError when nothing else would let its reader in.
 */
export function removePasskey(tx: Tx, { userId, id, offered }: Removal): Promise<RemovedPasskey> {
  return takeWayToSignIn(tx, { userId, offered }, async () => {
    const removed = await deletePasskey(tx, { userId, id });
    if (removed === undefined) throw noSuchPasskey();
    return removed;
  });
}

export const noSuchPasskey = () => new NotFoundError('You have no such passkey');
