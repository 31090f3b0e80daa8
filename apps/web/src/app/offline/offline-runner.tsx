import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { firstScreen } from '../../ui/page/first-screen.ts';
import { whenIdle } from '../../ui/page/when-idle.ts';

/** A page that is busy for longer begins all the same. */
const BUSY_MS = 1000;

/** Has the page go on without the server, and send what waits; it begins once the page stands. */
export function OfflineRunner() {
  const queryClient = useQueryClient();
  useEffect(() => begin(queryClient), [queryClient]);
  return null;
}

/** Where the code for it cannot be had, it is tried again when the network is back. */
function begin(queryClient: QueryClient): () => void {
  const over = new AbortController();
  const { signal } = over;
  const run = async (): Promise<void> => {
    try {
      const { runOffline } = await import('./run-offline.ts');
      const end = await runOffline(queryClient);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    } catch {
      addEventListener('online', () => void run(), { once: true, signal });
    }
  };
  let callOff = (): void => {};
  void firstScreen().then(() => {
    if (!signal.aborted) callOff = whenIdle(() => void run(), BUSY_MS);
  });
  return () => {
    callOff();
    over.abort();
  };
}
