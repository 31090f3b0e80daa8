import { join } from 'node:path';

import { DAY_MS, EPOCH_HEADER } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { connectDatabase } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { seedTopics } from '../library/topics.ts';
import { compareWithLog } from '../modules/reviews/compare-with-log.ts';
import { answering, outcomes, sync } from '../testing/backlogs.ts';
import { aBook, aQuestion } from '../testing/factories.ts';
import { testServer, type TestReader } from '../testing/server.ts';
import { testFolder } from '../testing/test-folder.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

async function open(folder: string) {
  const db = await connectDatabase(`file:${join(folder, 'morsel.db')}`);
  onTestFinished(() => db.destroy());
  return db;
}

const epochOf = async (reader: TestReader) => {
  const { headers } = await reader.inject({ url: `/api/users/${reader.id}/stats` });
  return headers[EPOCH_HEADER];
};

test('what a restore has lost counts once when devices send it again, what it has not, too', async () => {
  const folder = await testFolder();
  const databaseUrl = `file:${join(folder, 'morsel.db')}`;
  const db = await open(folder);
  await migrateToLatest(db);
  await seedTopics(db);
  const before = await testServer({ db });
  const reader = await before.account();
  const { id: bookId } = await aBook(db);
  const questions = [await aQuestion(db, { bookId }), await aQuestion(db, { bookId })];
  const operations = questions.map(({ id: target }, index) =>
    answering({ opId: `operation-${index}`, target, answeredAt: before.clock.now }, 1),
  );
  await sync(reader, operations.slice(0, 1), before.clock.now);
  const { backup } = await makeBackup({ databaseUrl, folder, now: before.clock.now });
  const { id: lostBook } = await aBook(db);
  const { stats } = await sync(reader, operations.slice(1), before.clock.now);
  const firstEpoch = await epochOf(reader);
  await before.app.close();
  await db.destroy();

  const restoring = { databaseUrl, replaces: true, secretFile: undefined, epoch: 'second' };
  await restoreBackup(backup, { ...restoring, now: before.clock.now });

  const restored = await open(folder);
  const after = await testServer({ db: restored });
  after.clock.now += DAY_MS;
  const inject: TestReader['inject'] = (request) =>
    after.app.inject({ ...request, headers: { ...request.headers, ...reader.headers } });
  const same = { ...reader, inject };
  expect(firstEpoch).toMatch(/^[\da-f-]{36}$/);
  expect(await epochOf(same)).toBe('second');
  const counted = () => restored.selectFrom('reviewEvents').select('opId').orderBy('id').execute();
  expect(await counted()).toEqual([{ opId: 'operation-0' }]);

  const resent = await sync(same, operations, after.clock.now);
  const again = await sync(same, operations, after.clock.now);

  expect(outcomes(resent)).toEqual(['operation-0 applied', 'operation-1 applied']);
  expect(outcomes(again)).toEqual(outcomes(resent));
  expect(again.stats).toEqual(stats);
  expect(await counted()).toEqual([{ opId: 'operation-0' }, { opId: 'operation-1' }]);
  expect((await compareWithLog(restored)).differing).toBe(0);
  expect((await aBook(restored)).id).toBeGreaterThan(lostBook);
});
