import { LogIn } from 'lucide-react';

import type { ProvedTask } from '../../data/account/open-id-errand.ts';
import { useOpenIdProof } from '../../data/account/open-id.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { useSignInWays } from '../../data/account/sign-in-ways.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { useLeaving } from '../../ui/page/use-leaving.ts';
import { openIdErrorText } from '../open-id/open-id-text.ts';

type OpenIdProofProps = {
  /** What the reader goes on with when they are back. */
  readonly task: ProvedTask | undefined;
};

/** For readers who are linked: they prove at the identity provider that it is them, and come back. */
export function OpenIdProof({ task }: OpenIdProofProps) {
  const { data: ways } = useSignInWays();
  const { data: options } = useSignInOptions();
  const { mutate, isPending, isSuccess, error } = useOpenIdProof();
  const pending = useLeaving(isSuccess) || isPending;
  if (!ways?.openIdLink || !options?.openIdName) return null;
  const name = options.openIdName;
  return (
    <div className="grid justify-items-start gap-3">
      {!ways.hasPassword && (
        <p>You sign in with {name}. Prove there that it is you, and come back.</p>
      )}
      <Button
        small
        variant={ways.hasPassword ? 'paper' : 'mustard'}
        className="uppercase"
        pending={pending}
        onClick={() => mutate(task)}
      >
        <LogIn className="icon" aria-hidden="true" />
        {pending ? `Going to ${name}...` : `Prove it at ${name}`}
      </Button>
      {error && <FieldError role="alert">{openIdErrorText(error, 'settings')}</FieldError>}
    </div>
  );
}
