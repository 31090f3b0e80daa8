import type { IdentityProvider } from './identity-provider.ts';

/**
 * Where the identity provider logs somebody out who has logged out here, if the operator wants that. A
 * provider that does not answer keeps nobody from logging out.
 */
export async function whereToLogOut(
  provider: IdentityProvider | undefined,
  returnTo: string,
): Promise<string | undefined> {
  if (provider?.settings.logsOutThere !== true) return undefined;
  return provider.logoutAddress(returnTo).catch(() => undefined);
}
