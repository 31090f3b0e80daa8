import type { Achievement } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { findListeners } from './queries.ts';

/** Tells the reader's hooks of an achievement that they have just earned; `at` in epoch ms. */
export async function tellAchievement(
  tx: Tx,
  { id, title, description }: Achievement,
  { userId, at }: { readonly userId: number; readonly at: number },
): Promise<void> {
  const type = 'achievement.earned';
  const data = { achievement: { id, title, description } };
  for (const hook of await findListeners(tx, { event: type, userId, admins: false })) {
    await enqueueMessage(tx, hook.id, { type, data, at });
  }
}
