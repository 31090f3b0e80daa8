import { useId } from 'react';

import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { useDeletion } from '../../data/account/personal-data.ts';
import { AccountProofForm, GuestProofForm } from '../../features/proof/proof-form.tsx';
import { useProofWays } from '../../features/proof/use-proof-ways.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepButton, KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

type DeletionDialogProps = {
  /** Of the account; null for a guest. */
  email: string | null;
  /** What the reader has just proved to want. */
  provedTask: ProvedTask | undefined;
  onClose: () => void;
};

/** Says what goes and deletes it once the reader has proved that it is them. */
export function DeletionDialog({ email, provedTask, onClose }: DeletionDialogProps) {
  const form = useId();
  const isGuest = email === null;
  const words = isGuest ? GUEST : ACCOUNT;
  const { mutate, reset, isPending, isSuccess, error } = useDeletion({
    onSuccess: () => loadWithToast('/', words.toast),
  });
  // It stays pending until the page is left.
  const pending = isPending || isSuccess;
  const proof = { id: form, pending, error, onChange: reset };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      pending={pending}
      actions={<SubmitDeletion {...{ form, isGuest, pending, onClose }} />}
    >
      <WhatGoes things={words.goes} />
      {isGuest ? (
        <GuestProofForm {...proof} onProve={(word) => mutate({ by: 'word', word })} />
      ) : (
        <AccountProofForm {...proof} {...{ email, provedTask }} task="deletion" onProve={mutate} />
      )}
    </Dialog>
  );
}

type SubmitDeletionProps = {
  readonly form: string;
  readonly isGuest: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
};

function SubmitDeletion({ form, isGuest, pending, onClose }: SubmitDeletionProps) {
  return isGuest ? (
    <KeepOrRemove onKeep={onClose} type="submit" form={form} pending={pending}>
      {pending ? 'Deleting...' : 'Delete for good'}
    </KeepOrRemove>
  ) : (
    <SubmitAccountDeletion {...{ form, pending, onClose }} />
  );
}

function SubmitAccountDeletion({ form, pending, onClose }: Omit<SubmitDeletionProps, 'isGuest'>) {
  const { canSubmit } = useProofWays();
  if (!canSubmit) return <KeepButton onClick={onClose} />;
  return (
    <KeepOrRemove onKeep={onClose} type="submit" form={form} pending={pending}>
      {pending ? 'Deleting...' : 'Delete for good'}
    </KeepOrRemove>
  );
}

function WhatGoes({ things }: { things: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <p>This goes for good, on every device:</p>
      <ul className="settings-goes">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p>Books that you added stay when other readers can see them.</p>
    </div>
  );
}

const GUEST = {
  title: 'Delete this guest?',
  goes: ['XP, level and streak', 'the shelf', 'every answer, rating and mastered question'],
  toast: {
    title: 'Guest deleted',
    description: 'All that was stored about it is gone. You are a new guest now.',
    variant: 'good',
  },
} as const;

const ACCOUNT = {
  title: 'Delete your account?',
  goes: [
    'your name, your email and every way to sign in',
    'your XP, level and streak',
    'your shelf',
    'every answer, rating and mastered question',
  ],
  toast: {
    title: 'Account deleted',
    description: 'All that was stored about you is gone.',
    variant: 'good',
  },
} as const;
