import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'undici';

import type { PinnedServer } from './pinned-server.ts';
import { cookieOf } from './world.ts';

/** A call of a reader. Morsel knows them by the cookie; the raw server believes the header. */
export type Call = {
  readonly readerId: number;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** The next call, whichever connection it is sent on. */
export type NextCall = () => Call;

export type Figures = {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** What a request has cost the server's processor, µs. */
  readonly cpu: number;
};

const NS_PER_MS = 1e6;

/** Lets so many connections call, each as soon as it has its answer, for so long. */
export async function putLoad(
  server: PinnedServer,
  next: NextCall,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const clients = connect(server, connections);
  const took = createHistogram();
  const cpuBefore = server.cpuTime();
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const start = process.hrtime.bigint();
        await send(client, next());
        took.record(process.hrtime.bigint() - start);
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const cpu = (server.cpuTime() - cpuBefore) / took.count;
  await Promise.all(clients.map((client) => client.close()));
  return {
    requests: took.count,
    perSecond: took.count / elapsed,
    p50: took.percentile(50) / NS_PER_MS,
    p99: took.percentile(99) / NS_PER_MS,
    cpu,
  };
}

/** What calls took while they were made at a pace of their own, ms. */
export type Waits = {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
};

/** Lets so many connections call, each again after a pause, until the work is done. */
export async function callMeanwhile(
  server: PinnedServer,
  next: NextCall,
  {
    connections,
    pauseMs,
    work,
  }: { connections: number; pauseMs: number; work: () => Promise<void> },
): Promise<Waits> {
  const took = createHistogram();
  const clients = connect(server, connections);
  const done = new AbortController();
  const calling = clients.map(async (client) => {
    while (!done.signal.aborted) {
      const start = process.hrtime.bigint();
      await send(client, next());
      took.record(process.hrtime.bigint() - start);
      await pause(pauseMs);
    }
    await client.close();
  });
  try {
    await work();
  } finally {
    done.abort();
  }
  await Promise.all(calling);
  return {
    requests: took.count,
    p50: took.percentile(50) / NS_PER_MS,
    p99: took.percentile(99) / NS_PER_MS,
    longest: took.max / NS_PER_MS,
  };
}

/** Makes these calls, a few at a time, without measuring. */
export async function callAll(server: PinnedServer, calls: readonly Call[]): Promise<void> {
  const clients = connect(server, 4);
  const waiting = calls.values();
  await Promise.all(
    clients.map(async (client) => {
      for (const call of waiting) await send(client, call);
      await client.close();
    }),
  );
}

const connect = ({ sockets }: PinnedServer, connections: number) =>
  Array.from(
    { length: connections },
    (_, index) =>
      new Client('http://localhost', { socketPath: sockets[index % sockets.length] ?? '' }),
  );

const cookies = new Map<number, string>();

async function send(client: Client, call: Call): Promise<void> {
  const { readerId, path, method = 'GET', body } = call;
  const cookie = cookies.get(readerId) ?? cookieOf(readerId);
  cookies.set(readerId, cookie);
  const answer = await client.request({
    path,
    method,
    headers: {
      cookie,
      reader: String(readerId),
      ...(body && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (answer.statusCode === 200) return answer.body.dump();
  throw new Error(`${method} ${path} ${answer.statusCode} ${await answer.body.text()}`);
}
