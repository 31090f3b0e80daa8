import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { MINUTE_MS, UNKNOWN } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { compileCache } from './testing/compile-cache.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const PATIENCE_MS = MINUTE_MS;
/** Between two calls; each caller has another one. */
const PAUSE_MS = 8;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'morsel-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

type Started = { child: ChildProcess; output: () => string; errors: () => string };

/** The server as a process of its own, on an empty data folder and any free port. */
function start(environment: Record<string, string> = {}, args: string[] = [MAIN]): Started {
  const child = spawn(process.execPath, args, {
    env: {
      ...compileCache(),
      DATABASE_URL: `file:${join(folder, 'data/morsel.db')}`,
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString()));
  return { child, output: () => texts.stdout, errors: () => texts.stderr };
}

/** The address at which it says that it is open. */
async function opened({ child, output, errors }: Started): Promise<string> {
  for (;;) {
    const address = /Morsel is open at (http:\S+)/.exec(output())?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`It ended: ${errors()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')]);
  }
}

async function exitCode({ child }: Started): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}

type Answer = { readonly body: unknown; readonly cookie: string };

/** A guest, or the one of the cookie. */
async function makeGuest(address: string, cookie = ''): Promise<Answer> {
  const answer = await fetch(`${address}/api/demo-user`, { method: 'POST', headers: { cookie } });
  const [made = ''] = answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  return { body: await answer.json(), cookie: made };
}

const isThere = (file: string) => existsSync(join(folder, 'data', file));

describe('starting', { timeout: PATIENCE_MS }, () => {
  it('tells the admin once, serves, stops when asked, and goes on where it was', async () => {
    const first = start();
    const address = await opened(first);
    expect((await fetch(`${address}/api/topics`)).status).toBe(200);
    expect(first.output()).toMatch(/Admin account, shown this once: \S+ with password \S{16}/);
    const { mode } = statSync(join(folder, 'data/session-secret'));
    expect(mode & 0o777).toBe(0o600);
    const guest = await makeGuest(address);

    first.child.kill('SIGTERM');
    expect(await exitCode(first)).toBe(0);
    expect(first.errors()).toBe('');
    // Everything is in the one file, so that copying it copies all.
    expect(isThere('morsel.db-wal')).toBe(false);

    const second = start();
    const { body } = await makeGuest(await opened(second), guest.cookie);
    expect(body).toEqual(guest.body);
    expect(second.output()).not.toContain('password');
  });

  it('is refused with a bad configuration', async () => {
    const started = start({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(
      /^Morsel cannot start: PORT must be a whole number from 0 to 65535; LOG_LEVEL must be .*\n$/,
    );
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('is refused when PostgreSQL does not answer, without telling its password', async () => {
    const started = start({
      DATABASE_URL: 'postgres://morsel:hunter2@127.0.0.1:1/morsel',
      SESSION_SECRET: 'x'.repeat(32),
    });
    expect(await exitCode(started)).toBe(1);
    expect(started.errors()).toMatch(
      /^Morsel cannot start: cannot open the database \(127.0.0.1:1\/morsel\).*\n$/,
    );
    expect(started.errors()).not.toContain('hunter2');
  });
});

describe('stopping', { timeout: PATIENCE_MS }, () => {
  it.each([
    ['SIGINT', ['SIGINT']],
    ['SIGHUP', ['SIGHUP']],
    ['one key press that arrives twice', ['SIGINT', 'SIGTERM']],
  ] as const)('is clean on %s', async (_, signals) => {
    const started = start();
    await opened(started);
    for (const signal of signals) started.child.kill(signal);
    expect(await exitCode(started)).toBe(0);
    expect(started.errors()).toBe('');
    expect(isThere('morsel.db-wal')).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'is clean when npm, which runs it, is ended',
    async () => {
      const launch = `process.title = 'npm exec';
      require('node:child_process').spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, '${MAIN}'],
        { stdio: 'inherit' });`;
      const started = start({}, ['-e', launch]);
      const address = await opened(started);

      started.child.kill('SIGTERM');

      // The output closes once the server, which has inherited it, has ended too.
      await once(started.child, 'close');
      await expect(fetch(address)).rejects.toThrow('fetch failed');
      expect(isThere('morsel.db-wal')).toBe(false);
    },
  );

  it('answers all who have asked by then, and waits for nobody who asks by halves', async () => {
    const started = start();
    const address = await opened(started);
    const half = connect(Number(new URL(address).port), '127.0.0.1');
    onTestFinished(() => void half.destroy());
    half.on('error', () => {});
    half.write('POST /api/signin HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"half');
    const callers = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    await Promise.all(callers.map((caller) => statusOf(address, caller)));
    const calls = Promise.all(
      callers.map((caller, index) =>
        callUntilClosed(address, { caller, pauseMs: index * PAUSE_MS }),
      ),
    );

    started.child.kill('SIGTERM');
    expect(await exitCode(started)).toBe(0);
    expect(started.errors()).toBe('');
    expect(new Set(await calls)).toEqual(new Set(['ECONNREFUSED']));
  });

  it('loses nothing when it is killed', async () => {
    const first = start();
    const firstAddress = await opened(first);
    const guest = await makeGuest(firstAddress);
    const answers = await answersTo(firstAddress, guest.cookie);
    const replies = answers.map((answer) => sendAnswer(firstAddress, guest.cookie, answer));
    await Promise.any(replies);
    first.child.kill('SIGKILL');
    await exitCode(first);
    const told = await Promise.allSettled(replies);

    const address = await opened(start());
    const { body } = await makeGuest(address, guest.cookie);
    expect(body).toEqual(guest.body);
    // All come again, as from an outbox: what was told is told again, and nothing counts twice.
    const again: unknown[] = [];
    for (const answer of answers) again.push(await sendAnswer(address, guest.cookie, answer));
    expect(again.filter((_, index) => told[index]?.status === 'fulfilled')).toEqual(
      told.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    );
    expect(await answeredBy(address, guest)).toBe(answers.length);
  });
});

type Calling = { readonly caller: Agent; readonly pauseMs: number };

/** Calls on and on, as browsers do with pauses, and says why the last call got no answer. */
async function callUntilClosed(address: string, { caller, pauseMs }: Calling): Promise<unknown> {
  try {
    for (;;) {
      expect([200, 503]).toContain(await statusOf(address, caller));
      if (pauseMs > 0) await delay(pauseMs);
    }
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

async function statusOf(address: string, agent: Agent): Promise<number | undefined> {
  const request = get(`${address}/api/topics`, { agent });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer !== undefined) await once(answer.resume(), 'end');
  return answer?.statusCode;
}

type SentAnswer = { readonly opId: string; readonly userId: number; readonly questionId: number };

/** Three answers to each question of a page, which two devices of the guest might give. */
async function answersTo(address: string, cookie: string): Promise<SentAnswer[]> {
  const headers = { cookie };
  const added = await fetch(`${address}/api/users/add-default-books`, { method: 'POST', headers });
  expect(added.status).toBe(200);
  const feed = await fetch(`${address}/api/quiz/feed?limit=20`, { headers });
  const items: { id: number; itemType: string }[] = JSON.parse(await feed.text());
  const userId = idIn((await makeGuest(address, cookie)).body);
  return items
    .filter(({ itemType }) => itemType === 'question')
    .flatMap(({ id }) =>
      [1, 2, 3].map((time) => ({ opId: `answer-${id}-${time}`, userId, questionId: id })),
    );
}

/** Says "I don't know". */
async function sendAnswer(
  address: string,
  cookie: string,
  { opId, ...answer }: SentAnswer,
): Promise<unknown> {
  const reply = await fetch(`${address}/api/quiz/answer`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': opId },
    body: JSON.stringify({ ...answer, answer: UNKNOWN }),
  });
  expect(reply.status).toBe(200);
  return reply.json();
}

async function answeredBy(address: string, { body, cookie }: Answer): Promise<number> {
  const url = `${address}/api/users/${idIn(body)}/stats`;
  const stats = await fetch(url, { headers: { cookie } });
  const { totalAnswered }: { totalAnswered: number } = JSON.parse(await stats.text());
  return totalAnswered;
}

function idIn(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('id' in body)) throw new Error('No guest');
  return Number(body.id);
}
