import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

type Repeated = {
  readonly everyMs: number;
  /** What the log says when it has failed; it is done again all the same. */
  readonly failure: string;
  /** The signal is aborted when the server stops, which waits for it. */
  readonly act: (signal: AbortSignal) => Promise<void>;
};

/** Does something again and again while the server listens, one time after the other. */
export function repeatWhileOpen(app: FastifyInstance, { everyMs, failure, act }: Repeated): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let work: Promise<void> | undefined;
  const repeat = async () => {
    while (!signal.aborted) {
      try {
        await act(signal);
      } catch (error) {
        if (!signal.aborted) app.log.error({ err: error }, failure);
      }
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  app.addHook('onListen', async () => {
    work = repeat();
  });
  app.addHook('preClose', async () => stopping.abort(new Error('The server is stopping')));
  app.addHook('onClose', async () => work);
}
