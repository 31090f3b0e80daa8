import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { testDatabase } from '../testing/database.ts';
import { aBook } from '../testing/factories.ts';
import { webhookOf } from '../testing/webhooks.ts';
import type { Db } from './connection.ts';
import { SESSION_IDLE_MS, saveSession } from './session-store.ts';
import { sweepExpired } from './sweep-expired.ts';

const NOW = Date.UTC(2027, 5, 1);

describe('sweeping', () => {
  let db: Db;
  beforeEach(async () => {
    db = await testDatabase();
  });

  const aUser = async (seenAt: number, email: string | null = null) => {
    const { id } = await db
      .insertInto('users')
      .values({ name: null, email, createdAt: 0, seenAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const usersLeft = async () =>
    (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('removes sessions that nobody used for 14 days', async () => {
    const userId = await aUser(NOW, 'rita@example.org');
    const cookie = { originalMaxAge: null };
    await saveSession(db, 'old', { cookie, userId }, NOW - SESSION_IDLE_MS);
    await saveSession(db, 'new', { cookie, userId }, NOW - SESSION_IDLE_MS + 1);
    await sweepExpired(db, NOW);
    const left = await db.selectFrom('sessions').select('expiresAt').execute();
    expect(left).toEqual([{ expiresAt: NOW + 1 }]);
  });

  it('removes challenges that are too old to be signed', async () => {
    const challenges = [
      { hash: 'old', expiresAt: NOW },
      { hash: 'new', expiresAt: NOW + 1 },
    ];
    await db.insertInto('passkeyChallenges').values(challenges).execute();
    await sweepExpired(db, NOW);
    const left = await db.selectFrom('passkeyChallenges').select('hash').execute();
    expect(left).toEqual([{ hash: 'new' }]);
  });

  it('removes what became of deliveries after two weeks, and beyond two hundred of each webhook', async () => {
    const rita = { id: await aUser(NOW, 'rita@example.org') };
    const [busy, quiet] = [await webhookOf(db, rita), await webhookOf(db, rita)];
    await db.deleteFrom('webhookDeliveries').execute();
    const delivery = (webhookId: number, messageId: string, createdAt: number) =>
      ({ webhookId, messageId, createdAt, type: 'goal.met', body: '{}' }) as const;
    const over = Array.from({ length: 202 }, (_, index) => ({
      ...delivery(busy.webhookId, `over-${index}`, NOW),
      state: 'delivered' as const,
    }));
    const fortnight = NOW - 14 * DAY_MS;
    await db
      .insertInto('webhookDeliveries')
      .values([
        { ...delivery(busy.webhookId, 'waiting', NOW), state: 'waiting', nextTryAt: NOW },
        ...over,
        { ...delivery(quiet.webhookId, 'old', fortnight), state: 'failed' },
        { ...delivery(quiet.webhookId, 'new', fortnight + 1), state: 'failed' },
      ])
      .execute();
    await sweepExpired(db, NOW);
    const left = await db
      .selectFrom('webhookDeliveries')
      .select('messageId')
      .orderBy('id')
      .execute();
    expect(left.map(({ messageId }) => messageId)).toEqual([
      'waiting',
      ...over.slice(2).map(({ messageId }) => messageId),
      'new',
    ]);
  });

  it('forgets the former secret of a webhook once its day is over', async () => {
    const rita = { id: await aUser(NOW, 'rita@example.org') };
    for (const formerSecretUntil of [NOW, NOW + 1]) {
      const { webhookId } = await webhookOf(db, rita);
      const former = { formerSecret: 'whsec_BBBB', formerSecretUntil };
      await db.updateTable('webhooks').set(former).where('id', '=', webhookId).execute();
    }
    await sweepExpired(db, NOW);
    const left = await db
      .selectFrom('webhooks')
      .select(['secret', 'formerSecret', 'formerSecretUntil'])
      .orderBy('id')
      .execute();
    expect(left).toEqual([
      { secret: 'whsec_AAAA', formerSecret: null, formerSecretUntil: null },
      { secret: 'whsec_AAAA', formerSecret: 'whsec_BBBB', formerSecretUntil: NOW + 1 },
    ]);
  });

  it('removes guests who did not come for 400 days, and no account', async () => {
    await aUser(NOW - 400 * DAY_MS);
    const idle = await aUser(NOW - 400 * DAY_MS + 1);
    const account = await aUser(0, 'rita@example.org');
    await sweepExpired(db, NOW);
    expect(await usersLeft()).toEqual([idle, account]);
  });

  it('takes all that such a guest had along, and leaves the books', async () => {
    const guest = await aUser(0);
    const { id } = await aBook(db, { addedBy: guest });
    const shelved = { userId: guest, bookId: id, addedAt: 1 };
    await db.insertInto('shelfBooks').values(shelved).execute();
    await sweepExpired(db, NOW);
    expect(await usersLeft()).toEqual([]);
    expect(await db.selectFrom('shelfBooks').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('bookAdders').select('userId').execute()).toEqual([]);
    expect(await db.selectFrom('books').select('id').execute()).toEqual([{ id }]);
  });
});
