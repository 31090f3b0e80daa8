import { compiledByIds } from '../../database/compiled-by-ids.ts';
import { compiledQuery } from '../../database/compiled-query.ts';
import type { Db } from '../../database/connection.ts';
import type {
  ItemKind,
  MemoryStateRow,
  NewReviewEvent,
  ReviewEventRow,
} from '../../database/tables.ts';
import type { Reader } from '../../reader.ts';
import type { Totals } from './totals.ts';

const totalsColumns = [
  'xp',
  'streak',
  'total_answered',
  'correct_answered',
  'longest_streak',
  'kinds_right',
  'comebacks',
  'long_recalls',
  'ratings',
  'longest_day_streak',
] as const;

export const findTotals = compiledQuery<Totals, { userId: number }>((db, param) =>
  db.selectFrom('users').select(totalsColumns).where('id', '=', param('userId')),
);

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
    .returning(totalsColumns),
);

export const storeTotals = compiledQuery<never, Totals & { userId: number }>((db, param) =>
  db
    .updateTable('users')
    .set({
      xp: param('xp'),
      streak: param('streak'),
      total_answered: param('total_answered'),
      correct_answered: param('correct_answered'),
      longest_streak: param('longest_streak'),
      kinds_right: param('kinds_right'),
      comebacks: param('comebacks'),
      long_recalls: param('long_recalls'),
      ratings: param('ratings'),
      longest_day_streak: param('longest_day_streak'),
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

export type NewEvent = Required<Omit<NewReviewEvent, 'id'>>;

export const insertEvent = compiledQuery<never, NewEvent>((db, param) =>
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

export type WholeEvent = ReviewEventRow & { item_kind: ItemKind };

/** The reader's log in order of arrival, with the kind of each item. */
export const findEvents = compiledQuery<WholeEvent, { userId: number }>((db, param) =>
  db
    .selectFrom('review_events')
    .innerJoin('items', 'items.id', 'review_events.item_id')
    .selectAll('review_events')
    .select('items.kind as item_kind')
    .where('user_id', '=', param('userId'))
    .orderBy('review_events.id'),
);

export const deleteEvents = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('review_events').where('user_id', '=', param('userId')),
);

/** All that the reader remembers. */
export const findWholeMemory = compiledQuery<MemoryStateRow, { userId: number }>((db, param) =>
  db.selectFrom('memory_states').selectAll().where('user_id', '=', param('userId')),
);

export const deleteMemory = compiledQuery<never, { userId: number; itemId: number }>((db, param) =>
  db
    .deleteFrom('memory_states')
    .where('user_id', '=', param('userId'))
    .where('item_id', '=', param('itemId')),
);

export const deleteMemories = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('memory_states').where('user_id', '=', param('userId')),
);

/** All readers, guests too. */
export function findReaders(db: Db): Promise<Pick<Reader, 'id' | 'role'>[]> {
  return db.selectFrom('users').select(['id', 'role']).orderBy('id').execute();
}
