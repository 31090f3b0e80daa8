import { afterAll, beforeEach } from 'vitest';

import type { ProviderFetch } from '../../modules/open-id/discover-provider.ts';
import type { OpenIdSettings } from '../../modules/open-id/identity-provider.ts';
import { openIdProvider } from '../../modules/open-id/open-id-provider.ts';
import { type TestServer, testServer } from '../server.ts';
import { Device } from './device.ts';
import { type OpenIdServer, openIdServer } from './open-id-server.ts';

/** Under which the server is reached. */
export const MORSEL = 'http://localhost:3000';

type Options = Parameters<typeof testServer>[0] & {
  readonly settings?: Partial<OpenIdSettings>;
  /** Stands between Morsel and the provider. */
  readonly fetch?: ProviderFetch;
};

export type OpenIdWorld = TestServer & {
  readonly there: OpenIdServer;
  /** A browser that nobody has used yet, or one with these cookies. */
  readonly device: (cookies?: string) => Device;
};

const PEOPLE = {
  ada: { name: 'Ada', email: 'ada@example.org', email_verified: true, groups: ['readers'] },
  bob: { name: 'Bob', email: 'bob@example.org', email_verified: false },
};

/**
 * A provider for the tests of a file, with the same people at the beginning of each; what it returns
 * makes a server for which that provider tells who readers are.
 */
export function worldsWithOpenId(): (options?: Options) => Promise<OpenIdWorld> {
  const starting = openIdServer({});
  afterAll(async () => (await starting).stop());
  beforeEach(async () => {
    const { people } = await starting;
    for (const name of Object.keys(people)) delete people[name];
    Object.assign(people, structuredClone(PEOPLE));
  });

  return async ({ settings, fetch, ...options } = {}) => {
    const there = await starting;
    const all = { ...there.settings, ...settings };
    const environment = { now: () => Date.now(), ...(fetch && { fetch }) };
    const identityProvider = openIdProvider(all, environment);
    const server = await testServer({ publicUrl: MORSEL, identityProvider, ...options });
    // The provider knows no other time.
    server.clock.now = Date.now();
    return { ...server, there, device: (cookies) => new Device(server.app, cookies) };
  };
}
