import { expect, test } from 'vitest';

import { testDatabase } from '../../testing/database.ts';
import { countUnsynced } from '../../testing/unsynced-commits.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';

const SIGN_IN = { purpose: 'sign-in' } as const;

test('anybody’s challenge waits for no disk, but that it was used is kept', async () => {
  const db = await testDatabase();
  let challenge = '';
  const ofMaking = await countUnsynced(async () => {
    challenge = await makeChallenge(db, SIGN_IN, 0);
  });
  const ofTaking = await countUnsynced(async () => {
    expect(await takeChallenge(db, challenge, { use: SIGN_IN, now: 1 })).toBe(true);
  });
  expect(ofMaking).toBe(1);
  expect(ofTaking).toBe(0);
});
