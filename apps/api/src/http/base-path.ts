import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { atOnce } from './at-once.ts';

/**
 * The path below which readers reach the server, without a slash at its end: empty where it has its host
 * for itself.
 */
export const basePathOf = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');

/**
 * Takes the base path off the address of a request before its route is looked for, so that no route knows
 * of it. A proxy may have done that already, and what looks after the process may leave it out.
 */
export function stripBasePath(basePath: string): (request: IncomingMessage) => string {
  const start = `${basePath}/`;
  return ({ url = '/' }) => (url.startsWith(start) ? url.slice(basePath.length) : url);
}

/** Leads on to addresses below the base path, and from the base path without its slash to the first page. */
export function addBasePath(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  app.addHook(
    'onRequest',
    atOnce((_request, reply) => leadBelow(basePath, reply)),
  );
  // No route: the base path may be called as a screen is, such as `/library`.
  app.addHook('onRequest', (request, reply, done) => {
    const [path, ...search] = request.originalUrl.split('?');
    if (path === basePath) void reply.redirect(['/', ...search].join('?'), 308);
    else done();
  });
}

function leadBelow(basePath: string, reply: FastifyReply): void {
  const redirect = reply.redirect.bind(reply);
  reply.redirect = (address, code) =>
    redirect(address.startsWith('/') ? basePath + address : address, code);
}
