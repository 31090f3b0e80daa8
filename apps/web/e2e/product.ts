import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url));

/** Who may sign in as an admin of every product that {@link startProduct} starts. */
export const admin = { email: 'admin@example.org', password: 'kitchen-door-42' };

/** The built product, running as its own process on a data folder of its own. */
export interface Product {
  readonly url: string;
  /** File of its database. */
  readonly database: string;
  /** Stops the process as an operator does and waits until it is gone; answers its exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same data and, so that open pages find it, on the same port. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout || !server.stderr) throw new Error('The server has no output');
  const complaints: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error(`The server did not start: ${complaints.join('')}`);
}

async function launch(database: string, port: string, settings: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      ...settings,
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${database}`,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { server, url: await addressOf(server) };
}

/** What a first start makes of nothing, without settings, which takes most of it: the library, and the admin. */
let begun: Uint8Array | undefined;

async function contentOf(database: string, folder: string): Promise<Uint8Array> {
  const copy = join(folder, 'begun.db');
  const connection = new DatabaseSync(database, { readOnly: true, timeout: 10_000 });
  try {
    connection.prepare('vacuum into ?').run(copy);
  } finally {
    connection.close();
  }
  return readFile(copy);
}

/**
 * Starts it where nobody has been yet, with further settings of the environment if any are given: the first one
 * without any on nothing, all others on what that has made.
 */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  if (!begun && Object.keys(settings).length > 0) await (await startProduct()).dispose();
  const folder = await mkdtemp(join(tmpdir(), 'morsel-journey-'));
  const database = join(folder, 'morsel.db');
  if (begun) await writeFile(database, begun);
  let { server, url } = await launch(database, '0', settings);

  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    return server.exitCode;
  };

  const product: Product = {
    url,
    database,
    stop,
    async restart() {
      await stop();
      ({ server, url } = await launch(database, new URL(url).port, settings));
    },
    async dispose() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    begun ??= await contentOf(database, folder);
  } catch (error) {
    await product.dispose();
    throw error;
  }
  return product;
}
