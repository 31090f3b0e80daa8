import { getStatus, setStatus, subscribeStatus } from '../status.ts';
import type { Drain } from './drain.ts';

/** Has the drain look for work whenever there may be a way to the server; returns how to stop. */
export function watchConnection(drain: Drain): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const look = () => void drain.wakeSoon(0);
  addEventListener('offline', () => setStatus({ connection: 'offline' }), { signal });
  addEventListener('online', () => setStatus({ connection: 'unknown' }), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') look();
    },
    { signal },
  );
  let before = getStatus().connection;
  const unsubscribe = subscribeStatus(() => {
    const { connection } = getStatus();
    if (before === 'offline' && connection !== 'offline') look();
    before = connection;
  });
  signal.addEventListener('abort', unsubscribe);
  look();
  return () => ended.abort();
}
