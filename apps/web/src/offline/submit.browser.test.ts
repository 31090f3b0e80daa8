import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';

import { problem } from '../testing/api.ts';
import { unanswered } from '../testing/calls.ts';
import {
  ADA,
  anAnswerResult,
  aTab,
  serveAnswers,
  serveSync,
  targetsOf,
} from '../testing/draining.ts';
import { aPack, aPackQuestion } from '../testing/study-pack.ts';
import { worker } from '../testing/worker.ts';
import { pageEnvironment } from './environment.ts';
import { operationsOf } from './outbox/outbox.ts';
import { fetchPack } from './pack/fetch-pack.ts';
import { getStatus } from './status.ts';
import { closeTab } from './tab.ts';

const NO_MORE_THAN = 4000;
/** The same where this device can judge. */
const SOON = 1000;

/** The device has a question with its key, in the revision that is answered here. */
async function storePackOf(id: number): Promise<void> {
  const { item, key } = aPackQuestion(id);
  const pack = aPack([{ item: { ...item, revision: 1 }, key }], { now: Date.now() });
  worker.use(http.get('/api/users/:userId/study-pack', () => HttpResponse.json(pack)));
  await fetchPack(ADA, { environment: pageEnvironment });
}

const page = () =>
  new HttpResponse('<p>Welcome to our hotel</p>', {
    status: 200,
    headers: { 'content-type': 'text/html' },
  });

const states = async (ownerId = ADA) =>
  (await operationsOf(ownerId)).map(({ target, state }) => [target, state]);

