import { TOPICS } from '@morsel/sdk/rules';

import type { Db } from '../database/connection.ts';

/** Stores the five topics where they are missing, and gives changed ones their colour. */
export async function seedTopics(db: Db): Promise<void> {
  const stored = await db.selectFrom('topics').select(['name', 'color']).execute();
  const colors = new Map(stored.map(({ name, color }) => [name, color]));
  const changed = TOPICS.filter(({ name, color }) => colors.get(name) !== color);
  if (changed.length === 0) return;
  await db
    .insertInto('topics')
    .values(changed.map(({ name, color }) => ({ name, color })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ color: eb.ref('excluded.color') })),
    )
    .execute();
}
