import { compiledByIds } from '../../database/compiled-by-ids.ts';
import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { MemoryStateRow, NewReviewEvent, ReviewEventRow } from '../../database/tables.ts';

export type Totals = {
  xp: number;
  streak: number;
  total_answered: number;
  correct_answered: number;
};

/**
 * Locks the reader's row until the transaction ends. An update that changes nothing, because that
 * locks in both databases, and because `for update` would deadlock: the foreign keys of what two
 * concurrent operations wrote before hold the row for key share, which only `for update` waits for.
 */
export const lockTotals = compiledQuery<Totals, { userId: number }>((db, param) =>
  db
    .updateTable('users')
    .set((eb) => ({ streak: eb.ref('streak') }))
    .where('id', '=', param('userId'))
    .returning(['xp', 'streak', 'total_answered', 'correct_answered']),
);

export const storeTotals = compiledQuery<never, Totals & { userId: number }>((db, param) =>
  db
    .updateTable('users')
    .set({
      xp: param('xp'),
      streak: param('streak'),
      total_answered: param('total_answered'),
      correct_answered: param('correct_answered'),
    })
    .where('id', '=', param('userId')),
);

export const findMemory = compiledQuery<MemoryStateRow, { userId: number; itemId: number }>(
  (db, param) =>
    db
      .selectFrom('memory_states')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('item_id', '=', param('itemId')),
);

export const findMemories = compiledByIds<MemoryStateRow>((db, { userId, ids }) =>
  db
    .selectFrom('memory_states')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', 'in', ids),
);

export const storeMemory = compiledQuery<never, MemoryStateRow>((db, param) => {
  const state = {
    due_at: param('due_at'),
    stability: param('stability'),
    difficulty: param('difficulty'),
    scheduled_days: param('scheduled_days'),
    learning_steps: param('learning_steps'),
    reps: param('reps'),
    lapses: param('lapses'),
    phase: param('phase'),
    last_review_at: param('last_review_at'),
    last_outcome: param('last_outcome'),
    right_once: param('right_once'),
  };
  return db
    .insertInto('memory_states')
    .values({ user_id: param('user_id'), item_id: param('item_id'), ...state })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet((eb) => ({
        due_at: eb.ref('excluded.due_at'),
        stability: eb.ref('excluded.stability'),
        difficulty: eb.ref('excluded.difficulty'),
        scheduled_days: eb.ref('excluded.scheduled_days'),
        learning_steps: eb.ref('excluded.learning_steps'),
        reps: eb.ref('excluded.reps'),
        lapses: eb.ref('excluded.lapses'),
        phase: eb.ref('excluded.phase'),
        last_review_at: eb.ref('excluded.last_review_at'),
        last_outcome: eb.ref('excluded.last_outcome'),
        right_once: eb.ref('excluded.right_once'),
      })),
    );
});

export const insertEvent = compiledQuery<never, Required<Omit<NewReviewEvent, 'id'>>>((db, param) =>
  db.insertInto('review_events').values({
    user_id: param('user_id'),
    op_id: param('op_id'),
    item_id: param('item_id'),
    revision: param('revision'),
    kind: param('kind'),
    value: param('value'),
    is_correct: param('is_correct'),
    practice: param('practice'),
    xp: param('xp'),
    streak: param('streak'),
    answered_at: param('answered_at'),
    received_at: param('received_at'),
    time_zone: param('time_zone'),
    local_day: param('local_day'),
  }),
);

export type ItemEvent = Pick<
  ReviewEventRow,
  'kind' | 'value' | 'is_correct' | 'xp' | 'answered_at'
>;

/** What the reader did with an item, in the order in which it was done. */
export const findItemEvents = compiledQuery<ItemEvent, { userId: number; itemId: number }>(
  (db, param) =>
    db
      .selectFrom('review_events')
      .select(['kind', 'value', 'is_correct', 'xp', 'answered_at'])
      .where('user_id', '=', param('userId'))
      .where('item_id', '=', param('itemId'))
      .orderBy('answered_at')
      .orderBy('id'),
);

type ReviewOfOperation = Pick<ReviewEventRow, 'is_correct' | 'xp' | 'streak'> & {
  answer_key: string | null;
};

/** The event of an operation with the key that it was graded by. */
export const findReview = compiledQuery<ReviewOfOperation, { userId: number; opId: string }>(
  (db, param) =>
    db
      .selectFrom('review_events')
      .innerJoin('item_revisions', (join) =>
        join
          .onRef('item_revisions.item_id', '=', 'review_events.item_id')
          .onRef('item_revisions.revision', '=', 'review_events.revision'),
      )
      .select(['is_correct', 'xp', 'streak', 'answer_key'])
      .where('user_id', '=', param('userId'))
      .where('op_id', '=', param('opId')),
);

/** The reader's whole log in order of arrival. */
export function findEvents(tx: Tx, userId: number) {
  return tx
    .selectFrom('review_events')
    .select(['item_id', 'kind', 'value', 'is_correct', 'xp', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** The reader's log as it is stored, in order of arrival. */
export const findWholeEvents = compiledQuery<ReviewEventRow, { userId: number }>((db, param) =>
  db.selectFrom('review_events').selectAll().where('user_id', '=', param('userId')).orderBy('id'),
);

export const deleteEvents = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('review_events').where('user_id', '=', param('userId')),
);

export async function deleteMemories(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('memory_states').where('user_id', '=', userId).execute();
}

export const findAchievements = compiledQuery<{ achievement_id: string }, { userId: number }>(
  (db, param) =>
    db
      .selectFrom('user_achievements')
      .select('achievement_id')
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
