import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand } from './run-command.ts';

export const SDK = fileURLToPath(new URL('../../sdk', import.meta.url));

/** All that comes along when the SDK is installed: none of its optional peers. */
const COMES_ALONG = ['eventsource-parser'];

type Manifest = {
  readonly files: readonly string[];
  readonly scripts: { readonly prepack: string };
};

/** What of a package's folder is published whatever it says. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

/** The built SDK as it is published, its types with names, in a folder of its own: what is built stays as it is. */
export async function sdkAsPublished(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-published-'));
  const { files, scripts }: Manifest = JSON.parse(
    await readFile(join(SDK, 'package.json'), 'utf8'),
  );
  // The folder is told to the last command alone: one before it would write into `dist`.
  if (/[;&|\n]/.test(scripts.prepack)) throw new Error('`prepack` of the SDK is no single command');
  for (const name of [...ALWAYS, ...files]) {
    await cp(join(SDK, name), join(folder, name), { recursive: true });
  }
  await symlink(join(SDK, 'node_modules'), join(folder, 'node_modules'));
  // What publishing runs, by this Node and told to leave `dist` as it is.
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  await runCommand('sh', ['-c', `${scripts.prepack} "$0"`, join(folder, 'dist')], {
    cwd: SDK,
    env: { PATH },
  });
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
