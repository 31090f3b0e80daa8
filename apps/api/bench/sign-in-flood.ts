import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

import { at, pause } from './feed-server.ts';
import { LOGINS } from './sign-in-server.ts';

/**
 * How long the page, a file and a call take while a network signs in with right passwords as fast as
 * it can, against alone; and how long somebody of another network then waits to sign in. The limits
 * are off: what is measured is what the hashing leaves to others. Ends with 1 when it is too little.
 */
const ROUNDS = 4;
const ROUND_MS = 4000;
const PAUSE_MS = 20;
/** How many times as long as alone the median may take. */
const MOST_TIMES = 4;
const READ = { page: '/', file: '/favicon.svg', call: '/api/books' } as const;
/** Two wide networks of this machine. */
const [CROWD, ELSEWHERE] = ['127.0.0.1', '127.0.1.1'];

type Times = Record<keyof typeof READ, number[]>;

const server = fork(join(import.meta.dirname, 'sign-in-server.ts'));
const [port] = (await once(server, 'message')) as [number];
const alone: Times = { page: [], file: [], call: [] };
const beside: Times = { page: [], file: [], call: [] };
const elsewhere: number[] = [];
let signedIn = 0;
await readFor(port, ROUND_MS);
for (let round = 0; round < ROUNDS; round += 1) {
  add(alone, await readFor(port, ROUND_MS));
  const flood = new AbortController();
  const flooding = floodUntil(port, flood.signal);
  const [read, waits] = await Promise.all([readFor(port, ROUND_MS), signInFor(port, ROUND_MS)]);
  flood.abort();
  signedIn += await flooding;
  add(beside, read);
  elsewhere.push(...waits);
}
server.kill('SIGKILL');
const perSecond = (signedIn * 1000) / (ROUNDS * ROUND_MS);
console.log(`beside ${perSecond.toFixed(0)} right sign-ins a second of one network, ms`);
console.log('             p50 alone   beside   times   p99 alone   beside   times');
const ratios = Object.keys(READ).map((what) => tell(what as keyof typeof READ, alone, beside));
console.log(`  signing in from elsewhere: p50 ${at(elsewhere, 0.5).toFixed(0)} ms`);
if (ratios.some((times) => times > MOST_TIMES)) process.exitCode = 1;

/** Prints a line; returns how many times as long the median takes. */
function tell(what: keyof Times, alone: Times, beside: Times): number {
  const figures = [0.5, 0.99].map((share) => {
    const [before, after] = [at(alone[what], share), at(beside[what], share)];
    return { text: columns(before, after, after / before), times: after / before };
  });
  console.log(`  ${what.padEnd(8)}${figures.map(({ text }) => text).join('  ')}`);
  return figures[0]?.times ?? Number.NaN;
}

function columns(...values: number[]): string {
  return values.map((ms) => ms.toFixed(1).padStart(10)).join('');
}

function add(all: Times, more: Times): void {
  for (const [what, times] of Object.entries(more)) all[what as keyof Times].push(...times);
}

async function readFor(port: number, ms: number): Promise<Times> {
  const [page, file, call] = await Promise.all([
    timesFor(ms, (agent) => send({ agent, port, path: READ.page })),
    timesFor(ms, (agent) => send({ agent, port, path: READ.file })),
    timesFor(ms, (agent) => send({ agent, port, path: READ.call })),
  ]);
  return { page, file, call };
}

/** One sign-in after the other, of somebody of another network. */
function signInFor(port: number, ms: number): Promise<number[]> {
  const [login] = LOGINS;
  return timesFor(ms, (agent) => signIn({ agent, port, localAddress: ELSEWHERE, login }));
}

/** Returns how many sign-ins went well. */
async function floodUntil(port: number, signal: AbortSignal): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  await Promise.all(
    LOGINS.map(async (login) => {
      while (!signal.aborted) {
        await signIn({ agent, port, localAddress: CROWD, login });
        count += 1;
      }
    }),
  );
  agent.destroy();
  return count;
}

async function timesFor(ms: number, act: (agent: Agent) => Promise<void>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + ms;
  const times: number[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    await act(agent);
    times.push(performance.now() - start);
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return times;
}

type Sent = {
  readonly agent: Agent;
  readonly port: number;
  readonly path: string;
  readonly localAddress?: string | undefined;
  readonly body?: object | undefined;
};

function signIn({ login, ...sent }: Omit<Sent, 'path' | 'body'> & { login: object | undefined }) {
  return send({ ...sent, path: '/api/signin', body: login });
}

async function send({ agent, port, path, localAddress, body }: Sent): Promise<void> {
  const sent = request({
    host: CROWD,
    port,
    path,
    agent,
    localAddress,
    method: body ? 'POST' : 'GET',
    headers: { accept: 'text/html', ...(body && { 'content-type': 'application/json' }) },
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
}
