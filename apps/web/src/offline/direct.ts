import type { Client } from '@morsel/sdk';

import { timeZone } from './clock.ts';
import { failureOf } from './drain/failures.ts';
import { singleCall } from './drain/single-call.ts';
import type { NewOperation } from './outbox.ts';
import type { Kind, ResultOf } from './pending-operation.ts';
import { isReplyTo } from './replies.ts';

/** Ids of what has been tried in vain: doing the same again must not count twice. */
const tried = new Map<string, string>();

/**
 * Calls the server for something that could not be written down here; `now` is the device's time.
 *
 * @throws ApiError, or what fetch throws, when it did not arrive.
 */
export async function submitDirectly<K extends Kind>(
  kind: K,
  { ownerId, deed, opId, revision, place }: NewOperation,
  { api, now }: { readonly api: Client; readonly now: number },
): Promise<ResultOf<K>> {
  const name = JSON.stringify([ownerId, deed]);
  const id = tried.get(name) ?? opId;
  tried.set(name, id);
  const operation = { opId: id, answeredAt: now, timeZone: timeZone(), revision };
  try {
    const reply = await singleCall({ userId: ownerId, deed, place, api }, { operation });
    if (!isReplyTo(kind, reply)) throw new TypeError('This was not answered by Morsel');
    tried.delete(name);
    return reply;
  } catch (error) {
    if (failureOf(error).why === 'refused') tried.delete(name);
    throw error;
  }
}
