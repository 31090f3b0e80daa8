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
  if (!options?.hasPasskeys || !hasPasskeySupport()) return null;
  return <PasskeyEntry canFillIn={options.hasPasswordForm} />;
}

type PasskeyEntryProps = {
  /** Whether there is a field into which the browser fills. */
  readonly canFillIn: boolean;
};

function PasskeyEntry({ canFillIn }: PasskeyEntryProps) {
  const { mutate, pending, text } = usePasskeyEntry(canFillIn);
  return (
    <>
      <Button variant="paper" wide pending={pending} onClick={() => mutate(null)}>
        <KeyRound className="icon" aria-hidden="true" />
        {pending ? 'WAITING FOR YOUR PASSKEY...' : 'USE A PASSKEY'}
      </Button>
      {text && <FieldError role="alert">{text}</FieldError>}
    </>
  );
}

/** It stays pending until the page is left. */
function usePasskeyEntry(canFillIn: boolean) {
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
  usePasskeyAutofill({ isEnabled: canFillIn && !pending, turn, onSigned: mutate });
  return { mutate, pending, text: error ? passkeyText(error, 'entrance') : undefined };
}
