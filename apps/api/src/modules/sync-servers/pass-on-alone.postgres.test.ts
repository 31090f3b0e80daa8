import { expect, onTestFinished, test } from 'vitest';

import { connectDatabase } from '../../database/connection.ts';
import { networkOfReach } from '../../internet/network.ts';
import { md5 } from '../../testing/e-reader.ts';
import { gate } from '../../testing/gate.ts';
import { postgresDatabaseAt } from '../../testing/postgres.ts';
import { failLoudly, syncServerOf } from '../../testing/sync-servers.ts';
import { until } from '../../testing/until.ts';
import { receiver } from '../../testing/webhooks.ts';
import { keySeal } from './key-seal.ts';
import { PACE } from './pass-on-due.ts';
import { passOnAlone } from './pass-on-while-open.ts';

const NOW = Date.UTC(2026, 2, 2, 9);

test('of two processes on a database one passes on at a time, each position once', async () => {
  const { db, url } = await postgresDatabaseAt();
  const other = await connectDatabase(url);
  onTestFinished(() => other.destroy());
  const { opened, open } = gate();
  const to = await receiver((_request, response) => {
    void opened.then(() => response.end('{}'));
  });
  const { id } = await db
    .insertInto('users')
    .values({ name: null, email: 'rita@example.org', createdAt: 0, seenAt: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  await syncServerOf(db, { id });
  const seal = keySeal('a secret');
  const sealedKey = seal.seal(md5('crumb-1'), { userId: id, url: new URL(to.url).origin });
  await db
    .updateTable('syncServers')
    .set({ url: new URL(to.url).origin, sealedKey })
    .execute();
  await db.updateTable('waitingPositions').set({ toldAt: NOW }).execute();
  const network = networkOfReach('private');
  const { signal } = new AbortController();
  const process = {
    now: () => NOW,
    random: () => 0.5,
    network,
    seal,
    signal,
    pace: PACE,
    onError: failLoudly,
  };

  const first = passOnAlone({ ...process, db });
  await until(() => expect(to.received).toHaveLength(1));
  await passOnAlone({ ...process, db: other });
  expect(to.received).toHaveLength(1);
  open();
  await first;
  await passOnAlone({ ...process, db: other });

  expect(to.received).toHaveLength(1);
  expect(await db.selectFrom('waitingPositions').selectAll().execute()).toEqual([]);
});
