import type { FastifyBaseLogger } from 'fastify';

/** Writes security events into a log; its lines are written however quiet the log is else. */
export const securityLogger = (log: FastifyBaseLogger) =>
  log.child({ log: 'security' }, { level: 'info' });
