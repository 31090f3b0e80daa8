import { DELETION_WORD } from '@morsel/sdk/domain';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

import { failureText } from '../../ui/failure/failure-text.ts';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

type ProofFormProps = {
  /** By which a button that stands elsewhere sends it. */
  readonly id: string;
  /** Of the account, which gives its password; null for a guest, who types a word. */
  readonly email: string | null;
  readonly pending: boolean;
  /** Why the proof was not taken, or what it was for failed. */
  readonly error: Error | null;
  /** The reader works on it: what was wrong is over. */
  readonly onChange: () => void;
  readonly onProve: (proof: string) => void;
};

/** One field in which readers prove that it is them who want it. What they typed stays. */
export function ProofForm({ id, email, pending, error, onChange, onProve }: ProofFormProps) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const input = {
    ref: field,
    value: typed,
    readOnly: pending,
    error: missing ? 'Fill in your password.' : error ? failureText(error, 'settings') : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      onChange();
      setMissing(false);
      setTyped(currentTarget.value);
    },
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = email !== null && typed === '';
        setMissing(isMissing);
        if (isMissing) field.current?.focus();
        else if (!pending) onProve(typed);
      }}
    >
      {email === null ? <WordField {...input} /> : <OwnPasswordField {...input} email={email} />}
    </form>
  );
}

type InputProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;

function OwnPasswordField({ email, ...input }: InputProps & { readonly email: string }) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField {...input} label="Your password" autoComplete="current-password" />
    </>
  );
}

function WordField(input: InputProps) {
  return (
    <Field
      {...input}
      label={`Type ${DELETION_WORD} to confirm`}
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
