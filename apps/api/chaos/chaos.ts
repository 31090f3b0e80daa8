/**
 * Kills API processes and restarts PostgreSQL while readers use them, and looks whether anything that was
 * acknowledged is missing or counts twice. `pnpm test:chaos --kills 20 --restarts 3 --crashes 1 --gone 60 --readers 12`
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { startPostgres } from '../src/testing/postgres-server.ts';
import { type ApiProcess, apiProcesses } from './api-processes.ts';
import { putLoad } from './put-load.ts';
import { Record } from './record.ts';
import { report } from './report.ts';

/** A crash of PostgreSQL loses nothing that it has committed; only a loss of power would. */
const SETTINGS = ['fsync=off', 'full_page_writes=off'];
const AFTER_CRASH_MS = 1000;
/** When nobody waits for PostgreSQL any more. */
const WITHOUT_MS = 8000;

type Ending = 'SIGINT' | 'SIGQUIT';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '3' },
    crashes: { type: 'string', default: '1' },
    /** Seconds for which PostgreSQL is gone at the end. */
    gone: { type: 'string', default: '60' },
    processes: { type: 'string', default: '3' },
    readers: { type: 'string', default: '12' },
  },
});
const kills = Number(values.kills);
/** Of PostgreSQL. */
const endings: readonly Ending[] = [
  ...Array.from({ length: Number(values.restarts) }, () => 'SIGINT' as const),
  ...Array.from({ length: Number(values.crashes) }, () => 'SIGQUIT' as const),
];

const postgres = await startPostgres(SETTINGS);
const processes = apiProcesses(postgres.url, Number(values.processes));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  for (const one of processes) await one.kill();
  await postgres.stop();
}

async function run(): Promise<boolean> {
  const record = new Record();
  // All at once, on an empty database.
  await Promise.all(processes.map((one) => one.start()));
  const over = new AbortController();
  const began = performance.now();
  const load = putLoad(processes, record, { readers: Number(values.readers), signal: over.signal });
  await makeTrouble(record);
  await goWithoutPostgres(record);
  await delay(2000);
  over.abort();
  await load;
  const seconds = Math.round((performance.now() - began) / 1000);
  for (const one of processes) {
    if (one.hasDied) record.complain(`A process has ended by itself: ${one.log.slice(-2000)}`);
    const code = await one.stop();
    if (code !== 0) record.complain(`A process stopped with ${code}: ${one.log.slice(-2000)}`);
  }
  console.log(`${seconds} s, ${values.readers} readers at ${processes.length} processes`);
  return report(record, { databaseUrl: postgres.url, processes });
}

/** Kills of all processes in turn, and between them the ends of PostgreSQL. */
async function makeTrouble(record: Record): Promise<void> {
  let ended = 0;
  for (let killed = 0; killed < kills || ended < endings.length; killed += 1) {
    await delay(1000 + Math.random() * 1000);
    const ending = endings[ended];
    if (ending !== undefined && killed >= ((ended + 0.5) * kills) / endings.length) {
      await endPostgres(ending, record);
      ended += 1;
    }
    const victim = processes[killed % processes.length];
    if (killed < kills && victim !== undefined) await killOnce(victim, record);
  }
}

/** Where it crashes while a transaction ends, nobody knows whether that counts: a 503 says so. */
async function endPostgres(signal: Ending, record: Record): Promise<void> {
  const isCrash = signal === 'SIGQUIT';
  record.mayRefuse = isCrash;
  await postgres.restart({ signal });
  record.count(isCrash ? 'crashes of PostgreSQL' : 'restarts of PostgreSQL');
  if (isCrash) await delay(AFTER_CRASH_MS);
  record.mayRefuse = false;
}

/** Longer than anybody waits for it: calls are refused, and go on by themselves once it is back. */
async function goWithoutPostgres(record: Record): Promise<void> {
  if (values.gone === '0') return;
  record.mayRefuse = true;
  const postgresIsBack = postgres.restart({ signal: 'SIGINT', downMs: Number(values.gone) * 1000 });
  await delay(WITHOUT_MS);
  for (const { address } of processes) {
    const began = performance.now();
    const [live, ready] = await Promise.all(
      ['live', 'ready'].map((name) => fetch(`${address}/health/${name}`)),
    );
    const ms = Math.round(performance.now() - began);
    const retryAfter = ready?.headers.get('retry-after');
    console.log(`without PostgreSQL: live ${live?.status}, ready ${ready?.status} in ${ms} ms`);
    const isWell = live?.status === 200 && ready?.status === 503 && retryAfter !== null;
    if (!isWell) record.complain('health says something else');
  }
  await postgresIsBack;
  await delay(AFTER_CRASH_MS);
  record.mayRefuse = false;
}

async function killOnce(victim: ApiProcess, record: Record): Promise<void> {
  await victim.kill();
  record.count('kills');
  await victim.start();
}
