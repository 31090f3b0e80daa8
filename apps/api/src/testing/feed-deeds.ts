import { DAY_MS } from '@morsel/sdk/domain';
import { sql } from 'kysely';

import type { Db, Tx } from '../database/connection.ts';

/** By what a deed chooses: whole numbers. */
export interface Choice {
  readonly userId: number;
  readonly itemId: number;
  readonly bookId: number;
  readonly sourceId: number;
  /** From 0 to 9. */
  readonly dice: number;
  /** Epoch ms. */
  readonly now: number;
}

type Deed = (db: Db | Tx, choice: Choice) => Promise<unknown>;

const run = (db: Db | Tx, query: ReturnType<typeof sql>) => query.execute(db);

/** Whatever can happen to what feeds are made of, told to the database alone. */
export const FEED_DEEDS: Readonly<Record<string, Deed>> = {
  shelve: (db, { userId, bookId, now }) =>
    run(
      db,
      sql`insert into shelf_books (user_id, book_id, added_at) values (${userId}, ${bookId}, ${now})
      on conflict do nothing`,
    ),
  unshelve: (db, { userId, bookId }) =>
    run(db, sql`delete from shelf_books where user_id = ${userId} and book_id = ${bookId}`),
  master: (db, { userId, itemId, now }) =>
    run(
      db,
      sql`insert or ignore into mastered_items (user_id, item_id, mastered_at)
        select ${userId}, id, ${now} from items where id = ${itemId}`,
    ),
  unmaster: (db, { userId, itemId }) =>
    run(db, sql`delete from mastered_items where user_id = ${userId} and item_id = ${itemId}`),
  practise: (db, { userId, itemId, dice, now }) =>
    run(
      db,
      sql`insert into memory_states
      (user_id, item_id, due_at, stability, difficulty, scheduled_days, learning_steps, reps, lapses,
       phase, last_review_at, last_outcome, right_once)
      select ${userId}, id, ${now + (dice - 5) * DAY_MS}, ${1 + dice}, 5, 1, 0, 1, 0, 2,
       ${now - dice * DAY_MS}, ${dice % 3 === 0 ? 'wrong' : 'right'}, 1 from items where id = ${itemId}
      on conflict (user_id, item_id) do update set
       due_at = excluded.due_at, stability = excluded.stability,
       last_review_at = excluded.last_review_at, last_outcome = excluded.last_outcome`,
    ),
  forgetPractice: (db, { userId, itemId }) =>
    run(db, sql`delete from memory_states where user_id = ${userId} and item_id = ${itemId}`),
  handOver: (db, { userId, itemId }) =>
    run(db, sql`update or ignore memory_states set user_id = ${userId} where item_id = ${itemId}`),
  report: (db, { userId, itemId, now }) =>
    run(
      db,
      sql`insert or ignore into item_reports (item_id, revision, user_id, reason, state, created_at)
      select id, revision, ${userId}, 'wrong', 'open', ${now} from items where id = ${itemId}`,
    ),
  settleReports: (db, { itemId, now }) =>
    run(
      db,
      sql`update item_reports set state = 'dismissed', decided_at = ${now} where item_id = ${itemId}`,
    ),
  changeState: (db, { itemId, dice }) =>
    run(
      db,
      sql`update items set state = ${dice < 6 ? 'active' : dice < 8 ? 'hidden' : 'deleted'}
      where id = ${itemId}`,
    ),
  changePlace: (db, { itemId, dice }) =>
    run(
      db,
      sql`update items set difficulty = ${1 + (dice % 3)}, position = ${dice},
      demand = ${dice % 2 === 0 ? 'recognise' : 'apply'}, idea = ${dice < 5 ? `idea ${dice % 2}` : null}
      where id = ${itemId}`,
    ),
  changeOwner: (db, { itemId, userId, dice }) =>
    run(db, sql`update items set owner_id = ${dice < 4 ? userId : null} where id = ${itemId}`),
  changeSource: (db, { itemId, sourceId, dice }) =>
    run(db, sql`update items set source_id = ${dice < 5 ? sourceId : null} where id = ${itemId}`),
  changeChapter: (db, { itemId, dice }) =>
    run(
      db,
      sql`update item_origins set chapter = ${dice % 3}, chapter_title = ${`Chapter ${dice}`}
      where item_id = ${itemId}`,
    ),
  loseOrigin: (db, { itemId }) => run(db, sql`delete from item_origins where item_id = ${itemId}`),
  revise: async (db, { itemId, now }) => {
    await run(
      db,
      sql`insert into item_revisions (item_id, revision, body, answer_key, created_at)
      select id, revision + 1, body, answer_key, ${now}
      from items join item_revisions using (revision) where id = ${itemId} and item_id = id`,
    );
    await run(db, sql`update items set revision = revision + 1 where id = ${itemId}`);
  },
  reword: (db, { itemId, dice }) =>
    run(
      db,
      sql`update item_revisions set body = replace(body, ' idea', ${` idea${dice}`})
      where item_id = ${itemId}`,
    ),
  copyItem: async (db, { itemId, now }) => {
    await run(
      db,
      sql`insert into items
      (book_id, kind, revision, position, difficulty, idea, demand, state, created_at)
      select book_id, kind, 1, position + 1, difficulty, idea, demand, state, ${now}
      from items where id = ${itemId}`,
    );
    await run(
      db,
      sql`insert into item_revisions (item_id, revision, body, answer_key, created_at)
      select (select max(id) from items), 1, body, answer_key, ${now}
      from item_revisions where item_id = ${itemId} limit 1`,
    );
  },
  deleteItem: (db, { itemId, dice }) =>
    dice === 0 ? run(db, sql`delete from items where id = ${itemId}`) : Promise.resolve(),
  hideBook: (db, { bookId, dice }) =>
    run(db, sql`update books set hidden = ${dice < 3 ? 1 : 0} where id = ${bookId}`),
  listBook: (db, { bookId, dice }) =>
    run(db, sql`update books set listed = ${dice < 6 ? 1 : 0} where id = ${bookId}`),
  renameBook: (db, { bookId, dice }) =>
    run(db, sql`update books set title = ${`Title ${dice}`} where id = ${bookId}`),
  recolourTopic: (db, { dice }) => run(db, sql`update topics set color = ${`#00000${dice}`}`),
  addBook: (db, { userId, bookId, now }) =>
    run(
      db,
      sql`insert into book_adders (user_id, book_id, added_at) values (${userId}, ${bookId}, ${now})
      on conflict do nothing`,
    ),
  removeAdder: (db, { userId, bookId }) =>
    run(db, sql`delete from book_adders where user_id = ${userId} and book_id = ${bookId}`),
  addText: (db, { userId, sourceId, dice, now }) =>
    run(
      db,
      sql`insert into source_readers (source_id, user_id, name, added_at, removed_at)
      values (${sourceId}, ${userId}, 'a.txt', ${now}, ${dice < 6 ? null : now})
      on conflict do update set removed_at = excluded.removed_at`,
    ),
  shareText: (db, { sourceId, dice }) =>
    run(db, sql`update sources set shared = ${dice < 4 ? 1 : 0} where id = ${sourceId}`),
  readOn: (db, { userId, sourceId, dice, now }) =>
    run(
      db,
      sql`insert into reading_positions (user_id, source_id, reached, set_at)
      values (${userId}, ${sourceId}, ${1 + (dice % 3)}, ${now})
      on conflict do update set reached = excluded.reached`,
    ),
  readAll: (db, { userId, sourceId }) =>
    run(
      db,
      sql`delete from reading_positions where user_id = ${userId} and source_id = ${sourceId}`,
    ),
  earn: (db, { userId, itemId, now, dice }) =>
    run(
      db,
      sql`insert into review_events
      (user_id, op_id, item_id, revision, kind, value, is_correct, practice, xp, streak, answered_at,
       received_at, time_zone, local_day)
      select ${userId}, 'earn-' || (select count(*) from review_events) || '-' || random(), id, 1, 'question', '0', 1,
       'due', ${dice}, 1, ${now}, ${now}, 'UTC', ${new Date(now).toISOString().slice(0, 10)}
      from items where id = ${itemId}`,
    ),
  earnNothing: (db, { userId, itemId }) =>
    run(db, sql`delete from review_events where user_id = ${userId} and item_id = ${itemId}`),
};
