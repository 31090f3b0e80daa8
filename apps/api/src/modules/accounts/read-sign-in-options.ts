import type { SignInOptions } from '@morsel/sdk/contract';

/** What this server offers to those who sign in or up. */
export function readSignInOptions(): SignInOptions {
  return { passwordPolicy: 'basic', hasPasswordForm: true, openIdName: null, hasPasskeys: false };
}
