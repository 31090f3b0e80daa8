import { useId, useRef, useState } from 'react';

import { useDeletion } from '../../data/personal-data.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { KeepOrRemove } from '../../ui/keep-or-remove.tsx';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';
import { deletionWords } from './deletion-words.ts';
import { failureText } from './failure.ts';

type DeletionDialogProps = {
  /** Of the account; null for a guest. */
  email: string | null;
  onClose: () => void;
};

/** Says what goes and deletes it once the reader has typed the confirmation. */
export function DeletionDialog({ email, onClose }: DeletionDialogProps) {
  const form = useId();
  const words = deletionWords(email);
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
          error={error ? failureText(error) : undefined}
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
