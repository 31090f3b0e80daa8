import { MOST_RANKED } from '@morsel/sdk/domain';
import { expressionBuilder, sql } from 'kysely';

import { compiledRow, type Params } from '../../database/compiled-query.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

const PLACES = 5;

/** A constant of the query: the index has such rows only. */
const LISTED = sql.lit<1>(1);

/** The readers with the most XP of those who are on the leaderboard; of equals, who came first. */
export function topReaders(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'xp', 'streak'])
    .where('onLeaderboard', '=', LISTED)
    .where('xp', '>', 0)
    .orderBy('xp', 'desc')
    .orderBy('id')
    .limit(PLACES)
    .execute();
}

/**
 * A reader beside those who are on the leaderboard: `ahead` is how many of them have more XP,
 * `equalAndFirst` how many with as much came first, `readers` how many there are, each counted up to one
 * more than are ranked: else it would take longer with each reader there is.
 */
export type StandingRow = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

export const findStanding = compiledRow((db, { userId }: Params<{ userId: number }>) =>
  db
    .selectFrom('users')
    .select(['users.onLeaderboard as isListed', 'users.xp'])
    .select([
      countOf(listed().whereRef('listed.xp', '>', 'users.xp')).as('ahead'),
      countOf(
        listed().whereRef('listed.xp', '=', 'users.xp').whereRef('listed.id', '<', 'users.id'),
      ).as('equalAndFirst'),
      countOf(listed().where('listed.xp', '>', 0)).as('readers'),
    ])
    .where('users.id', '=', userId),
);

const beside = expressionBuilder<Tables, 'users'>();

function listed() {
  return beside
    .selectFrom('users as listed')
    .select('listed.id')
    .where('listed.onLeaderboard', '=', LISTED);
}

function countOf(readers: ReturnType<typeof listed>) {
  return beside
    .selectFrom(readers.limit(sql.lit(MOST_RANKED + 1)).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull();
}

export async function storeListed(
  tx: Tx,
  { userId, isListed }: { userId: number; isListed: boolean },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ onLeaderboard: isListed ? 1 : 0 })
    .where('id', '=', userId)
    .execute();
}
