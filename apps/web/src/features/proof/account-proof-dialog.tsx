import { type ReactNode, useId } from 'react';

import type { AccountProof } from '../../data/account/confirm.ts';
import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { AccountProofForm } from './proof-form.tsx';
import { useProofWays } from './use-proof-ways.ts';

/** What a proof is for: how it goes, and how to begin it. */
type Proving = {
  readonly mutate: (proof: AccountProof) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
};

type AccountProofDialogProps = {
  readonly title: string;
  /** On the button; `pending` while the call is under way. */
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** Of the account. */
  readonly email: string;
  /** What readers who prove it elsewhere go on with when they are back. */
  readonly task?: ProvedTask | undefined;
  /** What the reader has just proved to want. */
  readonly provedTask?: ProvedTask | undefined;
  readonly proving: Proving;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks an account's reader to prove that it is them, and goes on. */
export function AccountProofDialog(props: AccountProofDialogProps) {
  const { title, submitLabel, pendingLabel, proving, onClose, children, ...proof } = props;
  const { mutate, reset, isPending, error } = proving;
  const form = useId();
  const { canSubmit } = useProofWays();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="paper" className="uppercase" onClick={onClose}>
            Cancel
          </Button>
          {canSubmit && (
            <Button type="submit" form={form} className="uppercase" pending={isPending}>
              {isPending ? pendingLabel : submitLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
      <AccountProofForm
        {...proof}
        id={form}
        pending={isPending}
        error={error}
        onChange={reset}
        onProve={mutate}
      />
    </Dialog>
  );
}
