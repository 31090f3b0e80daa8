import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';

export type LogOptions = FastifyLoggerOptions & PinoLoggerOptions;

/** Log lines tell of a request what was asked for, without its query: names of texts and what readers look for stand there. */
export const withoutQueries = (options: LogOptions): LogOptions => ({
  ...options,
  serializers: {
    req: ({ method, url, host, ip, socket: { remotePort } }: FastifyRequest) => ({
      method,
      url: url.replace(/\?.*$/s, ''),
      host,
      remoteAddress: ip,
      ...(remotePort === undefined ? {} : { remotePort }),
    }),
  },
});
