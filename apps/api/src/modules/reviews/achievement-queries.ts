import { compiledQuery, compiledRow, type Params } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { ReaderMove } from '../../reader.ts';

/** `earnedAt` in epoch ms. */
type EarnedAchievement = { userId: number; achievementId: string; earnedAt: number };

export const findAchievements = compiledQuery((db, { userId }: Params<{ userId: number }>) =>
  db
    .selectFrom('userAchievements')
    .select(['achievementId', 'earnedAt'])
    .where('userId', '=', userId),
);

/** Out of the primary key alone, since it is asked with each answer. */
export const findEarnedIds = compiledQuery((db, { userId }: Params<{ userId: number }>) =>
  db.selectFrom('userAchievements').select('achievementId').where('userId', '=', userId),
);

/** Returns a row when the reader did not have the achievement yet. */
export const insertAchievement = compiledRow((db, earned: Params<EarnedAchievement>) =>
  db
    .insertInto('userAchievements')
    .values(earned)
    .onConflict((conflict) => conflict.columns(['userId', 'achievementId']).doNothing())
    .returning('achievementId'),
);

/** Achievements that the other has already stay the other's. */
export async function copyAchievements(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .insertInto('userAchievements')
    .columns(['userId', 'achievementId', 'earnedAt'])
    .expression((eb) =>
      eb
        .selectFrom('userAchievements')
        .select((eb) => eb.cast<number>(eb.val(toId), 'integer').as('userId'))
        .select(['achievementId', 'earnedAt'])
        .where('userId', '=', fromId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'achievementId']).doNothing())
    .execute();
}

export async function deleteAchievements(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('userAchievements').where('userId', '=', userId).execute();
}
