import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { openDatabase } from '../process/open-database.ts';
import { buildServer } from '../server.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { sessionCookie } from '../testing/cookies.ts';

const ADMIN = join(import.meta.dirname, 'admin.ts');
const PATIENCE_MS = MINUTE_MS;
const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };

let databaseUrl: string;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-admin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  databaseUrl = `file:${join(folder, 'morsel.db')}`;
});

/** The command line, in a process of its own. */
async function admin(words: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [ADMIN, ...words], {
    env: { ...compileCache(), DATABASE_URL: databaseUrl, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { exitCode: child.exitCode, output, errors };
}

/** A server that runs on the same database meanwhile, with an account that is signed in. */
async function openServer() {
  const db = await openDatabase(databaseUrl);
  const app = await buildServer(
    {
      db,
      now: Date.now,
      randomId: () => 'generated-1',
      fetchPicture: () => Promise.reject(new Error('Tests do not reach the internet')),
      hasPasswordForm: true,
    },
    { sessionSecret: 'a secret that only tests know, 32+' },
  );
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const answer = await post('/api/signup', rita);
  const { id: readerId } = answer.json<{ id: number }>();
  const cookie = sessionCookie(answer);
  const get = async (url: string) => (await app.inject({ url, headers: { cookie } })).statusCode;
  return { get, post, readerId };
}

describe('the command line for admins', { timeout: PATIENCE_MS }, () => {
  it('grants and revokes, effective at once for who is signed in', async () => {
    const { get } = await openServer();
    expect(await get('/api/admin/books')).toBe(403);

    const granted = await admin(['grant', ' RITA@example.org']);
    expect(granted.exitCode).toBe(0);
    expect(granted.output).toContain('is an admin now.');
    expect(await get('/api/admin/books')).toBe(200);

    const revoked = await admin(['revoke', rita.email]);
    expect(revoked).toMatchObject({
      exitCode: 0,
      output: 'rita@example.org is no admin any more.\n',
    });
    expect(await get('/api/admin/books')).toBe(403);
    expect(await get('/api/users')).toBe(200);
  });

  it('signs an account out on all its devices', async () => {
    const { get } = await openServer();
    expect(await get('/api/users')).toBe(200);

    const ended = await admin(['end-sessions', rita.email]);
    expect(ended.exitCode).toBe(0);
    expect(await get('/api/users')).toBe(401);

    const unknown = await admin(['end-sessions', 'nobody@example.org']);
    expect(unknown).toMatchObject({ exitCode: 1, output: '' });
  });

  it.each([
    ['grant', 'role-changed'],
    ['revoke', 'role-changed'],
    ['end-sessions', 'signed-out-everywhere'],
    ['revoke-tokens', 'token-revoked'],
    ['reset-password', 'reset-link-made'],
  ])(
    'writes %s into the security log, on standard error, with no secret',
    async (command, event) => {
      const { readerId } = await openServer();
      const { exitCode, errors } = await admin([command, rita.email], { LOG_LEVEL: 'silent' });
      expect(exitCode).toBe(0);
      expect(JSON.parse(errors)).toEqual({
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        log: 'security',
        event,
        command,
        readerId,
      });
    },
  );

  it.each([
    [{}, 'http://localhost:3000'],
    [{ HOST: '127.0.0.1', PORT: '8080' }, 'http://localhost:8080'],
    [{ PUBLIC_URL: 'https://morsel.example' }, 'https://morsel.example'],
  ])('prints a reset link that works, with %o at %s', async (environment, origin) => {
    const { get, post } = await openServer();
    const { exitCode, output } = await admin(['reset-password', rita.email], environment);
    expect(exitCode).toBe(0);
    const url = new URL(/https?:\S+/.exec(output)?.[0] ?? '');
    expect(url.origin).toBe(origin);
    expect(url.pathname).toBe('/signin');
    const token = url.hash.replace('#reset=', '');
    const answer = await post('/api/reset-password', { token, password: 'better one' });
    expect(answer.statusCode).toBe(200);
    expect(await get('/api/users')).toBe(401);
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { PORT: '0' }])(
    'makes no link where the settings %o do not say the address, and says what to do',
    async (environment) => {
      await openServer();
      const { exitCode, output, errors } = await admin(['reset-password', rita.email], environment);
      expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
      expect(errors).toMatch(/PUBLIC_URL set to that/);
    },
  );

  it.each(['grant', 'revoke', 'reset-password'])(
    '%s says so when it does not know the email',
    async (command) => {
      await openServer();
      expect(await admin([command, 'nobody@example.org'])).toEqual({
        exitCode: 1,
        output: '',
        errors: 'No account has this email\n',
      });
    },
  );

  it.each([[[]], [['grant']], [['crown', rita.email]], [['toString', 'x']], [['grant', 'a', 'b']]])(
    'says how it is used when it gets %j',
    async (words) => {
      const { exitCode, output, errors } = await admin(words);
      expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
      expect(errors).toMatch(/^Usage: pnpm admin <command> <email>\n/);
      expect(existsSync(databaseUrl.replace('file:', ''))).toBe(false);
    },
  );

  it('makes no database where there is none', async () => {
    const { exitCode, errors } = await admin(['grant', rita.email]);
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^there is no database at .*morsel\.db yet: start Morsel once\n$/);
    expect(existsSync(databaseUrl.replace('file:', ''))).toBe(false);
  });

  it('names a setting that is wrong', async () => {
    const { exitCode, errors } = await admin(['grant', rita.email], { PORT: 'eighty' });
    expect({ exitCode, errors }).toEqual({
      exitCode: 1,
      errors: 'PORT must be a whole number from 0 to 65535\n',
    });
  });
});
