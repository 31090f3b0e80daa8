import { xpForAnswer } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { findAnswer, findItemEarnings, lockTotals, raiseEvent } from './queries.ts';
import { rebuildReader } from './rebuild-reader.ts';

type LoggedAnswer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

/**
 * Makes wrong answers in readers' logs right ones, with the XP that they would have earned when they
 * came, and brings all that is counted in step with that. The streaks that they ended stay ended: what
 * came of them since was decided in order of arrival. An answer that is right, or gone, stays as it is.
 */
export async function raiseAnswers(
  tx: Tx,
  answers: readonly { userId: number; opId: string }[],
): Promise<void> {
  const roles = new Map<number, LoggedAnswer['role']>();
  for (const { userId, opId } of answers) {
    await lockTotals(tx, { userId });
    const answer = await findAnswer(tx, { userId, opId });
    if (answer?.isCorrect !== 0) continue;
    const { id, role, practice, localDay: day } = answer;
    const earnedOn = await earnedBefore(tx, userId, answer);
    await raiseEvent(tx, { id, xp: xpForAnswer(true, { practice, earnedOn, day }) });
    roles.set(userId, role);
  }
  for (const [id, role] of roles) await rebuildReader(tx, { id, role });
}

/** The last day on which the item had earned when the answer came, or that same day if it has since. */
async function earnedBefore(
  tx: Tx,
  userId: number,
  { id, itemId, localDay: day }: LoggedAnswer,
): Promise<string | undefined> {
  const earnings = await findItemEarnings(tx, { userId, itemId });
  return earnings
    .filter((earned) => earned.id < id || earned.localDay === day)
    .map(({ localDay }) => localDay)
    .toSorted()
    .at(-1);
}
