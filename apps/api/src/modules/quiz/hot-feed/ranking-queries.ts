import {
  compiledQuery,
  compiledRow,
  compiledWrite,
  type Params,
} from '../../../database/compiled-query.ts';

/** All rankings of a reader. */
export const findRankings = compiledQuery((db, { userId }: Params<{ userId: number }>) =>
  db
    .selectFrom('feedRankings')
    .select(['feedId', 'itemIds', 'served', 'usedAt'])
    .where('userId', '=', userId),
);

export const deleteRankings = compiledWrite((db, { userId }: Params<{ userId: number }>) =>
  db.deleteFrom('feedRankings').where('userId', '=', userId),
);

/** A row when there is a reader of this id. */
export const isReaderThere = compiledRow((db, { userId }: Params<{ userId: number }>) =>
  db.selectFrom('users').select('id').where('id', '=', userId),
);
