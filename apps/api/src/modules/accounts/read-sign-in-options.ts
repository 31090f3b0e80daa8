import type { SignInOptions } from '@morsel/sdk/contract';

import type { Deps } from '../../deps.ts';

/** What this server offers to those who sign in or up, where they have reached it. */
export function readSignInOptions(
  { hasPasswordForm, identityProvider }: Pick<Deps, 'hasPasswordForm' | 'identityProvider'>,
  here: Pick<SignInOptions, 'passwordPolicy' | 'hasPasskeys'>,
): SignInOptions {
  const { name: openIdName = null, createsAccounts: openIdCreatesAccounts = false } =
    identityProvider?.settings ?? {};
  return { hasPasswordForm, openIdName, openIdCreatesAccounts, ...here };
}
