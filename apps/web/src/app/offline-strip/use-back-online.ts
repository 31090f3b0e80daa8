import { useEffect, useState } from 'react';

import type { OfflineStatus } from '../../offline/status.ts';

/** How long it is said once nothing is being sent any more. */
const SAID_MS = 3000;

/** Whether the connection has just come back: as long as the backlog is sent, and a moment longer. */
export function useBackOnline({ connection, drain }: OfflineStatus): boolean {
  const [before, setBefore] = useState(connection);
  const [isBack, setIsBack] = useState(false);
  if (before !== connection) {
    setBefore(connection);
    setIsBack(before === 'offline' && connection === 'online');
  }

  useEffect(() => {
    if (!isBack || drain === 'sending') return;
    const timer = setTimeout(() => setIsBack(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isBack, drain]);

  return isBack;
}
