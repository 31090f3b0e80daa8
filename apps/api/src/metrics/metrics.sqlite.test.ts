import { expect, onTestFinished, test } from 'vitest';

import { measured } from '../measured.ts';
import { answering, sendBacklog } from '../testing/backlogs.ts';
import { LONG_AGO, aBook, aQuestion } from '../testing/factories.ts';
import { answer } from '../testing/reader-calls.ts';
import { testServer } from '../testing/server.ts';
import { openMetrics } from './open-metrics.ts';
import { listenForMetrics } from './serve-metrics.ts';

const TOKEN = 'for-Prometheus-alone';

/** A server that counts, and its figures: series by their lines' beginning. */
async function countingServer() {
  const clock = { now: 0 };
  const metrics = await openMetrics(() => clock.now);
  const server = await testServer({ metrics, metricsToken: TOKEN });
  const figures = async () => new Map((await metrics.text()).split('\n').map(seriesOf));
  return { ...server, metrics, figures, at: (now: number) => void (clock.now = now) };
}

function seriesOf(line: string): [string, number] {
  const end = line.lastIndexOf(' ');
  return [line.slice(0, end), Number(line.slice(end))];
}

test('requests are counted by the pattern of their address, with what they answered', async () => {
  const { app, db, figures, guest } = await countingServer();
  const book = await aBook(db);
  const reader = await guest();
  await reader.inject({ url: `/api/books/${book.id}?secret=tides` });
  await reader.inject({ url: '/api/books/no-such-book' });
  await app.inject({ url: '/wp-login.php' });
  await app.inject({ method: 'POST', url: '/api/quiz/answer', payload: {} });

  const counts = [...(await figures())].filter(([series]) =>
    series.startsWith('morsel_http_request_duration_seconds_count'),
  );
  const of = (labels: string) => `morsel_http_request_duration_seconds_count{${labels}}`;
  expect(Object.fromEntries(counts)).toEqual({
    [of('method="GET",route="/api/books/:bookId",status="200"')]: 1,
    [of('method="GET",route="/api/books/:bookId",status="404"')]: 1,
    [of('method="GET",route="none",status="404"')]: 1,
    [of('method="POST",route="/api/quiz/answer",status="401"')]: 1,
  });
  expect([...(await figures()).keys()].join()).not.toMatch(/tides|no-such-book|wp-login/);
});

test('commits and who shares them, backlogs, runs and repeats are counted', async () => {
  const { app, db, figures, guest } = await countingServer();
  const book = await aBook(db);
  const { id } = await aQuestion(db, { bookId: book.id });
  const before = (await figures()).get('morsel_commit_works_sum') ?? 0;
  const readers = await Promise.all([guest(), guest(), guest()]);
  await Promise.all(readers.map((reader) => answer(reader, id, 0)));
  const told = await figures();
  expect(told.get('morsel_commit_works_sum')).toBe(before + 3);
  expect(told.get('morsel_commit_works_count')).toBe(
    told.get('morsel_commit_duration_seconds_count'),
  );

  const [reader] = readers;
  if (reader === undefined) throw new Error('nobody');
  const backlog = ['first-operation', 'second-operation'].map((opId) =>
    answering({ target: id, opId }, 0),
  );
  await sendBacklog(reader, backlog, LONG_AGO);
  measured.repeat.tell({ cause: 'conflict' });
  measured.run.tell({ state: 'begun' });
  const then = await figures();
  expect(then.get('morsel_backlog_operations_sum')).toBe(2);
  expect(then.get('morsel_backlog_operations_count')).toBe(1);
  expect(then.get('morsel_database_repeats_total{cause="conflict"}')).toBe(1);
  expect(then.get('morsel_generation_runs_total{state="begun"}')).toBe(1);
  expect(then.get('morsel_queue_waiting{queue="passwords",line="signIn"}')).toBe(0);
  expect(then.get('morsel_queue_waiting{queue="background",line="large"}')).toBe(0);
  expect(then.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(then.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);

  await app.close();
  expect(measured.commit.isCounted).toBe(false);
});

test('readers are active who have asked in the last five minutes, and in the last day', async () => {
  const { app, figures, guest, at } = await countingServer();
  const [early, late] = [await guest(), await guest()];
  const active = async () => {
    const told = await figures();
    return ['5m', '1d'].map((window) => told.get(`morsel_readers_active{window="${window}"}`));
  };
  const hours = (count: number) => count * 3_600_000;
  await app.inject({ url: '/api/books' });
  expect(await active()).toEqual([0, 0]);
  await early.inject({ url: '/api/books' });
  await early.inject({ url: '/api/books' });
  at(hours(1));
  await late.inject({ url: '/api/books' });
  expect(await active()).toEqual([1, 2]);
  at(hours(24));
  expect(await active()).toEqual([0, 1]);
});

test('the figures are for who has the token', async () => {
  const { app } = await countingServer();
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  for (const wrong of [undefined, '', 'Bearer guessed', TOKEN, `Bearer ${TOKEN}x`]) {
    const refused = await ask(wrong);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
  }
  const told = await ask(`Bearer ${TOKEN}`);
  expect(told.statusCode).toBe(200);
  expect(told.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(told.body).toContain('morsel_http_request_duration_seconds_count');
});

test('without the setting there are no figures, and nobody counts', async () => {
  const { app } = await testServer();
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  expect(Object.values(measured).map(({ isCounted }) => isCounted)).not.toContain(true);
});

test('an address of their own has the figures and nothing else, while the server is there', async () => {
  const metrics = await openMetrics(Date.now);
  const { app } = await testServer();
  onTestFinished(() => metrics.close());
  const { port } = await listenForMetrics(app, metrics, { host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${port}`;
  const told = await fetch(`${at}/metrics`);
  expect(told.headers.get('content-type')).toBe(metrics.contentType);
  expect(await told.text()).toContain('morsel_readers_active');
  expect((await fetch(`${at}/api/books`)).status).toBe(404);
  expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
  await app.close();
  await expect(fetch(`${at}/metrics`)).rejects.toThrow('fetch failed');
});
