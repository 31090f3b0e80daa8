import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { readConfig } from '../../process/config.ts';
import { startServer } from '../../process/start-server.ts';
import { DIGEST, keysOf } from '../../testing/e-reader.ts';
import { accountAt } from '../../testing/server-process.ts';
import { LOGIN, syncServer } from '../../testing/sync-servers.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { until } from '../../testing/until.ts';

test(
  'a server passes on by itself, with the login that its own call has kept, as far as its operator allows',
  { timeout: 2 * MINUTE_MS },
  async () => {
    const settings = {
      PORT: '0',
      DATABASE_URL: `file:${join(await testFolder(), 'morsel.db')}`,
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'yes',
    };
    const { app, db, address } = await startServer(readConfig(settings), () => undefined);
    onTestFinished(() => db.destroy());
    onTestFinished(() => app.close());
    const { call, post } = await accountAt(address);
    const wanted = { name: 'Kobo', scopes: ['study'], expiresAt: null };
    const { token } = await post('/api/tokens', wanted);
    const other = await syncServer();
    await post('/api/sync-server', { ...LOGIN, url: other.url });

    const told = { document: DIGEST, progress: 'p', percentage: 0.5, device: 'Kobo' };
    await call('PUT', '/api/koreader/syncs/progress', told, keysOf(token));
    await until(() => expect(other.pushed()).toEqual([told]));
  },
);
