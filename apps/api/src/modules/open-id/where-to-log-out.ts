import { setTimeout as delay } from 'node:timers/promises';

import { SECOND_MS } from '@morsel/sdk/domain';

import type { IdentityProvider } from './identity-provider.ts';

/** So long somebody who logs out waits for a provider that does not answer. */
const LONGEST_WAIT_MS = 2 * SECOND_MS;

const waitedEnough = () => delay(LONGEST_WAIT_MS, undefined, { ref: false });

/**
 * Where the identity provider logs somebody out who has logged out here, if the operator wants that; it
 * leads back to the address of Morsel, without which there is no such place. A provider that does not answer within
 * two seconds keeps nobody from logging out.
 */
export async function whereToLogOut(
  provider: IdentityProvider | undefined,
  address: string | undefined,
  wait: () => Promise<undefined> = waitedEnough,
): Promise<string | undefined> {
  if (provider?.settings.logsOutThere !== true || address === undefined) return undefined;
  const place = provider.logoutAddress(`${address}/`).catch(() => undefined);
  return Promise.race([place, wait()]);
}
