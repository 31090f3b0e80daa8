import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const UNPRIVILEGED = ['postgres', 'nobody'];
const INIT_OPTIONS = ['-U', 'morsel', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'];
/** Nothing that a test writes has to outlive it. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const PATIENCE_MS = 30_000;

export type PostgresServer = {
  readonly url: string;
  /** SIGINT ends what is under way, SIGQUIT is a crash; it is gone for so long. */
  restart(how: { signal: 'SIGINT' | 'SIGQUIT'; downMs?: number }): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL from the machine's binaries in a folder of its own, reachable by a socket
 * there and by no port. PostgreSQL refuses to run as root, so root runs it as another user. Unless told
 * otherwise it is one for tests, which a loss of power may damage.
 *
 * @throws Error saying what is missing.
 */
export async function startPostgres(
  settings: readonly string[] = FORGETFUL,
): Promise<PostgresServer> {
  const binaries = findBinaries();
  const owner = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'morsel-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder };

  execFileSync(join(binaries, 'initdb'), ['-D', data, ...INIT_OPTIONS], {
    ...options,
    stdio: 'pipe',
  });
  const url = `postgres://morsel@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const begin = async () => {
    const begun = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    await untilReachable(url, () => begun.exitCode);
    return begun;
  };
  let server = await begin();
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    url,
    async restart({ signal, downMs = 0 }) {
      await end(signal);
      await pause(downMs);
      server = await begin();
    },
    async stop() {
      // Fast shutdown: connections that are left are ended.
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) {
    throw new Error(
      'Tests of simultaneous writes need PostgreSQL: install it (apt-get install postgresql) or set TEST_DATABASE_URL',
    );
  }
  return found;
}

function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of UNPRIVILEGED) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    `PostgreSQL does not run as root and there is no user ${UNPRIVILEGED.join(' or ')}: set TEST_DATABASE_URL`,
  );
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return undefined;
  }
}

async function untilReachable(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (exitCode() !== null) throw new Error('PostgreSQL ended at once', { cause: error });
      if (Date.now() > deadline) throw new Error('PostgreSQL does not answer', { cause: error });
      await pause(50);
    }
  }
}
