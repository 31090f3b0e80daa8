import type { Db } from '../../database/connection.ts';
import { findTotals } from '../../modules/reviews/queries.ts';
import { rebuildReader } from '../../modules/reviews/rebuilding.ts';

/** Whose totals, memory and achievements are not those that the log gives when it is read again; rebuilds all. */
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
  const totals = await findTotals(db, { userId });
  const memories = await db
    .selectFrom('memory_states')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const achievements = await db
    .selectFrom('user_achievements')
    .select(['achievement_id', 'earned_at'])
    .where('user_id', '=', userId)
    .orderBy('achievement_id')
    .execute();
  return JSON.stringify({ totals, memories, achievements });
}
