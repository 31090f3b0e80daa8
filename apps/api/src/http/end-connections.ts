import { type Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** So long connections that nobody uses stay open for what may be on its way already. */
const LINGER_MS = 1000;
const LOOK_EVERY_MS = 20;

/** So long what is under way has until its connection is ended, of which half a request may be all. */
const LONGEST_MS = 2500;

/**
 * Has the server stop in a way that nobody takes for a failure of the network: nobody new is let in;
 * each answer says that its connection ends with it; and whoever sends something all the same finds
 * the connection open for a moment, and gets an answer. What takes too long is cut off. To be added before
 * all hooks for the stop.
 *
 * @returns whether the stop has begun
 */
export function endConnectionsGently(app: FastifyInstance): () => boolean {
  let isStopping = false;
  let cutOff: NodeJS.Timeout | undefined;
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
    cutOff = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
    await linger(server);
  });
  app.addHook('onClose', async () => clearTimeout(cutOff));
  return () => isStopping;
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
