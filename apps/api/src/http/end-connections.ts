import { type Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { sendStopping } from './problems/refuse-while-stopping.ts';
import { whenClosed } from './when-closed.ts';

/** So long connections that nobody uses stay open for what may be on its way already. */
const LINGER_MS = 1000;
const LOOK_EVERY_MS = 20;

/** So long what is under way has until it is answered that it has to come again. */
const LONGEST_MS = 2500;
/** So long after that a connection is ended, of which half a request may be all. */
const LAST_WORDS_MS = 500;

/**
 * Has the server stop in a way that nobody takes for a failure of the network: nobody new is let in;
 * each answer says that its connection ends with it; and whoever sends something all the same finds
 * the connection open for a moment, and gets an answer. What takes too long gets a 503. To be added before
 * all hooks for the stop.
 *
 * @returns whether the stop has begun
 */
export function endConnectionsGently(
  app: FastifyInstance,
  { longestMs = LONGEST_MS }: { readonly longestMs?: number } = {},
): () => boolean {
  let isStopping = false;
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    underWay.add(reply);
    whenClosed(reply, () => underWay.delete(reply));
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    const { server } = app;
    if (!server.listening) return;
    // That of HTTP would end connections between two requests at once.
    Server.prototype.close.call(server);
    timers.push(
      setTimeout(() => refuse(underWay), longestMs),
      setTimeout(() => server.closeAllConnections(), longestMs + LAST_WORDS_MS),
    );
    await linger(server);
  });
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));
  return () => isStopping;
}

/** Such as what waits for a lock of the database. */
function refuse(underWay: ReadonlySet<FastifyReply>): void {
  for (const reply of underWay) {
    if (!reply.sent && !reply.raw.headersSent) void sendStopping(reply);
  }
}

async function linger(server: HttpServer): Promise<void> {
  const end = performance.now() + LINGER_MS;
  while (performance.now() < end && (await countConnections(server)) > 0) {
    await delay(LOOK_EVERY_MS);
  }
}

function countConnections(server: HttpServer): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_, count) => resolve(count ?? 0));
  });
}
