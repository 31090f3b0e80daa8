import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { listBackups } from '../src/backup/backup-folder.ts';
import { keptWorld } from './http/kept-world.ts';
import { callMeanwhile, type Waits } from './http/load.ts';
import { pinLoad, runOnAnyProcessor, startPinned } from './http/pinned-server.ts';
import { answer } from './http/scenarios.ts';

/**
 * Backs up the world of `bench:http` again and again while its readers answer, restores each backup to
 * an empty place, where it is compared with its log, and says how long answers took meanwhile and
 * before. Fails when a backup is no good, or the p99 of answers more than doubles.
 *
 *     pnpm bench:backups --times 20
 */
const { values: options } = parseArgs({ options: { times: { type: 'string', default: '20' } } });

const COMMAND = join(import.meta.dirname, '../src/cli/backup.ts');
const LOAD = { connections: 8, pauseMs: 40 };
const QUIET_MS = 4000;

const folder = mkdtempSync(join(tmpdir(), 'morsel-bench-'));
const database = join(folder, 'morsel.db');
await pinLoad();
copyFileSync(await keptWorld(folder), database);
const server = await startPinned('morsel', {
  script: 'morsel-server.ts',
  database: `file:${database}`,
  sockets: [join(folder, 'morsel.sock')],
});
const next = answer()();
try {
  await callMeanwhile(server, next, { ...LOAD, work: () => pause(QUIET_MS) });
  const before: Waits[] = [];
  const during: Waits[] = [];
  for (let time = 1; time <= Number(options.times); time += 1) {
    before.push(await callMeanwhile(server, next, { ...LOAD, work: () => pause(QUIET_MS) }));
    during.push(await callMeanwhile(server, next, { ...LOAD, work: backUp }));
    restore(time);
    console.log(`${time}  ${line('before', before.at(-1))}  ${line('during', during.at(-1))}`);
  }
  const [quiet, busy] = [middle(before), middle(during)];
  console.log(`p99 of answers, median of ${options.times}: ${quiet} ms before, ${busy} ms during`);
  if (busy > quiet * 2) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

function backUp(): Promise<void> {
  return runOnAnyProcessor([process.execPath, COMMAND], environment(database));
}

/** Fails unless it is whole and equals its log. */
function restore(time: number): void {
  const [latest] = listBackups(join(folder, 'backups'));
  if (latest === undefined) throw new Error('There is no backup');
  const to = join(folder, `restored-${time}`, 'morsel.db');
  const said = execFileSync(process.execPath, [COMMAND, 'restore', latest.path], {
    env: environment(to),
    encoding: 'utf8',
  });
  if (!said.includes('Its totals equal the log')) throw new Error(said);
  execFileSync(process.execPath, [COMMAND, 'verify', latest.path], { env: environment(to) });
  rmSync(join(folder, `restored-${time}`), { recursive: true });
}

function environment(file: string): NodeJS.ProcessEnv {
  return { DATABASE_URL: `file:${file}`, BACKUP_DIR: join(folder, 'backups') };
}

function line(when: string, waits: Waits | undefined): string {
  const { requests = 0, p50 = 0, p99 = 0, longest = 0 } = waits ?? {};
  const times = [p50, p99, longest].map((ms) => ms.toFixed(1)).join(' / ');
  return `${when} ${requests} answers, p50 / p99 / longest ${times} ms`;
}

function middle(waits: readonly Waits[]): number {
  const sorted = waits.map(({ p99 }) => p99).toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(1));
}
