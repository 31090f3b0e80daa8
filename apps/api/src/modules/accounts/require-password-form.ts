import type { Deps } from '../../deps.ts';
import { ForbiddenError } from '../../errors.ts';

/** @throws ForbiddenError where nobody signs in or up with a password. */
export function requirePasswordForm({
  hasPasswordForm,
  identityProvider,
}: Pick<Deps, 'hasPasswordForm' | 'identityProvider'>): void {
  if (hasPasswordForm) return;
  const { name = 'the identity provider' } = identityProvider?.settings ?? {};
  throw new ForbiddenError(`Nobody signs in with a password here: sign in with ${name}`);
}
