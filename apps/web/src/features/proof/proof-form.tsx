import { DELETION_WORD } from '@morsel/sdk/domain';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

import type { AccountProof } from '../../data/account/confirm.ts';
import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { passkeyText } from '../passkeys/passkey-text.ts';
import { NoProof } from './no-proof.tsx';
import { OpenIdProof } from './open-id-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { ProvedForm } from './proved-form.tsx';
import { useProofWays } from './use-proof-ways.ts';

type FormProps = {
  /** By which a button that stands elsewhere sends it. */
  readonly id: string;
  readonly pending: boolean;
  /** Why the proof was not taken, or what it was for failed. */
  readonly error: Error | null;
  /** The reader works on it: what was wrong is over. */
  readonly onChange: () => void;
};

type AccountProofFormProps = FormProps & {
  /** Of the account. */
  readonly email: string;
  /** What readers who prove it elsewhere go on with when they are back. */
  readonly task?: ProvedTask | undefined;
  /** What the reader has just proved to want. */
  readonly provedTask?: ProvedTask | undefined;
  readonly onProve: (proof: AccountProof) => void;
};

/**
 * Where accounts prove that it is them who want it: by their password, a passkey or at the identity
 * provider, by what they have of these. Not again when they are back from there for it, nor, where they
 * have no password, when they have just proved it for something else.
 */
export function AccountProofForm(props: AccountProofFormProps) {
  const { email, task, provedTask, onProve, error, ...form } = props;
  const { ways, canType } = useProofWays(error);
  const [by, setBy] = useState<AccountProof['by']>('password');
  const prove = (proof: AccountProof) => {
    setBy(proof.by);
    onProve(proof);
  };
  const isProvedForIt = task !== undefined && task === provedTask;
  if (ways?.isConfirmed && (isProvedForIt || !ways.hasPassword)) {
    return <ProvedForm {...form} error={error} onProve={() => prove({ by: 'session' })} />;
  }
  return (
    <div className="grid gap-4">
      {canType && (
        <TypedProofForm
          {...form}
          error={by === 'password' ? error : null}
          missingText="Fill in your password."
          onProve={(password) => prove({ by: 'password', password })}
        >
          {(input) => (
            <>
              {/* Tells password managers whose password this is. */}
              <input hidden readOnly type="text" autoComplete="username" value={email} />
              <PasswordField {...input} label="Your password" autoComplete="current-password" />
            </>
          )}
        </TypedProofForm>
      )}
      <PasskeyProof
        pending={form.pending}
        error={by === 'passkey' ? error : null}
        onProve={() => prove({ by: 'passkey' })}
      />
      <OpenIdProof task={task} />
      <NoProof />
    </div>
  );
}

type GuestProofFormProps = FormProps & { readonly onProve: (word: string) => void };

/** Where guests, who have nothing to prove it by, type a word for it. */
export function GuestProofForm({ onProve, ...form }: GuestProofFormProps) {
  return (
    <TypedProofForm {...form} onProve={onProve}>
      {(input) => (
        <Field
          {...input}
          label={`Type ${DELETION_WORD} to confirm`}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </TypedProofForm>
  );
}

type InputProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;

type TypedProofFormProps = FormProps & {
  /** Said when nothing was typed; without it nothing is asked for. */
  readonly missingText?: string;
  readonly onProve: (typed: string) => void;
  readonly children: (input: InputProps) => ReactNode;
};

/** A form of one field. What was typed stays. */
function TypedProofForm({ id, children, ...props }: TypedProofFormProps) {
  const { pending, error, missingText, onChange, onProve } = props;
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = missingText !== undefined && typed === '';
        setMissing(isMissing);
        if (isMissing) field.current?.focus();
        else if (!pending) onProve(typed);
      }}
    >
      {children({
        ref: field,
        value: typed,
        readOnly: pending,
        error: missing ? missingText : error ? passkeyText(error, 'settings') : undefined,
        onChange: ({ currentTarget }) => {
          onChange();
          setMissing(false);
          setTyped(currentTarget.value);
        },
      })}
    </form>
  );
}
