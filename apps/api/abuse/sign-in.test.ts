import { expect, test } from 'vitest';

import { besideBystanders } from './beside-bystanders.ts';
import { PASSWORD } from './caller.ts';
import { account, stranger } from './callers.ts';
import { withDatabase } from './database.ts';
import { scaled, upTo } from './scale.ts';

const signIn = (ip: string, email: string, password = PASSWORD) =>
  stranger(ip).call('/api/signin', { body: { email, password } });

const sessionsOf = (userId: number) =>
  withDatabase((db) =>
    db.selectFrom('sessions').select('idHash').where('userId', '=', userId).execute(),
  );

test('right sign-ins without end keep no more than twenty sessions, and lock out no other', async () => {
  const email = 'busy@example.net';
  const neighbour = 'neighbour@example.net';
  const { id } = await account('203.0.113.30', email);
  await account('203.0.113.30', neighbour);
  const statuses = new Set<number>();
  await besideBystanders('right sign-ins', async () => {
    const attackers = upTo(8).map(async () => {
      for (const _ of upTo(scaled(40))) statuses.add((await signIn('203.0.113.30', email)).status);
    });
    await Promise.all(attackers);
  });
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect((await sessionsOf(id)).length).toBeLessThanOrEqual(20);
  expect((await signIn('203.0.113.30', neighbour)).status).toBe(200);
});

test('forty right sign-ins at once use nothing up', async () => {
  const email = 'family@example.net';
  await account('203.0.114.40', email);
  await Promise.all(upTo(40).map(() => signIn('203.0.114.40', email)));
  expect((await signIn('203.0.114.40', email)).status).toBe(200);
});

test('guesses from a thousand networks are few, and the owner signs in where they did before', async () => {
  const email = 'wanted@example.net';
  const owner = await account('192.0.2.60', email);
  const statuses: number[] = [];
  await besideBystanders('guesses from many networks', async () => {
    for (const at of upTo(scaled(1000))) {
      const ip = `${100 + Math.floor(at / 250)}.${at % 250}.7.7`;
      statuses.push((await signIn(ip, email, `guess-${at}`)).status);
    }
  });
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(21);
  await owner.get('/api/logout', { method: 'POST' });
  const body = { email, password: PASSWORD };
  expect((await owner.call('/api/signin', { body })).status).toBe(200);
});
