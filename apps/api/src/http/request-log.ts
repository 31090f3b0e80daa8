import {
  type FastifyError,
  type FastifyLoggerOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { PinoLoggerOptions } from 'fastify/types/logger.js';
import { stdSerializers } from 'pino';

export type LogOptions = FastifyLoggerOptions & PinoLoggerOptions;

/**
 * Of each request one line, once it has been answered: its id, the pattern of its address, what it came
 * to, and how long it took. Addresses themselves name texts, readers and what these look for.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { ...requestForLog(request), status: reply.statusCode, ms: msOf(reply) };
    if (error) request.log.error({ ...line, err: error }, 'request broke off');
    else request.log.info(line, 'request');
  }
}

/** Log lines that hold no more than those who run the server need. */
export const discreet = (options: LogOptions): LogOptions => ({
  ...options,
  serializers: { req: requestForLog, err: errorForLog },
});

const requestForLog = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'none',
});

/** Databases and providers put rows and texts at fault beside these. */
function errorForLog(error: FastifyError) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...(error.code !== undefined && { code: error.code }) };
}

const msOf = ({ elapsedTime }: FastifyReply) => Math.round(elapsedTime * 10) / 10;
