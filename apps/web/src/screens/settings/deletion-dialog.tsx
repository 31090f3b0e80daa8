import { useId, useRef, useState } from 'react';

import { useDeletion } from '../../data/account/personal-data.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeepOrRemove } from '../../ui/dialogs/keep-or-remove.tsx';
import { failureText } from '../../ui/failure/failure-text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

type DeletionDialogProps = {
  /** Of the account; null for a guest. */
  email: string | null;
  onClose: () => void;
};

/** Says what goes and deletes it once the reader has typed the confirmation. */
export function DeletionDialog({ email, onClose }: DeletionDialogProps) {
  const form = useId();
  const words = deletionText(email);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { mutate, reset, isPending, isSuccess, error } = useDeletion({
    onSuccess: () => loadWithToast('/', words.toast),
    onError: () => field.current?.focus(),
  });
  // It stays pending until the page is left.
  const pending = isPending || isSuccess;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <KeepOrRemove onKeep={onClose} type="submit" form={form} pending={pending}>
          {pending ? 'Deleting...' : 'Delete for good'}
        </KeepOrRemove>
      }
    >
      <WhatGoes things={words.goes} />
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) mutate(typed);
        }}
      >
        <Field
          ref={field}
          label={words.label}
          type={email === null ? 'text' : 'email'}
          autoComplete="off"
          autoCapitalize={email === null ? 'characters' : 'none'}
          spellCheck={false}
          hint={words.hint}
          value={typed}
          readOnly={pending}
          error={error ? failureText(error, 'settings') : undefined}
          onChange={({ currentTarget }) => {
            reset();
            setTyped(currentTarget.value);
          }}
        />
      </form>
    </Dialog>
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

/** What the dialog asks and says, for an account and for a guest. */
function deletionText(email: string | null) {
  return email === null ? GUEST : { ...ACCOUNT, hint: `Your email is ${email}.` };
}

const GUEST = {
  title: 'Delete this guest?',
  goes: ['XP, level and streak', 'the shelf', 'every answer, rating and mastered question'],
  label: 'Type DELETE to confirm',
  hint: undefined,
  toast: {
    title: 'Guest deleted',
    description: 'All that was stored about it is gone. You are a new guest now.',
    variant: 'good',
  },
} as const;

const ACCOUNT = {
  title: 'Delete your account?',
  goes: [
    'your name, email and password',
    'your XP, level and streak',
    'your shelf',
    'every answer, rating and mastered question',
  ],
  label: 'Type your email to confirm',
  toast: {
    title: 'Account deleted',
    description: 'All that was stored about you is gone.',
    variant: 'good',
  },
} as const;
