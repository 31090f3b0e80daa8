import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { aBook, aQuestion } from '../../testing/factories.ts';
import { gate } from '../../testing/gate.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { answer, master, operation, undo } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { lockCounts } from './lock-counts.ts';

/** How many wait for a lock of this database. */
const waiting = (db: Db) =>
  sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    .execute(db)
    .then(({ rows }) => rows.length);

test('of an undo and a mark at once, the one that comes second is refused', async () => {
  const { db, guest } = await testServer({ db: await postgresDatabase() });
  const reader = await guest();
  const question = await aQuestion(db, { bookId: (await aBook(db)).id });
  const given = { itemId: question.id, opId: 'operation-1' };
  await answer(reader, question.id, 1, operation(given.opId));
  const { opened, open } = gate();
  const held = gate();
  const holding = db.transaction().execute(async (tx) => {
    await lockCounts(tx, reader.id);
    held.open();
    await opened;
  });
  await held.opened;

  const undoing = undo(reader, given);
  await until(async () => expect(await waiting(db)).toBe(1));
  const marking = master(reader, question.id);
  await until(async () => expect(await waiting(db)).toBe(2));
  open();
  await holding;

  // Which of the two that wait for an updated row goes first is PostgreSQL's choice.
  const [undone, marked] = await Promise.all([undoing, marking]);
  expect(new Set([undone.statusCode, marked.statusCode])).toEqual(new Set([200, 409]));
  const marks = await db.selectFrom('masteredItems').select('itemId').execute();
  expect(marks).toEqual(marked.statusCode === 200 ? [{ itemId: question.id }] : []);
});
