import { DAY_MS, HOUR_MS } from '@morsel/sdk/domain';
import { sql } from 'kysely';

import type { Db } from '../database/connection.ts';
import type { Reader } from '../reader.ts';
import { testDatabaseFile } from './database.ts';
import { aBook, aFlashcard, aQuestion, LONG_AGO } from './factories.ts';
import { aSource, groundItem } from './sources.ts';

/** When pages of it are read. */
export const WORLD_NOW = Date.UTC(2026, 2, 2, 9);

/**
 * A file in which each table of feeds has a row on which a page depends. Readers: 1 (Ann), 2 (Ben) and
 * 3 (an admin). Books: 1, 2 on Ann's shelf alone, 3 which is not listed and which Ann has added. Of
 * book 1 are the items 1 to 8: 4 to 6 of Ann's text (4 of none of its chapters), 7 of a shared text, and
 * 8 which is Ann's alone.
 * She has practised 1 and 2, mastered 9, reported 10, and read the first chapter of her text.
 */
export async function aFeedWorld() {
  const { db, open } = await testDatabaseFile();
  const readers = await threeReaders(db);
  for (const listed of [1, 1, 0] as const) await aBook(db, { listed });
  for (const id of [1, 2, 3, 4]) await aQuestion(db, { bookId: 1, position: id, idea: 'metals' });
  for (const position of [5, 6]) await aFlashcard(db, { bookId: 1, position });
  for (const position of [7, 8]) await aQuestion(db, { bookId: 1, position });
  for (const bookId of [2, 2, 2, 3, 3]) await aQuestion(db, { bookId });
  const [text, sharedText] = [
    await aSource(db, { bookId: 1, readers: readers.slice(0, 1) }),
    await aSource(db, { bookId: 1, shared: 1 }),
  ];
  for (const id of [5, 6]) await groundItem(db, id, text);
  await groundItem(db, 7, sharedText);
  for (const statement of OF_ANN) await sql.raw(statement).execute(db);
  return { db, open, readers };
}

/** Two readers and an admin. */
export async function threeReaders(db: Db): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const role of ['reader', 'reader', 'admin'] as const) {
    const { id } = await db
      .insertInto('users')
      .values({ createdAt: LONG_AGO, seenAt: LONG_AGO, role })
      .returning('id')
      .executeTakeFirstOrThrow();
    readers.push({ id, role, isGuest: false, createdAt: LONG_AGO });
  }
  return readers;
}

/** Practice of a reader, as a statement: how long ago the item was due, in hours. */
export const practised = (userId: number, itemId: number, hours: number) =>
  `insert into memory_states
    (user_id, item_id, due_at, stability, difficulty, scheduled_days, learning_steps, reps, lapses,
     phase, last_review_at, last_outcome, right_once)
   values (${userId}, ${itemId}, ${WORLD_NOW - hours * HOUR_MS}, 2, 5, 1, 0, 1, 0, 2,
     ${WORLD_NOW - 3 * DAY_MS}, 'right', 1)`;

/** An answer of a reader that earned XP on the day of the world. */
export const earned = (userId: number, itemId: number) =>
  `insert into review_events
    (user_id, op_id, item_id, revision, kind, value, is_correct, practice, xp, streak, answered_at,
     received_at, time_zone, local_day)
   values (${userId}, 'earn-${userId}-${itemId}', ${itemId}, 1, 'question', '0', 1, 'due', 5, 1,
     ${WORLD_NOW}, ${WORLD_NOW}, 'UTC', '${new Date(WORLD_NOW).toISOString().slice(0, 10)}')`;

const OF_ANN = [
  `insert into shelf_books (user_id, book_id, added_at)
   values (1, 1, 0), (1, 2, 0), (1, 3, 0), (2, 1, 0), (2, 3, 0), (3, 1, 0), (3, 3, 0)`,
  `insert into book_adders (user_id, book_id, added_at) values (1, 3, 0)`,
  `insert into reading_positions (user_id, source_id, reached, set_at) values (1, 1, 1, 0)`,
  `update item_origins set chapter = 1 where item_id = 6`,
  `update items set source_id = 1 where id = 4`,
  `update items set idea = 'fish' where id = 2`,
  `update items set idea = 'fish', demand = 'apply' where id = 7`,
  `update items set owner_id = 1 where id = 8`,
  `insert into item_revisions select item_id, 2, body, answer_key, created_at
   from item_revisions where item_id = 3`,
  practised(1, 1, 1),
  practised(1, 2, 2),
  earned(1, 1),
  `insert into mastered_items (user_id, item_id, mastered_at) values (1, 9, 0)`,
  `insert into item_reports (item_id, revision, user_id, reason, created_at)
   values (10, 1, 1, 'wrong', 0)`,
];
