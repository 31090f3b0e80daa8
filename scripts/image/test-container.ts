/**
 * Builds the image and lives with it: what is in it, how soon it shows the first feed, what it takes at rest,
 * how it stops and starts again. On a base that BUILD_BASE names, else on one that is made here.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installWithApt } from '../installing.ts';
import { buildBase } from './build-base.ts';
import { BUILDAH_ENV, buildah, output } from './buildah.ts';

const MOST = { megabytes: 250, megabytesAtRest: 200, secondsToFeed: 30, secondsToStop: 5 };
const USER = 1000;
const PORT = 3977;
const IMAGE = 'localhost/morsel-test';
const SERVICE = 'apps/api/src/main.ts';
const HEALTH_CHECK = 'apps/api/src/cli/check-health.ts';
const ORIGIN = `http://127.0.0.1:${PORT}`;

for (const program of ['buildah', 'mmdebstrap']) {
  if (spawnSync('which', [program]).status !== 0) installWithApt(program);
}
const base = process.env['BUILD_BASE'] ?? buildBase();
buildah([
  'bud',
  '--quiet',
  '--build-arg',
  `BUILD_BASE=${base}`,
  '--format',
  'docker',
  '--tag',
  IMAGE,
  '.',
]);

const container = output(['from', IMAGE]);
const root = output(['mount', container]);
const data = mkdtempSync(join(tmpdir(), 'morsel-data-'));
chownSync(data, USER, USER);
try {
  checkContents();
  const begun = performance.now();
  const running = start();
  await firstFeed();
  check('seconds to the first feed', (performance.now() - begun) / 1000, MOST.secondsToFeed);
  check('health check, exit code', exitCodeOf(HEALTH_CHECK) ?? 1, 0);
  await stop(running);
  const again = start();
  await firstFeed();
  check('megabytes at rest', residentMegabytes(), MOST.megabytesAtRest);
  await stop(again);
  if (exitCodeOf(HEALTH_CHECK) !== 1)
    throw new Error('The health check says that a stopped one is well');
} finally {
  output(['rm', container]);
  rmSync(data, { recursive: true });
}

function checkContents(): void {
  const { stdout } = spawnSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' });
  check('megabytes of the image', Number.parseInt(stdout, 10) / 2 ** 20, MOST.megabytes);
  check('tests in it', globSync('morsel/**/*.test.{ts,tsx}', { cwd: root }).length, 0);
  check(
    'shells and compilers in it',
    globSync('{usr/,}bin/{sh,bash,dash,cc,gcc}', { cwd: root }).length,
    0,
  );
}

/** One of the image's scripts, as its user, with nothing writable but the data and /tmp. */
function command(script: string): string[] {
  const settings = ['--env', `PORT=${PORT}`, '--env', 'HOST=127.0.0.1'];
  const options = [
    '--isolation',
    'chroot',
    '--user',
    `${USER}:${USER}`,
    '--volume',
    `${data}:/data`,
  ];
  return ['run', ...options, ...settings, container, '--', 'node', script];
}

function start(): ChildProcess {
  const args = command(SERVICE);
  return spawn('buildah', args, { env: BUILDAH_ENV, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** The exit code of one of the image's scripts. */
function exitCodeOf(script: string): number | null {
  return spawnSync('buildah', command(script), { env: BUILDAH_ENV }).status;
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

function serviceId(): string {
  const { stdout } = spawnSync('pgrep', ['--exact', '--full', `/usr/local/bin/node ${SERVICE}`], {
    encoding: 'utf8',
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

function residentMegabytes(): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(
    readFileSync(`/proc/${serviceId()}/status`, 'utf8'),
  )?.[1];
  return Number(kilobytes) / 1024;
}

async function stop(running: ChildProcess): Promise<void> {
  const begun = performance.now();
  process.kill(Number(serviceId()), 'SIGTERM');
  const [code] = await once(running, 'exit');
  check('exit code after SIGTERM', Number(code), 0);
  check('seconds to stop', (performance.now() - begun) / 1000, MOST.secondsToStop);
}

function check(what: string, is: number, most: number): void {
  const isGood = is <= most;
  console.log(`${isGood ? '✓' : '✗'} ${what}: ${Math.round(is * 10) / 10} (at most ${most})`);
  if (!isGood) process.exitCode = 1;
}
