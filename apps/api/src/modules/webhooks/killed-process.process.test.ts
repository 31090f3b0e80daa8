import { once } from 'node:events';
import { join } from 'node:path';

import { HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { connectDatabase } from '../../database/connection.ts';
import { readConfig } from '../../process/config.ts';
import { startServer } from '../../process/start-server.ts';
import { accountAt, serverProcess } from '../../testing/server-process.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { until } from '../../testing/until.ts';
import { receiver } from '../../testing/webhooks.ts';

test(
  'what a killed process has committed and not sent, or not noted, the next one delivers',
  { timeout: 2 * MINUTE_MS },
  async () => {
    const settings = {
      PORT: '0',
      DATABASE_URL: `file:${join(await testFolder(), 'morsel.db')}`,
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'yes',
    };
    const { child, address } = await serverProcess(settings);
    const { post } = await accountAt(address);
    const [resting, hanging] = [await receiver(), await receiver(() => undefined)];
    const addHook = (url: string, events: string[]) => post('/api/webhooks', { url, events });
    const { secret } = await addHook(resting.url, ['book.added']);
    await addHook(hanging.url, ['book.added']);
    const db = await connectDatabase(settings.DATABASE_URL);
    // As after a failure, lest the first process is quicker than its end.
    const rest = (until: number) =>
      db
        .updateTable('webhooks')
        .set({ pausedUntil: until })
        .where('url', '=', resting.url)
        .execute();
    await rest(Date.now() + HOUR_MS);
    await post('/api/books', { title: 'Tides', author: 'Ada Marsh' });
    await until(() => expect(hanging.received).toHaveLength(1));

    child.kill('SIGKILL');
    await once(child, 'exit');

    const states = db.selectFrom('webhookDeliveries').select(['state', 'tries']).orderBy('id');
    const never = { state: 'waiting', tries: 0 };
    expect(await states.execute()).toEqual([never, never]);
    expect(resting.received).toEqual([]);
    await rest(0);
    hanging.answerWith(204);
    const next = await startServer(readConfig(settings), () => undefined);
    onTestFinished(() => next.db.destroy());
    onTestFinished(() => next.app.close());
    await db.destroy();
    const delivered = { state: 'delivered', tries: 1 };
    const now = next.db.selectFrom('webhookDeliveries').select(['state', 'tries']).orderBy('id');
    await until(async () => expect(await now.execute()).toEqual([delivered, delivered]));
    expect(await resting.verified(secret, Date.now())).toMatchObject([{ type: 'book.added' }]);
    // Nobody could know whether that had arrived: it comes again, under the same id.
    const ids = hanging.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
  },
);
