/**
 * What goes wrong around a file of SQLite while readers use it. Needs root, for a small disk of its own
 * (tmpfs) that can be full.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import Database from 'better-sqlite3';

import { sqliteProcess } from './api-processes.ts';
import { Device } from './device.ts';
import { putLoad } from './put-load.ts';
import { ChaosReader } from './reader.ts';
import { Record } from './record.ts';
import { report } from './report.ts';

const READERS = 4;
const FAILURE_MS = 8000;
const DISK = 'size=24m';
const MIB = 1024 * 1024;

/** Sets the clock of the process back by a day, as seen by everything in it, when it gets a signal. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`const now = Date.now;
process.on('SIGUSR2', () => { Date.now = () => now() - 86400000; });`)}`;

const folder = mkdtempSync(join(tmpdir(), 'morsel-chaos-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder]);
const file = join(folder, 'morsel.db');
const server = sqliteProcess(file, ['--import', CLOCK]);
const record = new Record();
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await server.kill();
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  await server.start();
  const witness = new ChaosReader(new Device([server], record, '10.99.0.1'), record);
  await witness.arrive();
  const over = new AbortController();
  const load = putLoad([server], record, { readers: READERS, signal: over.signal });
  await delay(1000);
  await during('disk full', witness, fillDisk);
  await during('file moved away', undefined, moveAway);
  await during('lock held by another program', witness, holdLock);
  server.signal('SIGUSR2');
  record.count('clock set back');
  await delay(3000);
  const free = fillDisk();
  over.abort();
  // What is under way goes on being sent until there is room.
  await delay(2000);
  record.mayRefuse = true;
  free();
  await load;
  const refill = fillDisk();
  const code = await server.stop();
  if (code !== 0) record.complain(`it stopped with ${code} on a full disk: ${server.log}`);
  refill();
  return report(record, { databaseUrl: `file:${file}`, processes: [server] });
}

/** Whoever reads goes on meanwhile, where a witness is given; and all do afterwards. */
async function during(
  what: string,
  witness: ChaosReader | undefined,
  breakDown: () => () => void,
): Promise<void> {
  record.mayRefuse = true;
  const before = record.counts.get('503 in an outage') ?? 0;
  const repair = breakDown();
  const end = performance.now() + FAILURE_MS;
  let worst = 0;
  while (performance.now() < end) {
    const began = performance.now();
    const live = await fetch(`${server.address}/health/live`);
    if (!live.ok) record.complain(`${what}: live ${live.status}`);
    await witness?.readFeed();
    worst = Math.max(worst, performance.now() - began);
    await delay(50);
  }
  const ready = await fetch(`${server.address}/health/ready`);
  repair();
  const refused = (record.counts.get('503 in an outage') ?? 0) - before;
  console.log(
    `${what}: ready ${ready.status}, ${refused} calls refused; live and a feed page took ${Math.round(worst)} ms at most`,
  );
  await delay(2000);
  record.mayRefuse = false;
  await delay(1000);
}

function fillDisk(): () => void {
  const filler = join(folder, 'filler');
  let size = 32 * MIB;
  for (; size > 0; size = Math.floor(size / 2)) {
    try {
      writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // It takes what there is room for.
    }
  }
  return () => rmSync(filler, { force: true });
}

function moveAway(): () => void {
  renameSync(file, `${file}.away`);
  return () => renameSync(`${file}.away`, file);
}

function holdLock(): () => void {
  const other = new Database(file);
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}
