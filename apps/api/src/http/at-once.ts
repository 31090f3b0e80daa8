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
      done(asError(error));
      return;
    }
    done();
  };
}

/** The same for a hook that has to wait at times, for the promise that `act` then returns. */
export function atOnceIfCan(
  act: (request: FastifyRequest, reply: FastifyReply) => Promise<void> | undefined,
) {
  return (request: FastifyRequest, reply: FastifyReply, done: Done): void => {
    let later: Promise<void> | undefined;
    try {
      later = act(request, reply);
    } catch (error) {
      done(asError(error));
      return;
    }
    if (later === undefined) done();
    else void goOnAfter(later, done);
  };
}

async function goOnAfter(later: Promise<void>, done: Done): Promise<void> {
  try {
    await later;
  } catch (error) {
    done(asError(error));
    return;
  }
  done();
}

const asError = (error: unknown) =>
  error instanceof Error ? error : new Error('A hook failed', { cause: error });
