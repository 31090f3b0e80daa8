import { LogIn } from 'lucide-react';

import { useOpenIdSignIn } from '../../data/account/open-id.ts';
import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { useLeaving } from '../../ui/page/use-leaving.ts';
import { openIdErrorText } from './open-id-text.ts';

type OpenIdWayProps = { readonly label: 'Sign in' | 'Sign up' };

/** The way in by the identity provider beside the password, where the server has both. */
export function OpenIdWay({ label }: OpenIdWayProps) {
  const { data: options } = useSignInOptions();
  if (!options?.openIdName) return null;
  return <OpenIdButton variant="paper" label={label} name={options.openIdName} />;
}

type OpenIdButtonProps = OpenIdWayProps & {
  readonly variant: 'paper' | 'tomato';
  /** What readers know the provider by. */
  readonly name: string;
};

/** Goes to the identity provider. It stays pending while the page is being left. */
export function OpenIdButton({ variant, label, name }: OpenIdButtonProps) {
  const { mutate, isPending, isSuccess, error } = useOpenIdSignIn();
  const pending = useLeaving(isSuccess) || isPending;
  return (
    <>
      <Button
        variant={variant}
        wide
        className="uppercase"
        pending={pending}
        onClick={() => mutate()}
      >
        <LogIn className="icon" aria-hidden="true" />
        {pending ? `Going to ${name}...` : `${label} with ${name}`}
      </Button>
      {error && <FieldError role="alert">{openIdErrorText(error, 'entrance')}</FieldError>}
    </>
  );
}
