import type { CreatedWebhook } from '@morsel/sdk/contract';
import { FORMER_SECRET_MS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { noSuchWebhook } from './change-webhook.ts';
import { newSecret } from './new-secret.ts';
import { presentWebhook } from './present-webhook.ts';
import { replaceSecret } from './queries.ts';

type Renewal = {
  readonly reader: Reader;
  readonly id: number;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Gives a webhook another secret, which is in this answer alone. The former one signs beside it for a day, so
 * that nothing is refused before the receiver has the new one. Where that day is not over yet since the last
 * renewal, it is the same one until the same time: the secret between was not given to the receiver.
 *
 * @throws NotFoundError when the reader has no such webhook.
 */
export async function renewSecret(db: Db, { reader, id, now }: Renewal): Promise<CreatedWebhook> {
  const secret = newSecret();
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, reader.id);
    const renewal = { secret, formerUntil: now + FORMER_SECRET_MS, now };
    const renewed = await replaceSecret(tx, { userId: reader.id, id }, renewal);
    if (renewed === undefined) throw noSuchWebhook();
    return { ...presentWebhook(renewed), secret };
  });
}
