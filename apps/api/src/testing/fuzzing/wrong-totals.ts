import type { Db } from '../../database/connection.ts';
import { rebuildReader } from '../../modules/reviews/rebuilding.ts';

/** Whose totals and memory are not those that the log gives when it is read again; rebuilds all. */
export async function wrongTotals(db: Db): Promise<string[]> {
  const users = await db.selectFrom('users').select('id').execute();
  const found: string[] = [];
  for (const { id } of users) {
    const recorded = await stateOf(db, id);
    await db.transaction().execute((tx) => rebuildReader(tx, id));
    const rebuilt = await stateOf(db, id);
    if (rebuilt !== recorded) found.push(`user ${id}: ${recorded} is rebuilt as ${rebuilt}`);
  }
  return found;
}

async function stateOf(db: Db, userId: number): Promise<string> {
  const totals = await db
    .selectFrom('users')
    .select(['xp', 'streak', 'total_answered', 'correct_answered'])
    .where('id', '=', userId)
    .execute();
  const memories = await db
    .selectFrom('memory_states')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  return JSON.stringify({ totals, memories });
}
