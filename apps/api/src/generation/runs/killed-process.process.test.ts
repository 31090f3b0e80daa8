import { once } from 'node:events';
import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { readConfig } from '../../process/config.ts';
import { startServer } from '../../process/start-server.ts';
import { gate } from '../../testing/gate.ts';
import { modelServer } from '../../testing/model-server/model-server.ts';
import { HANG } from '../../testing/model-server/replies.ts';
import { writing } from '../../testing/model-server/scripted-model.ts';
import { accountAt, serverProcess } from '../../testing/server-process.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { until } from '../../testing/until.ts';
import { DIED } from './start-run.ts';

const BOOK = { title: 'Tides', author: 'Ada Marsh' };

test(
  'the run of a process that was killed is in nobody’s way, and what it took is billed',
  { timeout: 2 * MINUTE_MS },
  async () => {
    const well = writing();
    const { opened } = gate();
    const provider = await modelServer({
      behave: (request) => (request.number === 2 ? opened.then(() => HANG) : well(request)),
    });
    const settings = {
      PORT: '0',
      DATABASE_URL: `file:${join(await testFolder(), 'morsel.db')}`,
      OPENAI_BASE_URL: provider.openAi.baseUrl ?? '',
      OPENAI_MODEL: 'scripted',
    };
    const { child, address } = await serverProcess(settings);
    const { post } = await accountAt(address);
    const { id } = await post('/api/books', BOOK);
    const path = `/api/books/${id}/generate-questions`;
    const asked = post(path).catch(() => undefined);
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
    const { count } = await post(`${again.address}${path}`);
    expect(count).toBeGreaterThan(0);
    const runs = again.db.selectFrom('generationRuns').select(['state', 'reason']).orderBy('id');
    expect(await runs.execute()).toMatchObject([
      { state: 'failed', reason: DIED },
      { state: 'done' },
    ]);
  },
);
