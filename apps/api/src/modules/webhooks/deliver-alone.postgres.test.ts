import { expect, onTestFinished, test } from 'vitest';

import { connectDatabase } from '../../database/connection.ts';
import { networkOfReach } from '../../internet/network.ts';
import { gate } from '../../testing/gate.ts';
import { postgresDatabaseAt } from '../../testing/postgres.ts';
import { receiver, webhookOf } from '../../testing/webhooks.ts';
import { deliverAlone } from './deliver-alone.ts';

const NOW = Date.UTC(2026, 2, 2, 9);

test('of two processes on a database one delivers at a time, each message once', async () => {
  const { db, url } = await postgresDatabaseAt();
  const other = await connectDatabase(url);
  onTestFinished(() => other.destroy());
  const { opened, open } = gate();
  const to = await receiver((_request, response) => {
    void opened.then(() => response.end());
  });
  const { id: userId } = await db
    .insertInto('users')
    .values({ name: null, email: 'rita@example.org', createdAt: 0, seenAt: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { webhookId } = await webhookOf(db, { id: userId });
  await db.updateTable('webhooks').set({ url: to.url }).execute();
  const waiting = { webhookId, type: 'goal.met', body: '{}', state: 'waiting' } as const;
  const messages = ['one', 'two', 'three'].map((messageId) => ({ ...waiting, messageId }));
  await db
    .insertInto('webhookDeliveries')
    .values(messages.map((message) => ({ ...message, createdAt: NOW, nextTryAt: NOW })))
    .execute();
  const process = { now: () => NOW, random: () => 0.5, network: networkOfReach('private') };
  const { signal } = new AbortController();

  const first = deliverAlone({ ...process, db, signal });
  await expect.poll(() => to.received).toHaveLength(1);
  await deliverAlone({ ...process, db: other, signal });
  expect(to.received).toHaveLength(1);
  open();
  await first;
  await deliverAlone({ ...process, db: other, signal });

  expect(to.received.map(({ headers }) => headers['webhook-id'])).toEqual(['one', 'two', 'three']);
  const delivered = db.selectFrom('webhookDeliveries').select(['messageId', 'tries']);
  expect(await delivered.where('state', '=', 'delivered').orderBy('id').execute()).toEqual(
    messages.map(({ messageId }) => ({ messageId, tries: 1 })),
  );
});
