import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { Config } from './config.ts';
import type { Db } from './database/connection.ts';
import { sweep } from './database/sweeping.ts';
import { closeBackground } from './generation/background.ts';
import { openAiModel } from './generation/provider/open-ai.ts';
import { dropAbandonedTexts } from './items/abandoned-texts.ts';
import { loadLibrary } from './library/loading.ts';
import { ensureAdmin } from './modules/accounts/first-admin.ts';
import { downloadPicture } from './modules/covers/downloading.ts';
import { explained, openDatabase } from './opening.ts';
import { buildServer } from './server.ts';
import { keptSessionSecret } from './session-secret.ts';
import { shownAddress } from './shown-address.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

export type Running = {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Where a browser on this machine finds it. */
  readonly address: string;
};

/**
 * Brings everything up until the server listens. `say` gets lines for the person who starts it.
 *
 * @throws StartError when the database cannot be used or the address is taken.
 */
export async function startMorsel(config: Config, say: (line: string) => void): Promise<Running> {
  const db = await openDatabase(config.databaseUrl);
  let app: FastifyInstance | undefined;
  try {
    const notices = await explained('cannot load the built-in books', () =>
      loadLibrary(db, Date.now()),
    );
    for (const notice of notices) say(notice);
    app = await serverOn(db, config);
    await listen(app, config);
    // Not before: a password that is made for a start which then fails would never be seen again.
    await announceAdmin(db, config, say);
    return { app, db, address: shownAddress(config.host, portOf(app, config)) };
  } catch (error) {
    await app?.close();
    await db.destroy();
    throw error;
  }
}

async function serverOn(db: Db, config: Config): Promise<FastifyInstance> {
  const model = openAiModel(config.openAi);
  const app = await buildServer(
    { db, now: Date.now, randomId: randomUUID, fetchPicture: downloadPicture, model },
    {
      sessionSecret: await sessionSecret(config),
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      logger: { level: config.logLevel },
    },
  );
  app.addHook('preClose', closeBackground);
  sweepWhileOpen(app, db);
  return app;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await explained(`cannot listen on ${host} port ${port} (PORT)`, () => app.listen({ port, host }));
}

async function announceAdmin(db: Db, { admin }: Config, say: (line: string) => void) {
  const made = await ensureAdmin(db, admin, Date.now());
  if (made === undefined) return;
  say(`Admin account, shown this once: ${made.email} with password ${made.password}`);
}

function sessionSecret({ sessionSecret: configured, databaseUrl }: Config): Promise<string> {
  return configured === undefined
    ? explained('cannot keep a session secret', () => keptSessionSecret(databaseUrl))
    : Promise.resolve(configured);
}

function sweepWhileOpen(app: FastifyInstance, db: Db): void {
  const sweepNow = async () => {
    try {
      await sweep(db, Date.now());
      await db.transaction().execute(dropAbandonedTexts);
    } catch (error) {
      app.log.error({ err: error }, 'what is over was not swept');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void sweepNow(), SWEEP_EVERY_MS);
    await sweepNow();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Differs from the configured one when that is 0: any free port. */
function portOf(app: FastifyInstance, { port }: Config): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
