import './offline-strip.css';
import { clsx } from 'clsx';
import { CloudUpload, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';

import { useOfflineStatus } from '../../data/pending-operations.ts';
import type { OfflineStatus } from '../../offline/door.ts';
import { optionalPart } from '../../ui/optional-part.tsx';
import { connectionText, countStates, stuckText, waitingText } from './strip-text.ts';

const WaitingDialog = optionalPart(
  async () => (await import('./waiting-dialog.tsx')).WaitingDialog,
);

/** Under the bar: whether the server can be reached, and what waits for it. */
export function OfflineStrip() {
  const status = useOfflineStatus();
  const [listed, setListed] = useState(false);
  const isBack = useBackOnline(status);
  const words = connectionText(status, isBack);
  const { waiting, stuck } = countStates(status.pending);
  const isShown = words !== undefined || waiting + stuck > 0;
  const list = () => setListed(true);
  return (
    <div className={clsx('offline-strip', isShown && 'is-shown')}>
      <div className="offline-strip-row">
        {status.connection === 'offline' && <WifiOff className="icon" aria-hidden="true" />}
        <output>{words}</output>
        {waiting > 0 && (
          <button type="button" className="strip-pill" aria-haspopup="dialog" onClick={list}>
            <CloudUpload className="icon" aria-hidden="true" />
            {waitingText(waiting)}
          </button>
        )}
        {stuck > 0 && (
          <button
            type="button"
            className="strip-pill is-refused"
            aria-haspopup="dialog"
            onClick={list}
          >
            <TriangleAlert className="icon" aria-hidden="true" />
            {stuckText(stuck)}
          </button>
        )}
      </div>
      {listed && <WaitingDialog onClose={() => setListed(false)} />}
    </div>
  );
}

/** How long it is said once nothing is being sent any more. */
const SAID_MS = 3000;

/** Whether the connection has just come back: as long as the backlog is sent, and a moment longer. */
function useBackOnline({ connection, drain }: OfflineStatus): boolean {
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
