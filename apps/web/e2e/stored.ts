import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

import { type LogEvent, type LogStats, statsFromLog } from '@morsel/sdk/rules';

import type { Product } from './product.ts';
import type { RunningProduct } from './shared-product.ts';

type Row = Record<string, unknown>;

/** Reads or changes the product's data behind its back, whether it runs or not. */
function query(product: RunningProduct, sql: string, ...values: SQLInputValue[]): Row[] {
  const database = new DatabaseSync(product.database, { timeout: 10_000 });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

/** What counted for a reader, in order of arrival. */
export function eventsOf(product: RunningProduct, userId: number): LogEvent[] {
  const rows = query(
    product,
    'select is_correct, xp from review_events where user_id = ? order by id',
    userId,
  );
  return rows.map(({ is_correct: isCorrect, xp }) => ({
    isCorrect: isCorrect === null ? null : isCorrect === 1,
    xp: Number(xp),
  }));
}

/** The stats that a replay of the reader's log gives. */
export function replayed(product: RunningProduct, userId: number): LogStats {
  return statsFromLog(eventsOf(product, userId));
}

/** How many operations of a reader were applied, of all kinds. */
export function appliedCount(product: RunningProduct, userId: number): number {
  const sql = 'select count(*) as count from operations where user_id = ?';
  return Number(query(product, sql, userId)[0]?.['count']);
}

/** Ids of the achievements that a reader has, in their order. */
export function achievementsOf(product: RunningProduct, userId: number): unknown[] {
  const sql = 'select achievement_id from user_achievements where user_id = ? order by 1';
  return query(product, sql, userId).map(({ achievement_id: id }) => id);
}

/** Ends all sessions of an account. */
export function endSessions(product: RunningProduct, userId: number): void {
  query(product, 'delete from sessions where user_id = ?', userId);
}

/** Has the database not know a reader, as one that was restored from before their time. */
export function forgetReader(product: RunningProduct, userId: number): void {
  query(product, 'delete from users where id = ?', userId);
}

/** Hides a book from readers, or shows it again. */
export function hideBook(product: Product, title: string, hidden: boolean): void {
  query(product, 'update books set hidden = ? where title = ?', hidden ? 1 : 0, title);
}

/** Titles of the books on a reader's shelf. */
export function shelfOf(product: RunningProduct, userId: number): unknown[] {
  const sql =
    'select title from shelf_books join books on books.id = book_id where user_id = ? order by title';
  return query(product, sql, userId).map(({ title }) => title);
}

/** Edits a question so that what was true becomes false, as a new revision. */
export function turnTrueFalse(product: Product, text: string): void {
  const [question] = query(
    product,
    `select item_id, items.revision, body, answer_key from items
     join item_revisions on item_id = items.id and item_revisions.revision = items.revision
     where json_extract(body, '$.questionText') = ?`,
    text,
  );
  if (!question) throw new Error(`There is no question "${text}"`);
  const { item_id: id, revision, body, answer_key: key } = question;
  const { answer, explanation } = JSON.parse(String(key));
  const next = Number(revision) + 1;
  query(
    product,
    'insert into item_revisions (item_id, revision, body, answer_key, created_at) values (?, ?, ?, ?, 0)',
    Number(id),
    next,
    String(body),
    JSON.stringify({ answer: 1 - answer, explanation }),
  );
  query(product, 'update items set revision = ? where id = ?', next, Number(id));
}

/** Takes a question out of the library. */
export function removeQuestion(product: Product, text: string): void {
  query(
    product,
    `update items set state = 'removed' where id = (
       select item_id from item_revisions where json_extract(body, '$.questionText') = ?)`,
    text,
  );
}

/**
 * Has reports hide the first questions of the product's library, and hold the last one; what takes readers days
 * is written behind its back.
 */
export function hideByReports(product: Product, count: number): void {
  const items = query(
    product,
    "select id from items where kind = 'mcq' order by id limit ?",
    count,
  );
  for (const [index, { id }] of items.entries()) {
    const isHeld = index === count - 1;
    const itemId = Number(id);
    if (!isHeld) query(product, "update items set state = 'hidden' where id = ?", itemId);
    query(
      product,
      'insert into item_hidings (item_id, held_by, created_at) values (?, ?, ?)',
      itemId,
      isHeld ? 'share' : null,
      Date.now(),
    );
    for (const reader of ['anna', 'bert', 'cleo']) {
      query(
        product,
        "insert into hiding_reasons select max(id), ?, 'wrong', 100 from item_hidings",
        reader.padEnd(21, '0'),
      );
    }
  }
}
