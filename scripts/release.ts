/**
 * Makes a release: `pnpm release 1.2.3`. Checks that it can be one and that every test passes, sets the
 * version, gives the changelogs their heading, writes down a database of it for later upgrades and a description of
 * its API that later ones do not break, commits and tags. It
 * pushes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { closeSections, unreleasedNotes } from './changelog.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = [
  'package.json',
  'apps/api/package.json',
  'apps/web/package.json',
  'packages/sdk/package.json',
  'packages/outside/package.json',
];

const [, , version = ''] = process.argv;
const fixture = join('apps/api/releases', version);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

function run(command: string, ...words: readonly string[]): void {
  const { status, error } = spawnSync(command, words, { cwd: ROOT, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} has failed`);
}

const versionOf = (file: string): string =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')).version;

/** Positive when the first comes later. */
function compareVersions(one: string, other: string): number {
  const [a = [], b = []] = [one, other].map((text) => text.split('.').map(Number));
  const differing = a.findIndex((number, index) => number !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

function* problems() {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    yield 'Usage: pnpm release <version>, such as 1.2.3';
    return;
  }
  const tags = git('tag', '--list', 'v*').split('\n');
  const current = versionOf('package.json');
  const isLater = compareVersions(version, current) > 0;
  // The first release may be of the version that has been there all the time.
  const isFirst = version === current && !tags.includes(`v${current}`);
  if (tags.includes(`v${version}`)) yield `v${version} is released already`;
  else if (!isLater && !isFirst) yield `${version} does not come after ${current}`;
  if (git('status', '--porcelain') !== '') yield 'There are changes that are not committed';
  if (git('branch', '--show-current') !== 'main') yield 'Releases are made on main';
  if (unreleasedNotes() === undefined) yield 'CHANGELOG.md says nothing under "Unreleased"';
}

function write(): void {
  for (const file of PACKAGES) {
    const path = join(ROOT, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/^( {2}"version": )".*"/m, `$1"${version}"`));
  }
  closeSections(version, new Date().toISOString().slice(0, 10));
  // Until it is released, that of the first release may be made anew.
  if (existsSync(join(ROOT, fixture))) rmSync(join(ROOT, fixture), { recursive: true });
  run('node', 'apps/api/releases/make-fixture.ts', version);
  run('node', 'apps/api/releases/write-description.ts', version);
  run('vitest', 'run', '--project', 'api-sqlite', '--project', 'api-pglite', 'process/releases');
}

const found = [...problems()];
if (found.length > 0) fail(found.join('\n'));
run('node', 'scripts/test.ts');
try {
  write();
} catch (error) {
  // Nothing but what was written here: there were no changes before.
  git('checkout', '--', '.');
  git('clean', '-fdq', '--', fixture);
  fail(`Nothing was released: ${error instanceof Error ? error.message : String(error)}`);
}
git('add', '--all');
git('commit', '--quiet', '--message', `release: ${version}`);
git('tag', '--annotate', `v${version}`, '--message', `Morsel ${version}`);
console.log(`v${version} is made. To publish it: git push --follow-tags`);
