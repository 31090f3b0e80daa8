import { DAY_MS } from '@morsel/sdk/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Db } from '../../../database/connection.ts';
import type { Reader } from '../../../reader.ts';
import { aFeedWorld, earned, practised, WORLD_NOW } from '../../../testing/feed-world.ts';
import { plainConnection } from '../../../testing/plain-feed.ts';
import { queriesDuring } from '../../../testing/query-log.ts';
import { openFeed } from '../open-feed.ts';
import { type FeedRequest, readFeedPage } from '../read-feed.ts';

/** Columns, another value, and the rows that get it. */
const OTHER_VALUES = [
  ['items.book_id', '2', 'id = 3'],
  ['items.kind', `'true_false'`, 'id = 3'],
  ['items.revision', '2', 'id = 3'],
  ['items.position', '99', 'id = 1'],
  ['items.difficulty', '3', 'id = 3'],
  ['items.idea', `'metals'`, 'id = 7'],
  ['items.demand', `'apply'`, 'id = 1'],
  ['items.state', `'hidden'`, 'id = 3'],
  ['items.source_id', '1', 'id = 3'],
  ['items.owner_id', '1', 'id = 3'],
  ['item_origins.item_id', '3', 'item_id = 5'],
  ['item_origins.grounding', `'knowledge'`, 'item_id = 5'],
  ['item_origins.chapter', '0', 'item_id = 6'],
  ['item_origins.chapter_title', `'Another'`, 'item_id = 5'],
  ['item_origins.quote', `'Another'`, 'item_id = 5'],
  ['item_revisions.body', `replace(body, 'Iron', 'Tin')`, 'item_id = 3'],
  ['item_revisions.revision', '3', 'item_id = 4'],
  ['books.slug', `'another'`, 'id = 1'],
  ['books.title', `'Another'`, 'id = 1'],
  ['books.author', `'Another'`, 'id = 1'],
  ['books.year', '1999', 'id = 1'],
  ['books.description', `'Another'`, 'id = 1'],
  ['books.image_url', `'https://pictures.test/1'`, 'id = 1'],
  ['books.cover_url', `'https://pictures.test/1'`, 'id = 1'],
  ['books.topic_id', `(select id from topics where name = 'History')`, 'id = 1'],
  ['books.listed', '0', 'id = 1'],
  ['books.hidden', '1', 'id = 1'],
  ['sources.shared', '0', 'id = 2'],
  ['topics.name', `'Another'`, `name = 'Science'`],
  ['topics.color', `'#123456'`, `name = 'Science'`],
  ['shelf_books.user_id', '2', 'user_id = 1 and book_id = 2'],
  ['shelf_books.book_id', '2', 'user_id = 2 and book_id = 1'],
  ['book_adders.user_id', '2', 'user_id = 1'],
  ['book_adders.book_id', '1', 'user_id = 1'],
  ['source_readers.user_id', '2', 'user_id = 1'],
  ['source_readers.source_id', '2', 'user_id = 1'],
  ['source_readers.removed_at', '1', 'user_id = 1'],
  ['reading_positions.user_id', '2', 'user_id = 1'],
  ['reading_positions.source_id', '2', 'user_id = 1'],
  ['reading_positions.reached', '2', 'user_id = 1'],
  ['memory_states.user_id', '2', 'item_id = 1'],
  ['memory_states.item_id', '3', 'item_id = 1'],
  ['memory_states.due_at', `${WORLD_NOW + DAY_MS}`, 'item_id = 1'],
  ['memory_states.stability', '900', 'item_id = 2'],
  ['memory_states.difficulty', '9', 'item_id = 2'],
  ['memory_states.last_review_at', `${WORLD_NOW - 90 * DAY_MS}`, 'item_id = 1'],
  ['memory_states.last_outcome', `'wrong'`, 'item_id = 2'],
  ['mastered_items.user_id', '2', 'user_id = 1'],
  ['mastered_items.item_id', '11', 'user_id = 1'],
  ['item_reports.user_id', '2', 'user_id = 1'],
  ['item_reports.item_id', '1', 'user_id = 1'],
  ['item_reports.state', `'dismissed'`, 'user_id = 1'],
  ['review_events.xp', '0', 'user_id = 1'],
  ['review_events.local_day', `'2026-01-01'`, 'user_id = 1'],
  ['review_events.item_id', '2', 'user_id = 1'],
] as const;

const NEW_ROWS = [
  'insert into shelf_books (user_id, book_id, added_at) values (2, 2, 0)',
  'insert into book_adders (user_id, book_id, added_at) values (2, 3, 0)',
  `insert into source_readers (source_id, user_id, name, added_at) values (1, 2, 'a.txt', 0)`,
  'insert into reading_positions (user_id, source_id, reached, set_at) values (2, 2, 0, 0)',
  practised(2, 1, 1),
  'insert into mastered_items (user_id, item_id, mastered_at) values (2, 1, 0)',
  `insert into item_reports (item_id, revision, user_id, reason, created_at)
   values (1, 1, 2, 'wrong', 0)`,
  earned(1, 2),
  `insert into item_origins (item_id, grounding, chapter) values (4, 'source', 1)`,
  `insert into items (id, book_id, kind, created_at) values (99, 1, 'mcq', 0);
   insert into item_revisions select 99, 1, body, answer_key, 0
   from item_revisions where item_id = 1`,
];

