import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { ACCEPT, LIST_TOOLS } from '../testing/assistant-messages.ts';
import { accountAt, serverProcess } from '../testing/server-process.ts';
import { testFolder } from '../testing/test-folder.ts';
import { until } from '../testing/until.ts';

/** Says which module of the protocol a process loads, as it does so. */
const TELL_MODULES = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.includes('/@modelcontextprotocol/')) console.log('loaded ' + url);
      return next(url, context);
    },
  });`;

test(
  'what speaks the protocol is loaded with the first message, not with the server',
  { timeout: 2 * MINUTE_MS },
  async () => {
    const database = `file:${join(await testFolder(), 'morsel.db')}`;
    const hooks = `data:text/javascript,${encodeURIComponent(TELL_MODULES)}`;
    const settings = { DATABASE_URL: database, PORT: '0' };
    const { address, said } = await serverProcess(settings, ['--import', hooks]);
    const { call, post } = await accountAt(address);
    const wanted = { name: 'Assistant', scopes: ['read'], expiresAt: null };
    const { token } = await post('/api/tokens', wanted);
    expect(said()).not.toContain('loaded ');

    const headers = { accept: ACCEPT, authorization: `Bearer ${token}` };
    const answer = await call('POST', '/mcp', LIST_TOOLS, headers);
    expect(await answer.text()).toContain('what_is_due');
    await until(() => expect(said()).toMatch(/loaded .*@modelcontextprotocol\/server/));
  },
);
