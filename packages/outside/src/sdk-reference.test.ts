import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, onTestFinished, test } from 'vitest';

import { SDK } from './pack-sdk.ts';
import { writeReference } from './sdk-reference.ts';

/** All pages of a folder by their paths. */
async function pagesIn(folder: string): Promise<Map<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const pages = paths.filter((path) => path.endsWith('.md')).toSorted();
  return new Map(
    await Promise.all(
      pages.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
    ),
  );
}

test('the reference says what the comments and types say (else: pnpm reference)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-reference-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeReference(inject('published'), folder);
  const made = await pagesIn(folder);
  const kept = await pagesIn(join(SDK, 'docs'));
  expect([...kept.keys()]).toEqual([...made.keys()]);
  const isOutdated = ([path, text]: readonly [string, string]) => kept.get(path) !== text;
  expect([...made].filter(isOutdated).map(([path]) => path)).toEqual([]);
  expect(made.get('client.md')).toContain('`quiz.answer`');
});
