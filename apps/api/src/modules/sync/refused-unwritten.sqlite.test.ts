import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Tx } from '../../database/connection.ts';
import { claiming, picking } from '../../testing/backlogs.ts';
import { KEPT } from '../../testing/bites.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { readerOfBites } from '../../testing/reader-of-bites.ts';
import { serverWithClaims, TEXT } from '../../testing/server-with-claims.ts';
import { applyOperation } from './apply-operation.ts';

async function biteOfAnother() {
  const { server, bites } = await readerOfBites();
  const [target = 0] = bites;
  const sent = picking({ opId: 'operation-of-another', target }, KEPT);
  return { db: server.db, by: await server.account(), sent };
}

async function claimOfTheSame() {
  const { db, account, insist, write } = await serverWithClaims();
  const by = await account();
  await insist(by);
  const { itemId: target, opId } = await write(by, TEXT.toUpperCase());
  return { db, by, sent: claiming({ opId: 'claiming-again', target }, opId) };
}

const rowsChanged = async (tx: Tx) =>
  (await sql<{ count: number }>`select total_changes() as count`.execute(tx)).rows;

// Else all that share the commit are done again, each by itself.
test.each([
  ['a bite of another’s', biteOfAnother, 'not found'],
  ['a claim of the same', claimOfTheSame, 'already'],
])('%s is refused before anything is written', async (_case, refused, reason) => {
  const { db, by, sent } = await refused();
  const reader = { id: by.id, role: 'reader', isGuest: false, createdAt: LONG_AGO } as const;
  const { opId, answeredAt, timeZone } = sent;
  const operation = { opId, answeredAt, receivedAt: LONG_AGO, timeZone };
  await db.transaction().execute(async (tx) => {
    const before = await rowsChanged(tx);
    await expect(applyOperation(tx, { reader, operation, sent })).rejects.toThrow(reason);
    expect(await rowsChanged(tx)).toEqual(before);
  });
});
