import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { testServer } from '../../testing/server.ts';

const PAGE = '<div id="root"><!--shell--><p>House</p>\n<!--/shell--></div>';
const SHELLS = { '/library': '<a href="/progress">$& of books</a>' };

it.each([
  ['at the root', undefined, ''],
  ['below a path', 'https://morsel.example/read', '/read'],
])(
  'the page of a screen shows what that stands with, others the house (%s)',
  async (_where, publicUrl, base) => {
    const folder = await mkdtemp(join(tmpdir(), 'morsel-shells-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'screen-shells.json'), JSON.stringify(SHELLS));
    const { app } = await testServer({ webFolder: folder, publicUrl });
    const pageAt = async (path: string) => (await app.inject({ url: base + path })).body;
    expect(await pageAt('/library')).toContain(
      `<!--shell--><a href="${base}/progress">$& of books</a><!--/shell-->`,
    );
    for (const path of ['/', '/progress', '/index.html'])
      expect(await pageAt(path)).toContain('<!--shell--><p>House</p>');
  },
);
