import { localDay } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { countOfDay } from '../reviews/day-queries.ts';
import { updateHook } from './delivery-queries.ts';
import { enqueueToLocked } from './enqueue-message.ts';
import { findListeners } from './queries.ts';

type Practised = {
  readonly userId: number;
  readonly localDay: string;
  readonly timeZone: string;
  /** Epoch ms. */
  readonly receivedAt: number;
};

/**
 * Tells the reader's hooks that so many answers and ratings as they call a goal were given today, once a
 * day for each. What arrives on a later day met no goal that anybody waits for.
 */
export async function tellGoalMet(
  tx: Tx,
  { userId, localDay: day, timeZone, receivedAt: at }: Practised,
): Promise<void> {
  if (localDay(at, timeZone) !== day) return;
  const type = 'goal.met';
  const hooks = await findListeners(tx, { event: type, userId, admins: false });
  const open = hooks.filter(({ goalToldOn }) => goalToldOn !== day);
  if (open.length === 0) return;
  const done = await countOfDay(tx, { userId, day });
  for (const { id, dailyGoal: goal } of open.filter(({ dailyGoal }) => dailyGoal <= done)) {
    if (!(await updateHook(tx, id, { goalToldOn: day }))) continue;
    await enqueueToLocked(tx, id, { type, data: { day, goal, done }, at });
  }
}
