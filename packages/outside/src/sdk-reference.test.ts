import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { SDK } from './pack-sdk.ts';
import { writeReference } from './sdk-reference.ts';

async function pagesIn(folder: string): Promise<Record<string, string>> {
  const files = globSync('**/*.md', { cwd: folder }).toSorted();
  const pages = files.map(
    async (file) => [file, await readFile(join(folder, file), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(pages));
}

test('the reference in the package is what the comments say now (else: pnpm reference)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-reference-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeReference(folder);
  const written = await pagesIn(folder);
  expect(await pagesIn(join(SDK, 'docs'))).toEqual(written);
  expect(written['client.md']).toContain('`quiz.answer`');
});
