import { expressionBuilder, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tables } from '../../database/tables.ts';

const PLACES = 5;

type Place = { id: number; xp: number; streak: number };

/** The readers with the most XP of those who are on the leaderboard; of equals, who came first. */
export const topReaders = compiledQuery<Place, Record<string, never>>((db) =>
  db
    .selectFrom('users')
    .select(['id', 'xp', 'streak'])
    // A constant of the query: the index has such rows only.
    .where('on_leaderboard', '=', sql.lit<1>(1))
    .where('xp', '>', 0)
    .orderBy('xp', 'desc')
    .orderBy('id')
    .limit(sql.lit(PLACES)),
);

export type StandingRow = {
  isListed: 0 | 1;
  xp: number;
  /** How many have more XP, and how many of those with as much came first. */
  ahead: number;
  equalAndFirst: number;
  readers: number;
};

/** A reader beside those who are on the leaderboard. */
export const findStanding = compiledQuery<StandingRow, { userId: number }>((db, param) =>
  db
    .selectFrom('users')
    .select(['users.on_leaderboard as isListed', 'users.xp'])
    .select((eb) => [
      countListed().whereRef('listed.xp', '>', 'users.xp').$asScalar().as('ahead'),
      countListed()
        .whereRef('listed.xp', '=', 'users.xp')
        .whereRef('listed.id', '<', 'users.id')
        .$asScalar()
        .as('equalAndFirst'),
      countListed().where('listed.xp', '>', eb.lit(0)).$asScalar().as('readers'),
    ])
    .where('users.id', '=', param('userId')),
);

const beside = expressionBuilder<Tables, 'users'>();

function countListed() {
  return beside
    .selectFrom('users as listed')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('listed.on_leaderboard', '=', sql.lit<1>(1));
}

export const storeListed = compiledQuery<never, { userId: number; isListed: 0 | 1 }>((db, param) =>
  db
    .updateTable('users')
    .set({ on_leaderboard: param('isListed') })
    .where('id', '=', param('userId')),
);
