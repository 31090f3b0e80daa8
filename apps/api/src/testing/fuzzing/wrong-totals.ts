import type { Db } from '../../database/connection.ts';
import { findTotals } from '../../modules/reviews/queries.ts';
import { rebuildReader } from '../../modules/reviews/rebuild-reader.ts';

/** Whose totals, days, memory and achievements are not those that the log gives when it is read again; rebuilds all. */
export async function wrongTotals(db: Db): Promise<string[]> {
  const users = await db.selectFrom('users').select(['id', 'role']).execute();
  const found: string[] = [];
  for (const user of users) {
    const recorded = await stateOf(db, user.id);
    await db.transaction().execute((tx) => rebuildReader(tx, user));
    const rebuilt = await stateOf(db, user.id);
    if (rebuilt !== recorded) found.push(`user ${user.id}: ${recorded} is rebuilt as ${rebuilt}`);
  }
  return found;
}

async function stateOf(db: Db, userId: number): Promise<string> {
  const totals = await findTotals(db, userId);
  const memories = await db
    .selectFrom('memoryStates')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('itemId')
    .execute();
  const achievements = await db
    .selectFrom('userAchievements')
    .select(['achievementId', 'earnedAt'])
    .where('userId', '=', userId)
    .orderBy('achievementId')
    .execute();
  const days = await db
    .selectFrom('practiceDays')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('localDay')
    .orderBy('itemKind')
    .execute();
  return JSON.stringify({ totals, days, memories, achievements });
}
