import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { testDatabase } from '../../testing/database.ts';
import { queriesDuring } from '../../testing/query-log.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';

const SIGN_IN = { purpose: 'sign-in' } as const;

test('anybody’s challenge waits for no disk, but that it was used is kept', async () => {
  const db = await testDatabase();
  let challenge = '';
  const ofMaking = await queriesDuring(async () => {
    challenge = await makeChallenge(db, SIGN_IN, 0);
  });
  const ofTaking = await queriesDuring(async () => {
    expect(await takeChallenge(db, challenge, { use: SIGN_IN, now: 1 })).toBe(true);
  });
  const unsynced = sql`pragma synchronous = normal`.compile(db).sql;
  expect(ofMaking.map((query) => query.sql)).toContain(unsynced);
  expect(ofTaking.map((query) => query.sql)).not.toContain(unsynced);
});
