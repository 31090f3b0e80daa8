import { DAY_MS } from '@morsel/sdk/domain';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';

import { databaseWithoutTables } from '../../testing/database.ts';
import type { Db } from '../connection.ts';
import { migrations } from './index.ts';

type Row = Readonly<Record<string, unknown>>;

const START = Date.UTC(2026, 0, 5, 9);

const at = (day: number) => START + day * DAY_MS;
const [MCQ, TRUE_FALSE, MATCH_PAIRS, ARRANGE_LIST, FLASHCARD] = [1, 2, 3, 4, 5] as const;
const [READER, OTHER, NEWCOMER] = [1, 2, 3] as const;

/** Answers and ratings in the order of their arrival: reader, item, right or wrong, streak, day. */
const EVENTS: readonly [number, number, 0 | 1 | null, number, number][] = [
  [READER, MCQ, 0, 0, 0],
  [READER, MCQ, 1, 1, 1],
  [READER, TRUE_FALSE, 1, 2, 1],
  [READER, MATCH_PAIRS, 1, 3, 2],
  [READER, ARRANGE_LIST, 0, 0, 2],
  [OTHER, ARRANGE_LIST, 1, 1, 3],
  [READER, FLASHCARD, null, 0, 2],
  [READER, MCQ, 1, 1, 31],
  [READER, FLASHCARD, null, 1, 40],
  // Late: the next answer came back after thirty days, and not after this one.
  [READER, TRUE_FALSE, 0, 0, 0.5],
  [READER, TRUE_FALSE, 1, 1, 33],
  // Late: it was answered before the wrong one.
  [READER, MATCH_PAIRS, 0, 0, 4],
  [READER, MATCH_PAIRS, 1, 1, 3],
];

const made = { created_at: START };
const seen = { ...made, seen_at: at(40) };

/** What a database of before holds of three readers; tables in the order of their references. */
const BEFORE: Readonly<Record<string, readonly Row[]>> = {
  users: [
    { id: READER, name: 'Ada', email: 'ada@example.org', password_hash: 'hash', xp: 60, ...seen },
    { id: OTHER, guest_token_hash: 'token', xp: 10, streak: 1, ...seen },
    { id: NEWCOMER, ...seen },
  ],
  sessions: [{ id_hash: 'id', user_id: READER, data: '{}', expires_at: at(50), ...made }],
  topics: [{ id: 1, name: 'Science', color: '#17804a' }],
  books: [
    {
      id: 1,
      slug: 'cosmos',
      identity: 'cosmos',
      title: 'Cosmos',
      author: 'Carl Sagan',
      description: 'Stars.',
      topic_id: 1,
      ...made,
    },
  ],
  sources: [{ id: 1, book_id: 1, format: 'notes', content_hash: 'hash', words: 9, ...made }],
  items: ['mcq', 'true_false', 'match_pairs', 'arrange_list', 'flashcard'].map((kind, index) => ({
    id: index + 1,
    book_id: 1,
    kind,
    ...made,
  })),
  shelf_books: [{ user_id: READER, book_id: 1, added_at: START }],
  mastered_items: [{ user_id: READER, item_id: MCQ, mastered_at: at(32) }],
  user_achievements: [{ user_id: READER, achievement_id: 'first-right-answer', earned_at: at(1) }],
  review_events: EVENTS.map(([user_id, item_id, is_correct, streak, day], index) => ({
    user_id,
    op_id: `op-${index}`,
    item_id,
    revision: 1,
    kind: is_correct === null ? 'rating' : 'answer',
    value: '1',
    is_correct,
    practice: 'new',
    xp: is_correct === 1 ? 10 : 0,
    streak,
    answered_at: at(day),
    received_at: at(40),
    time_zone: 'UTC',
    local_day: new Date(at(day)).toISOString().slice(0, 10),
  })),
  operations: [
    { user_id: READER, op_id: 'op-0', kind: 'answer', fingerprint: 'f', reply: '{}', ...made },
  ],
  memory_states: [
    {
      user_id: READER,
      item_id: MCQ,
      due_at: at(60),
      stability: 12.5,
      difficulty: 4.25,
      scheduled_days: 29,
      learning_steps: 0,
      reps: 3,
      lapses: 1,
      phase: 2,
      last_review_at: at(31),
      last_outcome: 'good',
      right_once: 1,
    },
  ],
};

test('readers keep what they have, and what they did before counts', async () => {
  const db = await databaseOfBefore();
  const before = await contentsOf(db);
  await migrateTo(db, '007-learning');

  const after = await contentsOf(db);
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table]).toEqual(rows.map((row) => expect.objectContaining(row)));
  }
  const nothing = { longest_streak: 0, kinds_right: 0, comebacks: 0, long_recalls: 0, ratings: 0 };
  const added = { longest_day_streak: 0, on_leaderboard: 1 };
  expect(after['users']).toEqual([
    expect.objectContaining({
      ...added,
      longest_streak: 3,
      kinds_right: 7,
      comebacks: 1,
      long_recalls: 2,
      ratings: 2,
    }),
    expect.objectContaining({ ...added, ...nothing, longest_streak: 1, kinds_right: 8 }),
    expect.objectContaining({ ...added, ...nothing }),
  ]);
  expect(after['reading_positions']).toEqual([]);
});

async function databaseOfBefore(): Promise<Db> {
  // As in SQL: the names of today's queries are written in another case.
  const db = (await databaseWithoutTables()).withoutPlugins();
  await migrateTo(db, '006-generation');
  for (const [table, rows] of Object.entries(BEFORE)) {
    for (const row of rows) await insert(db, table, row);
  }
  return db;
}

async function migrateTo(db: Db, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(name);
  expect(error).toBeUndefined();
}

/** Written as SQL: the tables' types are those of today. */
async function insert(db: Db, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}

/** The rows of each table by their first columns. */
async function contentsOf(db: Db): Promise<Record<string, Row[]>> {
  const contents: Record<string, Row[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} order by 1, 2`.execute(db);
    contents[name] = rows;
  }
  return contents;
}
