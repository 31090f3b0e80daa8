import type { SyncServer } from '@morsel/sdk/contract';

import { useSyncServerEnd } from '../../../data/reading-along/sync-server.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../../ui/dialogs/keep-or-remove.tsx';
import { useToldOnceGone } from '../../../ui/dialogs/use-told-once-gone.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { serverText } from './passing-on-text.ts';

interface PassingOnEndProps {
  readonly server: SyncServer;
  /** Called once the dialog is gone. */
  readonly onEnded: (server: SyncServer) => void;
  readonly onClose: () => void;
}

/** Asks whether nothing is to be passed on any more. */
export function PassingOnEnd({ server, onEnded, onClose }: PassingOnEndProps) {
  const end = useToldOnceGone(onEnded);
  const { mutate, isPending, error } = useSyncServerEnd({ onSuccess: () => end(server) });
  return (
    <Dialog
      title="Stop passing on?"
      onClose={onClose}
      pending={isPending}
      actions={
        <KeepOrRemove onKeep={onClose} pending={isPending} onClick={() => mutate()}>
          {isPending ? 'Stopping...' : 'Stop'}
        </KeepOrRemove>
      }
    >
      <p>
        <bdi>{serverText(server.url)}</bdi> gets no more positions, and Morsel forgets how you log
        in there. What it has got stays there.
      </p>
      {error && <FieldError role="alert">{failureText(error, 'settings')}</FieldError>}
    </Dialog>
  );
}
