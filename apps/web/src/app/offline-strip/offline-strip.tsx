import './offline-strip.css';
import { clsx } from 'clsx';
import { CloudUpload, TriangleAlert, WifiOff } from 'lucide-react';
import { useState } from 'react';

import { useOfflineStatus } from '../../data/pending.ts';
import { optionalPart } from '../optional-part.tsx';
import { countStates, refusedWords, waitingWords } from './strip-words.ts';
import { useBackOnline } from './use-back-online.ts';

const WaitingDialog = optionalPart(
  async () => (await import('./waiting-dialog.tsx')).WaitingDialog,
);

/** Under the bar: whether the server can be reached, and what waits for it. */
export function OfflineStrip() {
  const status = useOfflineStatus();
  const [listed, setListed] = useState(false);
  const isBack = useBackOnline(status);
  const isOffline = status.connection === 'offline';
  const { waiting, refused } = countStates(status.pending);
  const isShown = isOffline || isBack || waiting + refused > 0;
  const list = () => setListed(true);
  return (
    <div className={clsx('offline-strip', isShown && 'is-shown')}>
      <div className="offline-strip-row">
        {isOffline && <WifiOff className="icon" aria-hidden="true" />}
        <output>
          {isOffline && 'Offline. Answers kept.'}
          {isBack && 'Back online.'}
        </output>
        {waiting > 0 && (
          <button type="button" className="strip-pill" aria-haspopup="dialog" onClick={list}>
            <CloudUpload className="icon" aria-hidden="true" />
            {waitingWords(waiting)}
          </button>
        )}
        {refused > 0 && (
          <button
            type="button"
            className="strip-pill is-refused"
            aria-haspopup="dialog"
            onClick={list}
          >
            <TriangleAlert className="icon" aria-hidden="true" />
            {refusedWords(refused)}
          </button>
        )}
      </div>
      {listed && <WaitingDialog onClose={() => setListed(false)} />}
    </div>
  );
}
