/**
 * Fills the folder that becomes the image's root: beside the service as it was deployed there goes the web
 * app, Node and the C libraries; what nothing reads while it runs is left out.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user of the image, who owns the data. */
const USER = 1000;

const [image = ''] = process.argv.slice(2);
if (image === '') throw new Error('Usage: node scripts/image/fill-image.ts <folder>');
const service = join(image, 'morsel/apps/api');
const node = join(image, 'usr/local/bin/node');

const UNREAD = [
  '{abuse,bench,chaos,pictures,releases,src/testing}',
  '*.config.ts',
  'tsconfig.json',
  'src/**/*.test.ts',
  'node_modules/.pnpm/**/*.{map,d.ts,d.mts,d.cts}',
  // Sources beside what was made of them, and binaries of other machines.
  'node_modules/.pnpm/{openai,zod}@*/node_modules/{openai,zod}/src',
  'node_modules/.pnpm/better-sqlite3@*/node_modules/better-sqlite3/{deps,src}',
  `node_modules/.pnpm/better-sqlite3@*/node_modules/better-sqlite3/prebuilds/!(linux-${process.arch}.node)`,
  // Another database than the service is run on; tests are.
  'node_modules/{@electric-sql,.pnpm/@electric-sql+pglite@*}',
];

for (const path of globSync(UNREAD, { cwd: service })) {
  rmSync(join(service, path), { recursive: true, force: true });
}
cpSync('apps/web/dist', join(image, 'morsel/apps/web/dist'), { recursive: true });
mkdirSync(dirname(node), { recursive: true });
cpSync(realpathSync('node_modules/node/bin/node'), node);
for (const library of librariesOf([
  node,
  ...globSync(join(service, 'node_modules/.pnpm/**/*.node')),
])) {
  mkdirSync(join(image, dirname(library)), { recursive: true });
  cpSync(realpathSync(library), join(image, library));
}
mkdirSync(join(image, 'tmp'));
chmodSync(join(image, 'tmp'), 0o1777);
mkdirSync(join(image, 'data'));
chownSync(join(image, 'data'), USER, USER);

/** The shared libraries that programs load, by the loader's own word. */
function librariesOf(programs: readonly string[]): Set<string> {
  const { stdout } = spawnSync('ldd', programs, { encoding: 'utf8' });
  return new Set(stdout.match(/(?<==> |\t)\/\S+/g)?.filter((path) => !path.startsWith(image)));
}
