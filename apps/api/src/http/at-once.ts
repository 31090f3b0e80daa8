import type { FastifyReply, FastifyRequest } from 'fastify';

type Done = (error?: Error) => void;

/**
 * A hook that waits for nothing. Fastify goes on in the same turn, where an async one costs each request
 * a promise and its turn in the queue. What `act` throws is answered as the problem that it is.
 */
export function atOnce(act: (request: FastifyRequest, reply: FastifyReply) => void) {
  return (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    try {
      act(request, reply);
    } catch (error) {
      done(error instanceof Error ? error : new Error('A hook failed', { cause: error }));
      return;
    }
    done();
  };
}
