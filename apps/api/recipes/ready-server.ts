import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../src/process/config.ts';
import { startServer } from '../src/process/start-server.ts';

/** A server that is listening, with a folder of its own; webhooks may go to this machine. */
export async function readyServer() {
  const folder = mkdtempSync(join(tmpdir(), 'morsel-recipes-'));
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'morsel.db')}`,
    BACKUP_EVERY: 'off',
    WEBHOOKS_TO_PRIVATE_ADDRESSES: 'yes',
  });
  const { app, db, address } = await startServer(config, () => undefined);
  return {
    address,
    folder,
    close: async () => {
      await app.close();
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A new account by a browser's cookie. */
export async function accountAt(address: string) {
  let cookie = '';
  const post = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const set = answer.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
    if (set.length > 0) cookie = set.join('; ');
    return (await answer.json()) as Answer;
  };
  await post('/api/signup', { name: 'Ada', email: 'ada@example.org', password: 'kitchen-door-42' });
  return { post };
}
