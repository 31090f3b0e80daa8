import { expect, it } from 'vitest';

import { STAND_IN, standInProvider } from '../../testing/identity-provider/stand-in.ts';
import { whereToLogOut } from './where-to-log-out.ts';

it('a provider that says nothing is waited for a while, and no longer', async () => {
  const provider = {
    ...standInProvider(),
    settings: { ...STAND_IN, logsOutThere: true },
    logoutAddress: () => Promise.withResolvers<string>().promise,
  };
  const origin = 'https://morsel.example';
  expect(await whereToLogOut(provider, origin, async () => undefined)).toBeUndefined();
});
