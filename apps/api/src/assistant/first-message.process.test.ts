import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, onTestFinished, test } from 'vitest';

import { compileCache } from '../testing/compile-cache.ts';
import { until } from '../testing/until.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const ADA = { name: 'Ada', email: 'ada@example.org', password: 'lovelace' };

/** Says which module of the protocol a process loads, as it does so. */
const TELL_MODULES = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.includes('/@modelcontextprotocol/')) console.log('loaded ' + url);
      return next(url, context);
    },
  });`;

/** The server as a process of its own: its address, and all that it has said so far. */
async function startProcess() {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-assistant-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const hooks = `data:text/javascript,${encodeURIComponent(TELL_MODULES)}`;
  const child = spawn(process.execPath, ['--import', hooks, MAIN], {
    env: {
      ...compileCache(),
      DATABASE_URL: `file:${join(folder, 'morsel.db')}`,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  const address = await until(() => {
    const [, open] = /open at (\S+)/.exec(said) ?? [];
    expect(open).toBeDefined();
    return open;
  });
  return { address, said: () => said };
}

test(
  'what speaks the protocol is loaded with the first message, not with the server',
  { timeout: 2 * MINUTE_MS },
  async () => {
    const { address, said } = await startProcess();
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const signedIn = await post('/api/signup', ADA);
    const cookie = signedIn.headers.getSetCookie().map((text) => text.split(';', 1)[0]);
    const wanted = { name: 'Assistant', scopes: ['read'], expiresAt: null };
    const made = await post('/api/tokens', wanted, { cookie: cookie.join('; ') });
    const { token } = (await made.json()) as { token: string };
    expect(said()).not.toContain('loaded ');

    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const answer = await post('/mcp', list, {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
    });
    expect(await answer.text()).toContain('what_is_due');
    await until(() => expect(said()).toMatch(/loaded .*@modelcontextprotocol\/server/));
  },
);
