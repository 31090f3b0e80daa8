import { expect, onTestFinished, test } from 'vitest';

import { postgresDatabaseWithoutTables } from '../testing/postgres.ts';
import { readConfig } from './config.ts';
import { startServer } from './start-server.ts';

test('processes that start at once on an empty database share one library and one admin', async () => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: await postgresDatabaseWithoutTables(),
    SESSION_SECRET: 'x'.repeat(32),
  });
  const said: string[] = [];
  const started = await Promise.all(
    [1, 2, 3].map(() => startServer(config, (line) => said.push(line))),
  );
  for (const { app, db } of started) {
    onTestFinished(() => db.destroy());
    onTestFinished(() => app.close());
  }
  expect(said).toEqual([expect.stringContaining('Admin account, shown this once')]);
  for (const { address, db } of started) {
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(await db.selectFrom('books').select('id').execute()).toHaveLength(20);
  }
});
