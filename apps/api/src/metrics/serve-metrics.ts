import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { secretHash } from '../database/secret-hash.ts';
import { UnauthenticatedError } from '../errors.ts';
import { atOnce } from '../http/at-once.ts';
import type { Metrics } from './open-metrics.ts';

const PATH = '/metrics';

export type MetricsAddress = { readonly host: string; readonly port: number };

type MetricsOptions = {
  readonly metrics?: Metrics | undefined;
  readonly metricsToken?: string | undefined;
};

/** Counts the requests of a server where there are metrics. Before its routes are added. */
export function addMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const { metrics, metricsToken } = options;
  if (metrics === undefined) return;
  app.addHook(
    'onResponse',
    atOnce((request, reply) => {
      metrics.note({
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        readerId: readerIdOf(request),
      });
    }),
  );
  app.addHook('onClose', async () => metrics.close());
  if (metricsToken !== undefined) addRoute(app, metrics, metricsToken);
}

/** Outside the API nobody is looked for. */
const readerIdOf = ({ reader }: Partial<Pick<FastifyRequest, 'reader'>>) => reader?.id;

/** `GET /metrics` at the server's own address, for whoever has the token. */
function addRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = Buffer.from(secretHash(`Bearer ${token}`));
  app.get(PATH, async (request, reply) => {
    const given = Buffer.from(secretHash(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) {
      request.noteSecurity('credentials-refused');
      reply.header('www-authenticate', 'Bearer');
      throw new UnauthenticatedError('The figures are for who has the token');
    }
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}

/**
 * `GET /metrics` at an address of its own, for whoever reaches that, while the server is there.
 *
 * @throws when the address cannot be had.
 */
export async function listenForMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<MetricsAddress> {
  const server = createServer(({ method, url }, response) => {
    if (method === 'GET' && url === PATH) void sendText(response, metrics);
    else response.writeHead(404).end();
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return { host, port: typeof address === 'object' && address !== null ? address.port : port };
}

async function sendText(response: ServerResponse, metrics: Metrics): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
}
