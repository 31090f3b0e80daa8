import { compiledQuery } from '../../database/compiled-query.ts';

/** `earned_at` in epoch ms. */
export type Earned = { achievement_id: string; earned_at: number };

export const findAchievements = compiledQuery<Earned, { userId: number }>((db, param) =>
  db
    .selectFrom('user_achievements')
    .select(['achievement_id', 'earned_at'])
    .where('user_id', '=', param('userId')),
);

/** Answers a row when the reader did not have the achievement yet. */
export const insertAchievement = compiledQuery<
  { achievement_id: string },
  { userId: number; achievementId: string; earnedAt: number }
>((db, param) =>
  db
    .insertInto('user_achievements')
    .values({
      user_id: param('userId'),
      achievement_id: param('achievementId'),
      earned_at: param('earnedAt'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'achievement_id']).doNothing())
    .returning('achievement_id'),
);

/** Achievements that the other has already stay the other's. */
export const copyAchievements = compiledQuery<never, { fromId: number; toId: number }>(
  (db, param) =>
    db
      .insertInto('user_achievements')
      .columns(['user_id', 'achievement_id', 'earned_at'])
      .expression((eb) =>
        eb
          .selectFrom('user_achievements')
          .select((eb) => eb.cast<number>(param('toId'), 'integer').as('user_id'))
          .select(['achievement_id', 'earned_at'])
          .where('user_id', '=', param('fromId')),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'achievement_id']).doNothing()),
);

export const deleteAchievements = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('user_achievements').where('user_id', '=', param('userId')),
);
