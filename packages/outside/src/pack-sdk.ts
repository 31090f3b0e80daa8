import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand } from './run-command.ts';

export const SDK = fileURLToPath(new URL('../../sdk', import.meta.url));

/** All that comes along when the SDK is installed: none of its optional peers. */
const COMES_ALONG = ['eventsource-parser'];

/** What of the SDK's folder is published. */
const PUBLISHED = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'docs', 'dist'];

/** The built SDK as it is published, its types with names, in a folder of its own: what is built stays as it is. */
export async function sdkAsPublished(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-published-'));
  for (const name of PUBLISHED) await cp(join(SDK, name), join(folder, name), { recursive: true });
  await symlink(join(SDK, 'node_modules'), join(folder, 'node_modules'));
  await runCommand(process.execPath, ['build/name-types.ts', join(folder, 'dist')], { cwd: SDK });
  return folder;
}

/** Packs what `sdkAsPublished` has made into a new folder, and answers its file. */
export async function packSdk(published: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-packed-'));
  const said = await runCommand(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: published },
  );
  const [packed]: { filename: string }[] = JSON.parse(said);
  if (!packed) throw new Error('Nothing was packed');
  return join(folder, packed.filename);
}

/** An empty folder in which the packed SDK was installed, and nothing else. */
export async function folderWith(tarball: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-outside-'));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '@morsel/sdk');
  await mkdir(installed, { recursive: true });
  await runCommand('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], {
    cwd: folder,
  });
  for (const name of COMES_ALONG) {
    await cp(join(SDK, 'node_modules', name), join(modules, name), {
      recursive: true,
      dereference: true,
    });
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  return folder;
}
