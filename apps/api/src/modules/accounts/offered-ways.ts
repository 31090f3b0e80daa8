import type { Deps } from '../../deps.ts';

/** What accounts may sign in with, where a request has reached the server. */
export type OfferedWays = {
  readonly hasPasswordForm: boolean;
  /** Of the site at which passkeys are used; undefined where browsers have none. */
  readonly rpId: string | undefined;
  /** Of the identity provider; undefined when there is none. */
  readonly issuer: string | undefined;
};

/** What of that is the same everywhere. */
export function offeredWays({
  hasPasswordForm,
  identityProvider,
}: Pick<Deps, 'hasPasswordForm' | 'identityProvider'>): Omit<OfferedWays, 'rpId'> {
  return { hasPasswordForm, issuer: identityProvider?.settings.issuer };
}
