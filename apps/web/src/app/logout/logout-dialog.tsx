import { useState, useSyncExternalStore } from 'react';

import { sendWaiting } from '../../data/local-data.ts';
import type { Waiting } from '../../data/session.ts';
import { subscribeStatus } from '../../offline/status.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { waitingCount } from './use-logging-out.ts';

interface LogoutDialogProps {
  readonly onLeave: (waiting: Waiting) => void;
  readonly onStay: () => void;
}

/** Asks what becomes of the work that waits on this device before the reader logs out. */
export function LogoutDialog({ onLeave, onStay }: LogoutDialogProps) {
  const count = useSyncExternalStore(subscribeStatus, waitingCount);
  const { sending, failed, send } = useSending(() => onLeave('keep'));
  return (
    <Dialog
      title={`Log out with ${count} waiting to sync?`}
      onClose={onStay}
      actions={
        <>
          <Button variant="tomato" disabled={sending} onClick={() => onLeave('discard')}>
            Discard
          </Button>
          <Button variant="paper" disabled={sending} onClick={() => onLeave('keep')}>
            Keep on this device
          </Button>
          <Button pending={sending} onClick={send}>
            Sync now
          </Button>
        </>
      }
    >
      <p>
        What you keep waits on this device until you sign in here again. What you discard is gone.
      </p>
      {failed && (
        <FieldError role="alert">
          Not everything could be sent. Check your connection, then try again.
        </FieldError>
      )}
    </Dialog>
  );
}

function useSending(onSent: () => void) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const send = (): void => {
    setState('sending');
    void sendWaiting().finally(() => {
      if (waitingCount() === 0) onSent();
      else setState('failed');
    });
  };
  return { sending: state === 'sending', failed: state === 'failed', send };
}
