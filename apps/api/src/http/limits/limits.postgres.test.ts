import { expect, test } from 'vitest';

import { hashPassword } from '../../modules/accounts/password-hash.ts';
import type { Reader } from '../../reader.ts';
import { buildServer } from '../../server.ts';
import { postgresDatabase } from '../../testing/postgres.ts';
import { limiter } from './limiter.ts';
import { LIMITS } from './limits.ts';

const NOW = Date.UTC(2026, 2, 2, 9);

async function twoServers() {
  const db = await postgresDatabase();
  const deps = {
    db,
    now: () => NOW,
    randomId: () => 'generated-1',
    fetchPicture: () => Promise.reject(new Error('Tests do not reach the internet')),
    hasPasswordForm: true,
  };
  const sessionSecret = 'a secret that only tests know, 32+';
  const servers = [
    await buildServer(deps, { sessionSecret }),
    await buildServer(deps, { sessionSecret }),
  ] as const;
  return { db, deps, servers };
}

test('wrong passwords sent to two servers at once count together', async () => {
  const { db, servers } = await twoServers();
  const email = 'rita@example.org';
  const passwordHash = await hashPassword('bookworm', { line: 'signUp', id: 'test' });
  await db
    .insertInto('users')
    .values({ name: 'Rita', email, passwordHash, createdAt: NOW, seenAt: NOW })
    .execute();
  const signIn = async (
    server: (typeof servers)[number],
    password: string,
    remoteAddress: string,
  ) => {
    const payload = { email, password };
    const request = { method: 'POST', url: '/api/signin', payload, remoteAddress } as const;
    return (await server.inject(request)).statusCode;
  };

  const statuses = await Promise.all(
    Array.from({ length: 20 }, () =>
      servers.map((server) => signIn(server, 'guessed', '203.0.113.7')),
    ).flat(),
  );

  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.signInByEmail.most);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  for (const server of servers) {
    expect(await signIn(server, 'bookworm', '203.0.113.7')).toBe(429);
    expect(await signIn(server, 'bookworm', '198.51.100.9')).toBe(200);
  }
});

test('guesses from many networks, sent to two processes at once, count together', async () => {
  const { deps } = await twoServers();
  const processes = [1, 2].map(() => limiter({ ...deps, secret: 'of tests' }, LIMITS));
  const guess = (limits: (typeof processes)[number], from: number) => {
    const tried = { email: 'rita@example.org', address: `10.0.${from}.1`, deviceId: undefined };
    return limits.signIn(tried, async () => false);
  };

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, from) => processes.map((limits) => guess(limits, from))).flat(),
  );

  const judged = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(judged).toHaveLength(LIMITS.signInByStrangers.most);
});

test('batches by rules asked of two processes at once count together', async () => {
  const { deps } = await twoServers();
  const rulesByReader = { ...LIMITS.rulesByReader, most: 20 };
  const limits = { ...LIMITS, rulesByReader };
  const processes = [1, 2].map(() => limiter({ ...deps, secret: 'of tests' }, limits));
  const reader: Reader = { id: 1, role: 'reader', isGuest: false, createdAt: NOW };

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => processes.map((limits) => limits.rules(reader))).flat(),
  );

  const taken = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(taken).toHaveLength(rulesByReader.most);
});
