import './waiting-dialog.css';
import { useEffect, useRef, useState } from 'react';

import { useOfflineStatus } from '../../data/pending-operations.ts';
import { offline } from '../../offline/door.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ExportWaiting } from './export-waiting.tsx';
import { countStates } from './strip-text.ts';
import { WaitingRow } from './waiting-row.tsx';

const KEPT = 'Kept on this device, and sent as soon as you are online.';

/** All that the server does not have yet: what it is, why, and what can be done about it. */
export function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const { pending, drain } = useOfflineStatus();
  const { waiting, stuck } = countStates(pending);
  const listed = pending.filter(({ state }) => state !== 'fresh');
  const close = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);

  useEffect(() => close.current?.focus(), []);

  async function syncNow() {
    setAsked(true);
    try {
      await (await offline()).syncNow();
    } finally {
      setAsked(false);
    }
  }

  return (
    <Dialog
      title="Waiting to sync"
      onClose={onClose}
      actions={
        <>
          <Button ref={close} variant="paper" className="uppercase" onClick={onClose}>
            Close
          </Button>
          {waiting + stuck > 0 && (
            <Button
              className="uppercase"
              pending={asked || drain === 'sending'}
              onClick={() => void syncNow()}
            >
              Sync now
            </Button>
          )}
        </>
      }
    >
      <output>{listed.length === 0 ? 'Everything is synced.' : KEPT}</output>
      {listed.length > 0 && <ExportWaiting />}
      <ul className="waiting-list">
        {listed.map((operation) => (
          <WaitingRow
            key={operation.opId}
            operation={operation}
            onLeave={() => close.current?.focus()}
          />
        ))}
      </ul>
    </Dialog>
  );
}