test('what is done online goes out once, as the call of its kind, and leaves the device', async () => {
  const calls = serveAnswers();
  const { answer } = aTab();

  await expect(answer(5)).resolves.toEqual({ state: 'counted', result: anAnswerResult });

  expect(calls.map((headers) => headers.get('item-revision'))).toEqual(['1']);
  expect(calls[0]?.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
  expect(Number(calls[0]?.get('answered-at'))).toBeGreaterThan(0);
  expect(calls[0]?.get('time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await states()).toEqual([]);
  expect(getStatus()).toMatchObject({ pending: [], connection: 'online', drain: 'idle' });
});

const inTheWay = {
  'no network': { reply: () => HttpResponse.error(), connection: 'offline', pauses: [1000] },
  'a failing server': { reply: () => problem(500), connection: 'online', pauses: [1000] },
  'a server that asks for a pause': {
    reply: () => {
      const answer = problem(429);
      answer.headers.set('retry-after', '7');
      return answer;
    },
    connection: 'online',
    pauses: [7000],
  },
  'an ended session': { reply: () => problem(401), drain: 'paused', pauses: [] },
  'the session of somebody else': { reply: () => problem(403), drain: 'paused', pauses: [] },
  'the page of a captive portal': { reply: page, connection: 'offline', pauses: [1000] },
  'the JSON of somebody else': {
    reply: () => HttpResponse.json({ login: 'https://hotel.example' }),
    connection: 'offline',
    pauses: [1000],
  },
  'a gateway that knows no such page': {
    reply: () => new HttpResponse('<p>Not found</p>', { status: 404 }),
    connection: 'online',
    pauses: [1000],
  },
  'a gateway that wants a password': {
    reply: () => new HttpResponse('<p>Who are you?</p>', { status: 401 }),
    drain: 'idle',
    pauses: [1000],
  },
} as const;

test.each(Object.entries(inTheWay))(
  '%s: it waits on the device',
  async (_, { reply, pauses, ...status }) => {
    serveAnswers(reply);
    const { answer, running } = aTab();

    await expect(answer(5)).resolves.toMatchObject({ state: 'kept' });

    expect(await states()).toEqual([[5, 'waiting']]);
    expect(running()).toEqual(pauses);
    expect(getStatus()).toMatchObject({ ...status, pending: [{ target: 5, state: 'waiting' }] });
  },
);

test('what the server refuses is told to the reader and forgotten', async () => {
  serveAnswers(() => problem(422, 'There is no such option'));
  const { answer } = aTab();

  await expect(answer(5)).rejects.toMatchObject({
    status: 422,
    problem: { detail: 'There is no such option' },
  });

  expect(await states()).toEqual([]);
  expect(getStatus().pending).toEqual([]);
});

test('a screen is not kept waiting, and hears what comes later', async () => {
  const word = Promise.withResolvers<Response>();
  serveAnswers(() => word.promise);
  const { answer, ring, running } = aTab();
  const answered = answer(5);
  await expect.poll(() => getStatus().drain).toBe('sending');
  await expect.poll(running).toContain(NO_MORE_THAN);

  ring(NO_MORE_THAN);

  const submitted = await answered;
  expect(submitted.state).toBe('kept');
  expect(await states()).toEqual([[5, 'waiting']]);
  word.resolve(HttpResponse.json(anAnswerResult));
  await expect('arriving' in submitted && submitted.arriving).resolves.toEqual(anAnswerResult);
  await expect.poll(() => states()).toEqual([]);
});

test('what this device can judge is judged after a second, and the late reply corrects it', async () => {
  await storePackOf(5);
  const reply = Promise.withResolvers<Response>();
  const calls = serveAnswers(() => reply.promise);
  const { answer, ring, running } = aTab();
  const answered = answer(5);
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(running).toContain(SOON);
  expect(running()).not.toContain(NO_MORE_THAN);

  ring(SOON);

  const submitted = await answered;
  expect(submitted).toMatchObject({ state: 'local', result: { isCorrect: true, xp: 10 } });
  expect(await states()).toEqual([[5, 'waiting']]);
  const word = { ...anAnswerResult, streak: 8, xp: 0 };
  reply.resolve(HttpResponse.json(word));
  await expect('arriving' in submitted && submitted.arriving).resolves.toEqual(word);
  await expect.poll(() => states()).toEqual([]);
  expect(calls).toHaveLength(1);
});

test('one that was judged here and hangs is sent again under its own id', async () => {
  await storePackOf(5);
  const calls = serveAnswers(unanswered);
  const synced = serveSync();
  const { answer, ring, running } = aTab();
  const answered = answer(5);
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(running).toContain(SOON);
  ring(SOON);
  const submitted = await answered;

  ring(20_000);
  await expect.poll(running).toEqual([1000]);
  ring(1000);

  await expect('arriving' in submitted && submitted.arriving).resolves.toEqual(anAnswerResult);
  expect(await states()).toEqual([]);
  const [again] = synced.flatMap(({ operations }) => operations);
  expect(again?.opId).toBe(calls[0]?.get('idempotency-key'));
});

test('a call that hangs is given up and made again', async () => {
  serveAnswers(unanswered);
  const synced = serveSync();
  const { answer, ring, running } = aTab();
  const answered = answer(5);
  await expect.poll(running).toContain(20_000);

  ring(20_000);
  await expect(answered).resolves.toMatchObject({ state: 'kept' });
  await expect.poll(running).toEqual([1000]);
  ring(1000);

  await expect.poll(() => states()).toEqual([]);
  expect(synced.map(targetsOf)).toEqual([[5]]);
});

test('while a call hangs, no screen waits after the first one', async () => {
  serveAnswers(unanswered);
  const { answer, ring, running } = aTab();
  const answered = answer(5);
  await expect.poll(running).toContain(NO_MORE_THAN);
  ring(NO_MORE_THAN);
  await answered;

  await expect(answer(6)).resolves.toMatchObject({ state: 'kept' });

  expect(await states()).toEqual([
    [5, 'waiting'],
    [6, 'waiting'],
  ]);
});

test('a tab that is closed with a call on its way leaves it as it is', async () => {
  const calls = serveAnswers(unanswered);
  const tab = aTab();
  const told = vi.fn<() => void>();
  void tab.answer(5).then(told);
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(tab.running).toContain(NO_MORE_THAN);

  closeTab(tab);
  tab.ring(NO_MORE_THAN);

  // What it would still write down comes before the second look.
  await states();
  expect(await states()).toEqual([[5, 'fresh']]);
  expect(told).not.toHaveBeenCalled();
});

test('without a network nobody is asked, and the screen goes on at once', async () => {
  const { answerOffline } = aTab();

  await answerOffline(5, 6);

  expect(await states()).toEqual([
    [5, 'waiting'],
    [6, 'waiting'],
  ]);
  expect(getStatus()).toMatchObject({ connection: 'offline', drain: 'idle' });
});

test('what is done while another reader is served waits for its own reader', async () => {
  const calls = serveAnswers();
  const { drain, answer } = aTab();
  await drain.sendFor(8, () => true);

  await expect(answer(5)).resolves.toMatchObject({ state: 'kept' });
  await drain.wakeNow();

  expect(calls).toEqual([]);
  expect(await states()).toEqual([[5, 'waiting']]);
});
