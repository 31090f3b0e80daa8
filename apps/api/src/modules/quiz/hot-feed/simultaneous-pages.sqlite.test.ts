import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { aFeedWorld, WORLD_NOW } from '../../../testing/feed-world.ts';
import { queriesDuring } from '../../../testing/query-log.ts';
import { openFeed } from '../open-feed.ts';

const PAGE = 5;

/** The feed of a reader who has just read a page of it. */
async function setup() {
  const { db, open, readers } = await aFeedWorld();
  const onError = (error: unknown) => {
    throw error;
  };
  const feed = openFeed(db, { megabytes: 8, onError });
  const [reader] = readers;
  if (reader === undefined) throw new Error('There are no readers');
  const read = async (feedId: string) => {
    const request = { reader, now: WORLD_NOW, limit: PAGE, feedId, offset: 0 };
    const page: { id: number }[] = JSON.parse(await feed.readPage(request, JSON.stringify));
    return page.map(({ id }) => id);
  };
  await read('load-1');
  return { db, open, feed, reader, read };
}

/** Something that was begun, and whether it is done. */
function begin(work: Promise<unknown>) {
  const begun = { isDone: false, work };
  begun.work = work.finally(() => (begun.isDone = true));
  return begun;
}

/** Does something, and something else so many microtasks later: whether the first was done by then. */
async function overlap(
  first: () => Promise<unknown>,
  microtasks: number,
  second: () => Promise<unknown>,
): Promise<boolean> {
  const begun = begin(first());
  for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
  const { isDone } = begun;
  await Promise.all([begun.work, second()]);
  return isDone;
}

test('what was hidden is on no page, also on one that is asked for while another is read', async () => {
  const { db, read } = await setup();
  for (let [moment, isOver] = [0, false]; !isOver; moment += 1) {
    const [first] = await read('load-1');
    await sql`update items set state = 'hidden' where id = ${first}`.execute(db);

    isOver = await overlap(
      () => read('load-1'),
      moment,
      async () => expect(await read('load-1'), `moment ${moment}`).not.toContain(first),
    );

    await sql`update items set state = 'active' where id = ${first}`.execute(db);
  }
});

test('however fast others commit, a page reads what has changed once', async () => {
  const { open, read } = await setup();
  const others = await open();
  await sql`update topics set color = '#123456'`.execute(others);

  const queries = await queriesDuring(async () => {
    const page = begin(read('load-1'));
    for (let commits = 0; commits < 200 && !page.isDone; commits += 1) {
      await sql`update topics set color = ${`#${100_000 + commits}`}`.execute(others);
    }
    await page.work;
  });

  expect(queries.filter(({ sql: text }) => text.includes('"visible"'))).toHaveLength(1);
});

test('a ranking is kept, also when its reader is put down while the page is read', async () => {
  const { db, feed, reader, read } = await setup();
  const lost: number[] = [];
  for (let [moment, isOver] = [0, false]; !isOver; moment += 5) {
    await sql`update shelf_books set added_at = added_at + 1`.execute(db);

    isOver = await overlap(
      () => read(`load-${moment}`),
      moment,
      () => feed.putDown(reader.id),
    );

    await feed.putDown(reader.id);
    const kept = await db.selectFrom('feedRankings').select('feedId').execute();
    if (!kept.some(({ feedId }) => feedId === `load-${moment}`)) lost.push(moment);
  }
  expect(lost).toEqual([]);
});
