import type { SignInOptions } from '@morsel/sdk/contract';

/** What this server offers to those who sign in or up, where they have reached it. */
export function readSignInOptions(here: Pick<SignInOptions, 'hasPasskeys'>): SignInOptions {
  return { passwordPolicy: 'basic', hasPasswordForm: true, openIdName: null, ...here };
}
