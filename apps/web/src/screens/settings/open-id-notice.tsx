import type { OpenIdFailure } from '@morsel/sdk/domain';

import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { openIdFailureText } from '../../features/open-id/open-id-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';

/** Why nothing was linked or confirmed at the identity provider; above all else, where it is seen. */
export function OpenIdNotice({ failure }: { readonly failure: OpenIdFailure }) {
  const { data: options } = useSignInOptions();
  if (!options?.openIdName) return null;
  const { openIdName: name, hasPasswordForm } = options;
  return (
    <FieldError role="alert">{openIdFailureText(failure, { name, hasPasswordForm })}</FieldError>
  );
}
