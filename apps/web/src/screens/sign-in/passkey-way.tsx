import './passkey-way.css';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { hasPasskeySupport } from '../../data/account/authenticator.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import {
  usePasskeyAutofill,
  useSignInWithPasskey,
} from '../../data/account/sign-in-with-passkey.ts';
import { passkeyText } from '../../features/passkeys/passkey-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { loadWithToast } from '../../ui/toast/toast-after-load.ts';

/** The way in by a passkey, where server and browser have it: a button, and what the browser fills in. */
export function PasskeyWay() {
  const { data: options } = useSignInOptions();
  return options?.hasPasskeys && hasPasskeySupport() ? <PasskeyEntry /> : null;
}

function PasskeyEntry() {
  const { mutate, pending, text } = usePasskeyEntry();
  return (
    <div className="passkey-way">
      <p aria-hidden="true" className="passkey-or">
        or
      </p>
      <Button variant="paper" wide pending={pending} onClick={() => mutate(null)}>
        <KeyRound className="icon" aria-hidden="true" />
        {pending ? 'WAITING FOR YOUR PASSKEY...' : 'USE A PASSKEY'}
      </Button>
      {text && <FieldError role="alert">{text}</FieldError>}
    </div>
  );
}

/** It stays pending until the page is left. */
function usePasskeyEntry() {
  const [turn, setTurn] = useState(0);
  const { mutate, isPending, isSuccess, error } = useSignInWithPasskey({
    onSuccess: () =>
      loadWithToast('/', {
        title: 'Welcome back!',
        description: 'You have signed in successfully.',
        variant: 'good',
      }),
    // What was filled in has used its challenge up: the browser gets another.
    onError: () => setTurn((turn) => turn + 1),
  });
  const pending = isPending || isSuccess;
  usePasskeyAutofill({ isEnabled: !pending, turn, onSigned: mutate });
  return { mutate, pending, text: error ? passkeyText(error, 'entrance') : undefined };
}
