import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { compileCache } from '../testing/compile-cache.ts';
import { testFolder } from '../testing/test-folder.ts';

const COMMAND = join(import.meta.dirname, 'move-database.ts');

function moveDatabase(...words: readonly string[]) {
  const options = { env: compileCache(), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...words], options);
  return { status, stderr };
}

test.each([
  [[]],
  [['--from', 'file:a.db']],
  [['--from', 'file:a.db', '--to', 'mysql://x']],
  [['a', 'b']],
])('says how it is used when it gets %j', (words) => {
  const { status, stderr } = moveDatabase(...words);

  expect(status).toBe(2);
  expect(stderr).toContain('Usage: pnpm move-database');
});

test('makes no database where there is none, and moves between two kinds alone', async () => {
  const file = join(await testFolder(), 'none.db');
  const [from, to] = [`file:${file}`, 'postgres://localhost/morsel'];

  expect(moveDatabase('--from', from, '--to', to).stderr).toContain('there is no database at');
  expect(moveDatabase('--from', to, '--to', to).stderr).toContain('between a file: and a postgres');
  expect(existsSync(file)).toBe(false);
});
