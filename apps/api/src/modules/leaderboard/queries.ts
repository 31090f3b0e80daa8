import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';

const PLACES = 5;

type Place = { id: number; xp: number; streak: number };

/** The readers with the most XP; of equals the one who came first. */
export const topReaders = compiledQuery<Place, Record<string, never>>((db) =>
  db
    .selectFrom('users')
    .select(['id', 'xp', 'streak'])
    .where('xp', '>', 0)
    .orderBy('xp', 'desc')
    .orderBy('id')
    .limit(sql.lit(PLACES)),
);
