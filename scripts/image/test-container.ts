/**
 * Builds the images and lives with them, on a root that cannot be written: what is in them, how soon there is a
 * first feed, what it takes at rest, how it stops and starts again, and that an upgrade of PostgreSQL makes its
 * backup. On bases that BUILD_BASE and POSTGRES_BASE name, else on some that are made here.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { olderDatabase } from '../../apps/api/src/testing/older-database.ts';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';
import { installWithApt } from '../installing.ts';
import { buildBase, postgresBase } from './build-base.ts';
import { buildah, output } from './buildah.ts';
import { type Place, runReadOnly, startReadOnly } from './run-read-only.ts';

const MOST = { megabytes: 250, megabytesAtRest: 200, secondsToFeed: 30, secondsToStop: 5 };
const USER = 1000;
const PORT = 3977;
const IMAGE = 'localhost/morsel-test';
const SERVICE = '/morsel/apps/api/src/main.ts';
const HEALTH_CHECK = '/morsel/apps/api/src/cli/check-health.ts';
const BACKUP = '/morsel/apps/api/src/cli/backup.ts';
const ORIGIN = `http://127.0.0.1:${PORT}`;

for (const program of ['buildah', 'mmdebstrap']) {
  if (spawnSync('which', [program]).status !== 0) installWithApt(program);
}
const bases = {
  BUILD_BASE: process.env['BUILD_BASE'] ?? buildBase(),
  POSTGRES_BASE: process.env['POSTGRES_BASE'] ?? postgresBase(),
};
await inImage([], liveWithSqlite);
await inImage(['--target', 'with-postgres'], upgradePostgres);

/** Builds an image, and does something where its root is mounted. */
async function inImage(
  options: readonly string[],
  act: (place: Place) => Promise<void>,
): Promise<void> {
  const args = Object.entries(bases).flatMap(([name, base]) => ['--build-arg', `${name}=${base}`]);
  const layers = ['--layers', '--format', 'docker', '--tag', IMAGE];
  buildah(['bud', '--quiet', ...options, ...args, ...layers, '.']);
  const container = output(['from', IMAGE]);
  const data = mkdtempSync(join(tmpdir(), 'morsel-data-'));
  chownSync(data, USER, USER);
  try {
    const root = output(['mount', container]);
    checkContents(root);
    const environment = { ...environmentOf(container), PORT: String(PORT), HOST: '127.0.0.1' };
    await act({ root, data, shared: [], user: USER, environment });
  } finally {
    output(['rm', container]);
    rmSync(data, { recursive: true });
  }
}

function environmentOf(container: string): Record<string, string> {
  const { OCIv1 } = JSON.parse(output(['inspect', container])) as {
    OCIv1: { config: { Env: string[] } };
  };
  return Object.fromEntries(
    OCIv1.config.Env.map((line) => {
      const end = line.indexOf('=');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}

function checkContents(root: string): void {
  const { stdout } = spawnSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' });
  check('megabytes of the image', Number.parseInt(stdout, 10) / 2 ** 20, MOST.megabytes);
  check('tests in it', globSync('morsel/**/*.test.{ts,tsx}', { cwd: root }).length, 0);
  const programs = '{usr/,}bin/{sh,bash,dash,cc,gcc}';
  check('shells and compilers in it', globSync(programs, { cwd: root }).length, 0);
}

async function liveWithSqlite(place: Place): Promise<void> {
  checkRootIsReadOnly(place);
  const begun = performance.now();
  const running = startReadOnly(place, [SERVICE]);
  await firstFeed();
  check('seconds to the first feed', (performance.now() - begun) / 1000, MOST.secondsToFeed);
  check('health check, exit code', runReadOnly(place, [HEALTH_CHECK]).status ?? 1, 0);
  check('backup, exit code', runReadOnly(place, [BACKUP]).status ?? 1, 0);
  await stop(running);
  const again = startReadOnly(place, [SERVICE]);
  await firstFeed();
  check('megabytes at rest', residentMegabytes(again), MOST.megabytesAtRest);
  await stop(again);
  if (runReadOnly(place, [HEALTH_CHECK]).status !== 1) {
    throw new Error('The health check says that a stopped one is well');
  }
}

function checkRootIsReadOnly(place: Place): void {
  const writing = `try { fs.writeFileSync('/morsel/x', ''); console.log('written') } catch ({ code }) { console.log(code) }`;
  const { said } = runReadOnly(place, ['-e', writing]);
  if (said !== 'EROFS') throw new Error(`The root can be written: ${said}`);
  console.log('✓ the root cannot be written');
}

/** Nobody does anything but start the new version. */
async function upgradePostgres(place: Place): Promise<void> {
  const postgres = await startPostgres();
  try {
    await olderDatabase(postgres.url);
    const socket = new URL(postgres.url).searchParams.get('host') ?? '';
    // The user of the image is another than the server's.
    chmodSync(socket, 0o755);
    const onPostgres = withPostgres(place, { url: postgres.url, socket });
    const running = startReadOnly(onPostgres, [SERVICE]);
    await firstFeed();
    const made = globSync('backups/morsel-*-before-upgrade-*.pgdump', { cwd: place.data });
    check('backups before the upgrade that are missing', 1 - made.length, 0);
    const verified = runReadOnly(onPostgres, [BACKUP, 'verify', `/data/${made[0]}`]);
    console.log(verified.said);
    check('backup verify, exit code', verified.status ?? 1, 0);
    await stop(running);
  } finally {
    await postgres.stop();
  }
}

function withPostgres(place: Place, { url, socket }: { url: string; socket: string }): Place {
  const settings = {
    DATABASE_URL: url,
    SESSION_SECRET: 'x'.repeat(32),
    BACKUP_DIR: '/data/backups',
  };
  return {
    ...place,
    shared: [socket],
    environment: { ...place.environment, ...settings },
  };
}

/** As a newcomer sees it: a guest's session, and the first page. */
async function firstFeed(): Promise<void> {
  for (;;) {
    const page = await fetch(ORIGIN).catch(() => undefined);
    if (page?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const guest = await fetch(`${ORIGIN}/api/demo-user`, {
    method: 'POST',
    headers: { origin: ORIGIN },
  });
  const cookie = guest.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const feed = await fetch(`${ORIGIN}/api/quiz/feed?offset=0`, { headers: { cookie } });
  const cards: unknown = await feed.json();
  if (!Array.isArray(cards) || cards.length === 0) throw new Error('The first feed is empty');
}

function residentMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

async function stop(running: ChildProcess): Promise<void> {
  const begun = performance.now();
  running.kill('SIGTERM');
  const [code] = await once(running, 'exit');
  check('exit code after SIGTERM', Number(code), 0);
  check('seconds to stop', (performance.now() - begun) / 1000, MOST.secondsToStop);
}

function check(what: string, is: number, most: number): void {
  const isGood = is <= most;
  console.log(`${isGood ? '✓' : '✗'} ${what}: ${Math.round(is * 10) / 10} (at most ${most})`);
  if (!isGood) process.exitCode = 1;
}