const GONE_ROWS = [
  'shelf_books where user_id = 1 and book_id = 2',
  'book_adders where user_id = 1',
  'source_readers where user_id = 1',
  'reading_positions where user_id = 1',
  'memory_states where item_id = 1',
  'mastered_items where user_id = 1',
  'item_reports where user_id = 1',
  'review_events where user_id = 1',
  'item_origins where item_id = 6',
  'item_revisions where item_id = 3',
  'items where id = 3',
  'sources where id = 2',
  'books where id = 1',
].map((rows) => `delete from ${rows}`);

const CHANGES = [
  ...OTHER_VALUES.map(([column, value, rows]) => {
    const [table, name] = column.split('.');
    return `update ${table} set ${name} = ${value} where ${rows}`;
  }),
  ...NEW_ROWS,
  ...GONE_ROWS,
];

type ReadPage = (request: FeedRequest) => Promise<string>;

const PAGE = 3;

const requestsOf = (reader: Reader) => {
  const request = { reader, now: WORLD_NOW, limit: PAGE };
  const newFeed = [0, PAGE, 2 * PAGE, 3 * PAGE].map((offset) => ({
    ...request,
    feedId: 'new',
    offset,
  }));
  const openFeed = [PAGE, 2 * PAGE].map((offset) => ({ ...request, feedId: 'open', offset }));
  return [...openFeed, ...newFeed];
};

/** Reads two pages of a feed for each reader, all pages of another, and the first ones once more. */
async function openFeeds(readPage: ReadPage, readers: readonly Reader[]): Promise<void> {
  for (const reader of readers) {
    const request = { reader, now: WORLD_NOW, limit: PAGE, feedId: 'open' };
    for (const offset of [0, PAGE, 0, PAGE]) await readPage({ ...request, offset });
    for (const next of requestsOf(reader).slice(2)) await readPage(next);
  }
}

async function pagesOf(readPage: ReadPage, readers: readonly Reader[]): Promise<unknown[]> {
  const pages: unknown[] = [];
  for (const request of readers.flatMap(requestsOf))
    pages.push(JSON.parse(await readPage(request)));
  return pages;
}

const plainly =
  (db: Db): ReadPage =>
  async (request) =>
    JSON.stringify(await readFeedPage(db, request));

function fromMemory(db: Db): ReadPage {
  const onError = (error: unknown) => {
    throw error;
  };
  const feed = openFeed(db, { megabytes: 8, onError });
  return (request) => feed.readPage(request, JSON.stringify);
}

test.each(CHANGES)('pages out of memory follow: %s', async (change) => {
  const { db, open, readers } = await aFeedWorld();
  const memory = fromMemory(db);
  const plain = plainly(await plainConnection(open));
  const before = plainly(await plainConnection(open));
  for (const readPage of [memory, plain, before]) await openFeeds(readPage, readers);
  const pagesBefore = await pagesOf(before, readers);

  for (const statement of change.split(';')) await sql.raw(statement).execute(db);

  const pages = await pagesOf(plain, readers);
  expect(pages).not.toEqual(pagesBefore);
  expect(await pagesOf(memory, readers)).toEqual(pages);
});

test('every table and column that pages are read from is changed above', async () => {
  const { open, readers } = await aFeedWorld();
  const db = await open();

  const queries = await queriesDuring(() => openFeeds(plainly(db), readers));

  const read = new Set(queries.flatMap(({ sql: text }) => columnsIn(text)));
  const changed = new Set<string>(OTHER_VALUES.map(([column]) => column));
  expect([...read].filter((column) => !changed.has(column) && !isFixed(column))).toEqual([]);
});

/** The columns of tables that a query names, as `table.column`. */
function columnsIn(text: string): string[] {
  return [...text.matchAll(/"(\w+)"\."(\w+)"/g)].map(([, table, column]) => `${table}.${column}`);
}

/** Keys that nothing changes, and the rankings themselves, which nobody else writes. */
const isFixed = (column: string) =>
  /\.id$|^item_revisions\.item_id$|^(feed_rankings|recent)\./.test(column);

test('a feed that is open when its account is deleted shows nothing of it any more', async () => {
  const { db, readers } = await aFeedWorld();
  const memory = fromMemory(db);
  await openFeeds(memory, readers);

  await sql`delete from users where id = ${readers[0]?.id}`.execute(db);

  expect((await pagesOf(memory, readers.slice(0, 1))).flat()).toEqual([]);
});
