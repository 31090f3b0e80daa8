import type { HidingSelection, HidingTotals } from '@morsel/sdk/contract';
import { useState } from 'react';

import { useRestoration } from '../../../data/admin/hidings.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { LeaveButton } from '../../../ui/dialogs/leave-button.tsx';
import { useOpening } from '../../../ui/dialogs/use-opening.ts';
import { failureText } from '../../../ui/failure/failure-text.ts';
import { FieldError } from '../../../ui/fields/field-error.tsx';
import { counted, noun } from '../../../ui/text/number-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { itemsOf, restoringTexts } from './hidings-text.ts';

interface RestoreManyProps {
  readonly totals: HidingTotals;
  readonly selection: HidingSelection;
  /** What it lets through, in words; nothing where that is all. */
  readonly what: string;
  /** The figures are of another selection still. */
  readonly pending: boolean;
}

/** Restores all that a filter shows with one deed, once an admin knows how much that is. */
export function RestoreMany({ pending, ...about }: RestoreManyProps) {
  const { opened, open, close } = useOpening<true>();
  const count = itemsOf(about.totals);
  return (
    <>
      <Button small className="uppercase" pending={pending} onClick={() => open(true)}>
        Restore {count > 1 && 'all'} {counted(count, 'item')}…
      </Button>
      {opened && <RestoreDialog {...about} onClose={close} />}
    </>
  );
}

type RestoreDialogProps = Omit<RestoreManyProps, 'pending'> & { readonly onClose: () => void };

function RestoreDialog({ totals: asked, selection, what, onClose }: RestoreDialogProps) {
  // What was asked about stays, whatever becomes of the list behind it.
  const [totals] = useState(asked);
  const { mutate, isPending, error } = useRestoration({
    onSuccess: ({ restored }) => {
      onClose();
      toast(
        restored === 0
          ? { title: 'Nothing to restore', description: 'Somebody has decided already.' }
          : {
              title: `${counted(restored, 'item')} restored`,
              description: `Readers get ${noun(restored, 'it', 'them')}.`,
              variant: 'good',
            },
      );
    },
  });
  const count = itemsOf(totals);
  return (
    <Dialog
      title={`Restore ${counted(count, 'item')}?`}
      onClose={onClose}
      pending={isPending}
      actions={
        <>
          <LeaveButton onClick={onClose} tooLate={isPending}>
            Cancel
          </LeaveButton>
          <Button className="uppercase" pending={isPending} onClick={() => mutate(selection)}>
            {isPending ? 'Restoring...' : `Restore ${counted(count, 'item')}`}
          </Button>
        </>
      }
    >
      {what && <p dir="auto">{what}</p>}
      <ul className="restoring">
        {restoringTexts(totals).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>It cannot be undone with one deed, but you can hide any of them again.</p>
      {error && (
        <FieldError role="alert">
          {failureText(error)} Some of them may be restored already; the same again restores the
          others.
        </FieldError>
      )}
    </Dialog>
  );
}
