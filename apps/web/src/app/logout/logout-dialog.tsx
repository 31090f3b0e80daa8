import { useState, useSyncExternalStore } from 'react';

import { sendWaiting } from '../../data/account/local-data.ts';
import type { Waiting } from '../../data/account/session.ts';
import { getStatus, type PendingOperation, subscribeStatus } from '../../offline/door.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { ExportWaiting } from '../offline-strip/export-waiting.tsx';
import { countStates, waitingText } from '../offline-strip/strip-text.ts';
import { waitingCount } from './use-confirmed-logout.ts';

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
      title={`Log out with ${waitingText(count)}?`}
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
      <ExportWaiting />
      {failed && <FieldError role="alert">{leftText(getStatus().pending)}</FieldError>}
    </Dialog>
  );
}

/** Why something is left after all was to be sent. */
function leftText(pending: readonly PendingOperation[]): string {
  return countStates(pending).waiting > 0
    ? 'Not everything could be sent. Check your connection, then try again.'
    : 'What is left could not be synced. Keep it on this device, or export it first.';
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
