import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { connectDatabase } from './connection.ts';
import { migrateToLatest } from './migrate.ts';

test('nobody else on the machine reads a new database, nor its log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'morsel-database-'));
  const file = join(folder, 'data/morsel.db');
  const db = await connectDatabase(`file:${file}`);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  await migrateToLatest(db);
  const modes = [file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['600', '600']);
});
