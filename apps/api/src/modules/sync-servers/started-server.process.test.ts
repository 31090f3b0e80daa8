import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { readConfig } from '../../process/config.ts';
import { startServer } from '../../process/start-server.ts';
import { DIGEST, keysOf } from '../../testing/e-reader.ts';
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
    const send = async (method: string, path: string, body: object, headers = {}) => {
      const type = { 'content-type': 'application/json', ...headers };
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: type,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer;
    };
    const ada = { name: 'Ada', email: 'ada@example.org', password: 'lovelace' };
    const signedUp = await send('POST', '/signup', ada);
    const cookie = signedUp.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
    const asAda = { cookie: cookie.join('; ') };
    const wanted = { name: 'Kobo', scopes: ['study'], expiresAt: null };
    const { token }: { token: string } = await (
      await send('POST', '/tokens', wanted, asAda)
    ).json();
    const other = await syncServer();
    await send('POST', '/sync-server', { ...LOGIN, url: other.url }, asAda);

    const told = { document: DIGEST, progress: 'p', percentage: 0.5, device: 'Kobo' };
    await send('PUT', '/koreader/syncs/progress', told, keysOf(token));
    await until(() => expect(other.pushed()).toEqual([told]));
  },
);
