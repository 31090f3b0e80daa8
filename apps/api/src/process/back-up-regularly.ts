import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../database/connection.ts';
import { claimBackup, noteBackup, readBackedUpAt } from '../database/installation.ts';
import { type Config, environmentWith } from './config.ts';

const COMMAND = join(import.meta.dirname, '../cli/backup.ts');
const LOOK_EVERY_MS = MINUTE_MS;
/** After so long another process may try, or the same one again. */
const CLAIM_MS = HOUR_MS;

type Backups = {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
  /** Milliseconds. */
  readonly every: number;
  /** Makes one; rejects where that fails. */
  readonly backUp: () => Promise<string>;
};

/** Has backups made while the server listens, by a process of their own; one that fails is logged. */
export function backUpRegularly(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Pick<Config, 'backup' | 'databaseUrl'> },
): void {
  const { every } = config.backup;
  if (every === 0) return;
  const stopping = new AbortController();
  const backUp = () => runBackup(config, stopping.signal);
  let work: Promise<void> | undefined;
  const look = async () => {
    try {
      const said = await backUpWhenDue({ db, now: Date.now, every, backUp });
      if (said !== undefined) app.log.info({ said }, 'a backup was made');
    } catch (error) {
      if (!stopping.signal.aborted) {
        app.log.error({ err: error }, 'no backup was made; there is another try in an hour');
      }
    }
    work = undefined;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const lookOnce = () => void (work ??= look());
    timer = setInterval(lookOnce, LOOK_EVERY_MS).unref();
    lookOnce();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stopping.abort();
  });
  app.addHook('onClose', async () => work);
}

/** Makes a backup where one is due and no other process is at it; returns what was said then. */
export async function backUpWhenDue(backups: Backups): Promise<string | undefined> {
  const { db, now, every, backUp } = backups;
  const begun = now();
  if ((await readBackedUpAt(db)) > begun - every) return undefined;
  if (!(await claimBackup(db, { now: begun, every, until: begun + CLAIM_MS }))) return undefined;
  const said = await backUp();
  await noteBackup(db, begun);
  return said;
}

/** @throws Error with what the command said when it fails. */
async function runBackup(
  { backup, databaseUrl }: Pick<Config, 'backup' | 'databaseUrl'>,
  signal: AbortSignal,
): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, '--prune'], {
    env: environmentWith({
      DATABASE_URL: databaseUrl,
      BACKUP_DIR: backup.folder,
      BACKUP_KEEP: String(backup.keep),
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill();
  signal.addEventListener('abort', end);
  try {
    const closed = once(child, 'close');
    const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await closed;
    if (child.exitCode !== 0) throw new Error(errors.trim() || 'the backup was ended');
    return said.trim();
  } finally {
    signal.removeEventListener('abort', end);
  }
}
