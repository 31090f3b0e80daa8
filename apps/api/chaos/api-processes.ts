import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** One of the processes that serve one database, at an address that stays the same. */
export class ApiProcess {
  readonly #settings: Readonly<Record<string, string>>;
  readonly #nodeArguments: readonly string[];
  #child: ChildProcess | undefined;
  /** How often it was killed: whoever was waiting for it then gets no answer. */
  kills = 0;
  isUp = false;
  address = '';
  log = '';

  constructor(settings: Readonly<Record<string, string>>, nodeArguments: readonly string[] = []) {
    this.#settings = settings;
    this.#nodeArguments = nodeArguments;
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const child = spawn(process.execPath, [...this.#nodeArguments, MAIN], {
      env: { ...this.#settings, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (part) => (this.log += String(part)));
    this.address = await addressIn(child, () => this.log);
    child.stdout.on('data', (part) => (this.log += String(part)));
    this.isUp = true;
  }

  async kill(): Promise<void> {
    this.isUp = false;
    this.kills += 1;
    await this.#end('SIGKILL');
  }

  /** Its exit code. */
  async stop(): Promise<number | null> {
    this.isUp = false;
    return this.#end('SIGTERM');
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  get hasDied(): boolean {
    return this.isUp && this.#child?.exitCode !== null;
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  }
}

const SETTINGS = {
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'kitchen-door-42',
  // Devices come from as many networks as they like.
  TRUST_PROXY: '127.0.0.1',
  BACKUP_EVERY: 'off',
  LOG_LEVEL: 'error',
};

/** So many that serve one database of PostgreSQL; none of them has been started. */
export function apiProcesses(databaseUrl: string, count: number): ApiProcess[] {
  const settings = {
    ...SETTINGS,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  return Array.from({ length: count }, () => new ApiProcess(settings));
}

/** The one that serves a file of SQLite. */
export const sqliteProcess = (file: string, nodeArguments: readonly string[] = []) =>
  new ApiProcess({ ...SETTINGS, DATABASE_URL: `file:${file}` }, nodeArguments);

async function addressIn(child: ChildProcess, log: () => string): Promise<string> {
  let said = '';
  child.stdout?.on('data', (part) => (said += String(part)));
  for (;;) {
    const address = /Morsel is open at (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`A process did not start: ${log()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}
