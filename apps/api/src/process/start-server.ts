import { randomUUID } from 'node:crypto';

import { HOUR_MS } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { closeBackground } from '../background/run-in-background.ts';
import { actAlone } from '../database/act-alone.ts';
import { checkpointAside } from '../database/checkpoint-aside.ts';
import { type Db, withoutTimeouts } from '../database/connection.ts';
import { addressKind } from '../database/database-address.ts';
import { sweepExpired } from '../database/sweep-expired.ts';
import { modelBudget } from '../generation/budget/model-budget.ts';
import {
  settleOrphanedReservations,
  settleSilentReservations,
} from '../generation/budget/settle-reservations.ts';
import type { Model } from '../generation/provider/model.ts';
import { openAiModel } from '../generation/provider/open-ai.ts';
import { endOrphanedRuns } from '../generation/runs/end-orphaned-runs.ts';
import { settleClaimsWhileOpen } from '../generation/second-opinions/settle-claims.ts';
import { dropAbandonedTexts } from '../items/abandoned-texts.ts';
import { loadLibrary } from '../library/load-library.ts';
import { type Metrics, openMetrics } from '../metrics/open-metrics.ts';
import { listenForMetrics } from '../metrics/serve-metrics.ts';
import { passwordRules } from '../modules/accounts/password-rules.ts';
import { downloadPicture } from '../modules/covers/download-picture.ts';
import { countFiguresDaily } from '../modules/item-figures/count-daily.ts';
import { openIdProvider } from '../modules/open-id/open-id-provider.ts';
import { passOnWhileOpen } from '../modules/sync-servers/pass-on-while-open.ts';
import { deliverWebhooksWhileOpen } from '../modules/webhooks/deliver-while-open.ts';
import { buildServer } from '../server.ts';
import { announceAccess } from './announce-access.ts';
import { backUpRegularly } from './back-up-regularly.ts';
import type { Config } from './config.ts';
import { explained, openDatabase } from './open-database.ts';
import { keptSessionSecret } from './session-secret.ts';
import { shownAddress } from './shown-address.ts';

const SWEEP_EVERY_MS = HOUR_MS;

export type RunningServer = {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Where a browser on this machine finds it. */
  readonly address: string;
};

/**
 * Brings everything up until the server listens. `say` gets lines for the person who starts it.
 *
 * @throws StartError when the database cannot be used, the address is taken, or the configured admin
 *   has a password that no reader might choose.
 */
export async function startServer(
  config: Config,
  say: (line: string) => void,
): Promise<RunningServer> {
  await checkAdminPassword(config);
  const { databaseUrl, backup, databaseConnections: connections } = config;
  const db = await openDatabase(databaseUrl, { backup, say }, { connections });
  let app: FastifyInstance | undefined;
  try {
    const notices = await explained('cannot load the built-in books', () =>
      // Processes that start together wait for each other with each book.
      withoutTimeouts({ db, url: databaseUrl }, (patient) => loadLibrary(patient, Date.now())),
    );
    for (const notice of notices) say(notice);
    const metrics = await openConfiguredMetrics(config);
    checkpointAside(db, say);
    app = await serverOn(db, { config, metrics });
    if (metrics) await serveMetrics(app, metrics, config);
    const startedAt = Date.now();
    await listen(app, config);
    // Not before: a start that fails, since another server is there, leaves its runs alone.
    const isOnlyProcess = addressKind(config.databaseUrl) !== 'postgres';
    await endOrphanedRuns(db, { isOnlyProcess, startedAt, now: Date.now() });
    await settleOrphanedReservations(db, { isOnlyProcess, startedAt });
    // Not before: a password that is made for a start which then fails would never be seen again.
    const address = shownAddress(config.host, portOf(app, config));
    const reachedAt = config.publicUrl ?? address;
    await announceAccess(db, { config, address: reachedAt, now: Date.now(), say });
    return { app, db, address };
  } catch (error) {
    await app?.close();
    await db.destroy();
    throw error;
  }
}

async function checkAdminPassword({ admin, passwordPolicy }: Config): Promise<void> {
  if (admin === undefined) return;
  const rules = await passwordRules(passwordPolicy);
  await explained(`ADMIN_PASSWORD does not fit PASSWORD_POLICY=${passwordPolicy}`, async () =>
    rules.check(admin.password, 'ADMIN_PASSWORD', { name: '', email: admin.email }),
  );
}

async function serverOn(
  db: Db,
  { config, metrics }: { readonly config: Config; readonly metrics: Metrics | undefined },
): Promise<FastifyInstance> {
  const model = modelOf(config);
  const now = Date.now;
  const secret = await sessionSecret(config);
  const { budget } = config;
  const app = await buildServer(
    {
      db,
      now,
      randomId: randomUUID,
      fetchPicture: downloadPicture,
      identityProvider: config.openId && openIdProvider(config.openId, { now }),
      hasPasswordForm: config.hasPasswordForm,
      model,
    },
    {
      sessionSecret: secret,
      publicUrl: config.publicUrl,
      host: config.host,
      hstsSubdomains: config.hstsSubdomains,
      passwordPolicy: config.passwordPolicy,
      trustProxy: config.trustProxy,
      feedMemory: config.feedMemory,
      budget,
      webhookReach: config.webhookReach,
      metrics,
      metricsToken: config.metrics.token,
      logger: { level: config.logLevel },
    },
  );
  app.addHook('preClose', closeBackground);
  sweepWhileOpen(app, db);
  backUpRegularly(app, { db, config });
  countFiguresDaily(app, { db, now });
  deliverWebhooksWhileOpen(app, { db, now, reach: config.webhookReach });
  passOnWhileOpen(app, { db, now, reach: config.webhookReach, secret });
  if (model) {
    const held = modelBudget({ db, now, budget, secret });
    settleClaimsWhileOpen(app, { db, now, model, modelBudget: held });
  }
  return app;
}

async function openConfiguredMetrics({
  metrics: { address, token },
}: Config): Promise<Metrics | undefined> {
  return address === undefined && token === undefined ? undefined : openMetrics(Date.now);
}

async function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { metrics: { address } }: Config,
): Promise<void> {
  if (address === undefined) return;
  await explained(`cannot listen on ${address.host} port ${address.port} (METRICS)`, () =>
    listenForMetrics(app, metrics, address),
  );
}

/** The model that writes, with the one that reviews where that is another. */
function modelOf({ openAi, review }: Config): Model | undefined {
  const writer = openAiModel(openAi);
  if (review.model === undefined || review.model === writer?.name) return writer;
  return writer && { ...writer, reviewer: openAiModel({ ...openAi, ...review }) };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await explained(`cannot listen on ${host} port ${port} (PORT)`, () => app.listen({ port, host }));
}

function sessionSecret({ sessionSecret: configured, databaseUrl }: Config): Promise<string> {
  return configured === undefined
    ? explained('cannot keep a session secret', () => keptSessionSecret(databaseUrl))
    : Promise.resolve(configured);
}

function sweepWhileOpen(app: FastifyInstance, db: Db): void {
  const sweepNow = async () => {
    try {
      await actAlone(db, 'sweeping', async () => {
        await sweepExpired(db, Date.now());
        await settleSilentReservations(db, Date.now());
        await db.transaction().execute(dropAbandonedTexts);
      });
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
