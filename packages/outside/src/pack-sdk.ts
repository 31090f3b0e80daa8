import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand } from './run-command.ts';

export const SDK = fileURLToPath(new URL('../../sdk', import.meta.url));

/** All that comes along when the SDK is installed: none of its optional peers. */
const COMES_ALONG = ['eventsource-parser'];

/** Packs the built SDK into a new folder, as it would be published, and answers its file. */
export async function packSdk(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-packed-'));
  const said = await runCommand(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: SDK },
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
