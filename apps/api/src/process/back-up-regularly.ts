import { HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../database/connection.ts';
import { claimBackup, noteBackup, readBackedUpAt } from '../database/installation.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import type { Config } from './config.ts';
import { type RanBackup, runBackup } from './run-backup.ts';

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
  readonly backUp: () => Promise<RanBackup>;
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
      const ran = await backUpWhenDue({ db, now: Date.now, every, backUp });
      if (ran) logBackup(app, ran);
    } catch (error) {
      if (!stopping.signal.aborted) logFailure(app, error);
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

function logBackup({ log }: FastifyInstance, { said, isDiffering }: RanBackup): void {
  if (isDiffering) log.error({ said }, 'a backup was made, but of totals that differ from the log');
  else log.info({ said }, 'a backup was made');
}

function logFailure({ log }: FastifyInstance, err: unknown): void {
  if (err instanceof DatabaseUnavailableError) {
    log.warn({ err }, 'the database does not say whether a backup is due');
  } else log.error({ err }, 'no backup was made; there is another try in an hour');
}

/** Makes a backup where one is due and no other process is at it; returns what was said then. */
export async function backUpWhenDue(backups: Backups): Promise<RanBackup | undefined> {
  const { db, now, every, backUp } = backups;
  const begun = now();
  const last = await readBackedUpAt(db);
  // Later than now it is of a clock that was ahead.
  if (last > begun - every && last <= begun) return undefined;
  if (!(await claimBackup(db, { now: begun, every, until: begun + CLAIM_MS }))) return undefined;
  const ran = await backUp();
  await noteBackup(db, begun);
  return ran;
}
