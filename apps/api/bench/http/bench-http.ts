import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startPostgres } from '../../src/testing/postgres-server.ts';
import { fill, keptWorld } from './kept-world.ts';
import { callAll, type Figures, putLoad } from './load.ts';
import { type PinnedServer, pinLoad, startPinned } from './pinned-server.ts';
import { figuresTable, type Measured, middleOf } from './report.ts';
import { type Scenario, SCENARIOS } from './scenarios.ts';

/**
 * What Morsel's calls cost beside a server that is written by hand, both on one processor in turns,
 * the load on the other. The world is built once and kept in `node_modules/.cache`.
 *
 *     pnpm bench:http                              all calls, three rounds of two seconds each
 *     pnpm bench:http --only first,later,answer --rounds 5 --seconds 3
 *     pnpm bench:http --database postgres          Morsel on a PostgreSQL that is started for it
 *     pnpm bench:http --processes 2                Morsel in two processes on one database
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    database: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
  },
});

/** As it is when nobody says otherwise: what is told as done is on the disk. */
const DURABLE: readonly string[] = [];
const WARM_UP_SECONDS = 1;

const folder = mkdtempSync(join(tmpdir(), 'morsel-bench-'));
await pinLoad();
const world = await keptWorld(folder);
const postgres = options.database === 'postgres' ? await startPostgres(DURABLE) : undefined;
const raw = await startPinned('raw', {
  script: 'raw-server.ts',
  database: copyOfWorld('raw.db'),
  sockets: [join(folder, 'raw.sock')],
});
const morsel = await startPinned('morsel', {
  script: 'morsel-server.ts',
  database: await morselsDatabase(),
  sockets: Array.from({ length: Number(options.processes) }, (_, index) =>
    join(folder, `morsel-${index}.sock`),
  ),
});
try {
  const measured: Measured[] = [];
  for (const scenario of wantedScenarios()) {
    measured.push(await measure(scenario));
    console.log(figuresTable(measured.slice(-1), { isFirst: measured.length === 1 }));
  }
} finally {
  await raw.stop();
  await morsel.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}

function wantedScenarios(): readonly Scenario[] {
  const names = options.only?.split(',');
  const unknown = names?.find((name) => SCENARIOS.every((scenario) => scenario.name !== name));
  if (unknown !== undefined) {
    const known = SCENARIOS.map(({ name }) => name).join(', ');
    throw new Error(`There is no ${unknown}; there are ${known}`);
  }
  return SCENARIOS.filter(({ name }) => names?.includes(name) ?? true);
}

/** The rounds of both servers take turns, so that what else the machine does meets both. */
async function measure(scenario: Scenario): Promise<Measured> {
  const servers = scenario.isRaw ? [raw, morsel] : [morsel];
  const figures = new Map<PinnedServer, Figures[]>(servers.map((server) => [server, []]));
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const server of servers) {
      // The first round warms up and is forgotten.
      const seconds = round === 0 ? WARM_UP_SECONDS : Number(options.seconds);
      const taken = await measureRound(server, scenario, { round, seconds });
      if (round > 0) figures.get(server)?.push(taken);
    }
  }
  const ofServer = (server: PinnedServer) => middleOf(figures.get(server) ?? []);
  return {
    scenario: scenario.name,
    morsel: ofServer(morsel),
    ...(scenario.isRaw && { raw: ofServer(raw) }),
  };
}

async function measureRound(
  server: PinnedServer,
  scenario: Scenario,
  { round, seconds }: { round: number; seconds: number },
): Promise<Figures> {
  if (scenario.prepare && server !== raw) await callAll(server, scenario.prepare(round));
  const { connections } = scenario;
  return putLoad(server, scenario.calls(round), { connections, seconds });
}

function copyOfWorld(name: string): string {
  const file = join(folder, name);
  copyFileSync(world, file);
  return file;
}

async function morselsDatabase(): Promise<string> {
  if (postgres === undefined) return `file:${copyOfWorld('morsel.db')}`;
  await fill(postgres.url);
  return postgres.url;
}
