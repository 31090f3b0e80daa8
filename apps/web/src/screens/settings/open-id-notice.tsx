import type { OpenIdFailure } from '@morsel/sdk/domain';

import { useSignInOptions } from '../../data/account/sign-in-options.ts';
import { openIdFailureText, openIdWords } from '../../features/open-id/open-id-text.ts';
import { FieldError } from '../../ui/fields/field-error.tsx';

/** Why nothing was linked or confirmed at the identity provider; above all else, where it is seen. */
export function OpenIdNotice({ failure }: { readonly failure: OpenIdFailure }) {
  const { data: options } = useSignInOptions();
  return <FieldError role="alert">{openIdFailureText(failure, openIdWords(options))}</FieldError>;
}
