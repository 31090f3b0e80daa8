import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { TestProject } from 'vitest/node';

import { compileCache } from '../src/testing/compile-cache.ts';
import { startProvider, stopProvider } from './provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    abused: AbusedServer;
  }
}

export type AbusedServer = {
  readonly address: string;
  /** Of its SQLite file. */
  readonly databaseUrl: string;
  readonly admin: { readonly email: string; readonly password: string };
};

const MAIN = join(import.meta.dirname, '../src/main.ts');
const ADMIN = { email: 'admin@example.org', password: 'kitchen-door-42' };

let child: ChildProcess | undefined;
let folder: string | undefined;

/** One server for all attacks: what one of them leaves behind is in the way of the next. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'morsel-abuse-'));
  const databaseUrl = `file:${join(folder, 'morsel.db')}`;
  child = spawn(process.execPath, [MAIN], {
    env: {
      ...compileCache(),
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRUST_PROXY: '127.0.0.1',
      OPENAI_BASE_URL: await startProvider(),
      OPENAI_MODEL: 'scripted',
      GENERATION_BUDGET: '200k/2M tokens',
    },
    // Its log would be as long as the attacks.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  project.provide('abused', { address: await addressOf(child), databaseUrl, admin: ADMIN });
}

export async function teardown(): Promise<void> {
  if (child !== undefined && child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  stopProvider();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output');
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const address = /open at (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // What else it says is read away, or it would wait for somebody to read it.
    stdout.resume();
    return address;
  }
  throw new Error('The server did not start');
}
