import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { compileCache } from './testing/compile-cache.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const PATIENCE_MS = 60_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'morsel-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

type Started = { child: ChildProcess; output: () => string; errors: () => string };

/** The server as a process of its own, on an empty data folder and any free port. */
function start(environment: Record<string, string> = {}, args: string[] = [MAIN]): Started {
  const child = spawn(process.execPath, args, {
    env: {
      ...compileCache(),
      DATABASE_URL: `file:${join(folder, 'data/morsel.db')}`,
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString()));
  return { child, output: () => texts.stdout, errors: () => texts.stderr };
}

/** The address at which it says that it is open. */
async function opened({ child, output, errors }: Started): Promise<string> {
  for (;;) {
    const address = /Morsel is open at (http:\S+)/.exec(output())?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`It ended: ${errors()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')]);
  }
}

async function exitCode({ child }: Started): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}

async function makeGuest(address: string) {
  const answer = await fetch(`${address}/api/demo-user`, { method: 'POST' });
  const [cookie = ''] = answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  return { body: await answer.json(), cookie };
}

describe('starting', { timeout: PATIENCE_MS }, () => {
  it('says where it is open, tells the admin once and serves', async () => {
    const first = start();
    const address = await opened(first);
    expect((await fetch(`${address}/api/topics`)).status).toBe(200);
    expect(first.output()).toMatch(/Admin account, shown this once: \S+ with password \S{16}/);
    expect(first.errors()).toBe('');
    first.child.kill('SIGTERM');
    await exitCode(first);

    const second = start();
    await opened(second);
    expect(second.output()).not.toContain('password');
  });

  it('keeps a session secret that only its owner can read', async () => {
    await opened(start());
    const mode = statSync(join(folder, 'data/session-secret')).mode;
    expect(mode & 0o777).toBe(0o600);
  });

  it('is refused with a bad configuration', async () => {
    const started = start({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(
      /^Morsel cannot start: PORT must be a whole number from 0 to 65535; LOG_LEVEL must be .*\n$/,
    );
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('is refused when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const started = start({ PORT: String(port) });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(
      new RegExp(`^Morsel cannot start: .*port ${port} .*EADDRINUSE.*\\n$`),
    );

    expect(started.output()).not.toContain('password');
    const next = start();
    await opened(next);
    expect(next.output()).toContain('Admin account, shown this once');
  });

  it('is refused when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const started = start({ DATABASE_URL: `file:${file}/data/morsel.db` });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(/^Morsel cannot start: cannot open the database \(.*\n$/);
    expect(started.errors()).toContain(file);
  });

  it('is refused when the file is no database', async () => {
    const file = join(folder, 'letter.db');
    await writeFile(file, 'Dear reader, '.repeat(100));
    const started = start({ DATABASE_URL: `file:${file}` });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(/^Morsel cannot start: cannot open the database \(.*\n$/);
  });

  it('is refused when a migration fails', async () => {
    const file = join(folder, 'foreign.db');
    const foreign = new Database(file);
    foreign.exec('create table users (id integer primary key)');
    foreign.close();
    const started = start({ DATABASE_URL: `file:${file}` });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(
      /^Morsel cannot start: cannot bring the database up to date: .*users.*\n$/,
    );
  });

  it('is refused when PostgreSQL does not answer, without telling its password', async () => {
    const started = start({
      DATABASE_URL: 'postgres://morsel:hunter2@127.0.0.1:1/morsel',
      SESSION_SECRET: 'x'.repeat(32),
    });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(
      /^Morsel cannot start: cannot open the database \(127.0.0.1:1\/morsel\).*\n$/,
    );
    expect(started.errors()).not.toContain('hunter2');
  });
});

describe('stopping', { timeout: PATIENCE_MS }, () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('is clean on %s', async (signal) => {
    const started = start();
    await opened(started);
    started.child.kill(signal);
    expect(await exitCode(started)).toBe(0);
    expect(started.errors()).toBe('');
    // Everything is in the one file, so that copying it copies all.
    expect(existsSync(join(folder, 'data/morsel.db-wal'))).toBe(false);
  });

  it('is clean when one key press arrives twice', async () => {
    const started = start();
    await opened(started);
    started.child.kill('SIGINT');
    started.child.kill('SIGTERM');
    expect(await exitCode(started)).toBe(0);
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'is clean when npm, which runs it, is ended',
    async () => {
      const launch = `process.title = 'npm exec';
      require('node:child_process').spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, '${MAIN}'],
        { stdio: 'inherit' });`;
      const started = start({}, ['-e', launch]);
      const address = await opened(started);

      started.child.kill('SIGTERM');

      // The output closes once the server, which has inherited it, has ended too.
      await once(started.child, 'close');
      await expect(fetch(address)).rejects.toThrow('fetch failed');
      expect(existsSync(join(folder, 'data/morsel.db-wal'))).toBe(false);
    },
  );

  it('loses nothing', async () => {
    const first = start();
    const guest = await makeGuest(await opened(first));
    first.child.kill('SIGTERM');
    await exitCode(first);

    const address = await opened(start());
    const answer = await fetch(`${address}/api/demo-user`, {
      method: 'POST',
      headers: { cookie: guest.cookie },
    });
    expect(await answer.json()).toEqual(guest.body);
  });

  it('loses nothing when it is killed', async () => {
    const first = start();
    const guest = await makeGuest(await opened(first));
    first.child.kill('SIGKILL');
    await exitCode(first);

    const address = await opened(start());
    const headers = { cookie: guest.cookie };
    const answer = await fetch(`${address}/api/demo-user`, { method: 'POST', headers });
    expect(await answer.json()).toEqual(guest.body);
  });
});
