import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { readConfig } from '../../process/config.ts';
import { startServer } from '../../process/start-server.ts';
import { gate } from '../../testing/gate.ts';
import { modelServer } from '../../testing/model-server/model-server.ts';
import { HANG } from '../../testing/model-server/replies.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { until } from '../../testing/until.ts';
import { DIED } from './start-run.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
const BOOK = { title: 'Tides', author: 'Ada Marsh' };

type Visit = { readonly address: string; readonly cookie: string };

const post = ({ address, cookie }: Visit, path: string, body?: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const READER = { name: 'Ada', email: 'ada@example.org', password: 'lovelace' };

async function accountAt(address: string): Promise<Visit> {
  const answer = await post({ address, cookie: '' }, '/api/signup', READER);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  return { address, cookie };
}

/** The server as a process of its own. */
async function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const [, address = ''] = await until(() => {
    const open = /open at (\S+)/.exec(said);
    expect(open).not.toBeNull();
    return open ?? [];
  });
  return { child, address };
}

test(
  'the run of a process that was killed is in nobody’s way, and what it took is billed',
  { timeout: 2 * MINUTE_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'morsel-killed-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const well = writing();
    const { opened } = gate();
    const provider = await modelServer({
      behave: (request) => (request.number === 2 ? opened.then(() => HANG) : well(request)),
    });
    const settings = {
      PORT: '0',
      DATABASE_URL: `file:${join(folder, 'morsel.db')}`,
      OPENAI_BASE_URL: provider.openAi.baseUrl ?? '',
      OPENAI_MODEL: 'scripted',
    };
    const { child, address } = await startProcess(settings);
    const visit = await accountAt(address);
    const { id } = await (await post(visit, '/api/books', BOOK)).json();
    const path = `/api/books/${id}/generate-questions`;
    const asked = post(visit, path).catch(() => undefined);
    await until(() => expect(provider.requests).toHaveLength(2));

    child.kill('SIGKILL');
    await once(child, 'exit');
    await asked;

    const again = await startServer(readConfig(settings), () => undefined);
    onTestFinished(() => again.db.destroy());
    onTestFinished(() => again.app.close());
    const bills = () =>
      again.db.selectFrom('modelBills').select(['purpose', 'inputTokens']).execute();
    expect(await bills()).toEqual([{ purpose: 'items', inputTokens: 100 }]);
    expect(await again.db.selectFrom('modelReservations').selectAll().execute()).toEqual([]);
    const { count } = await (await post({ ...visit, address: again.address }, path)).json();
    expect(count).toBeGreaterThan(0);
    const runs = again.db.selectFrom('generationRuns').select(['state', 'reason']).orderBy('id');
    expect(await runs.execute()).toMatchObject([
      { state: 'failed', reason: DIED },
      { state: 'done' },
    ]);
  },
);
