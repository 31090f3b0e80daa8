import type { StudyPack } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';

import { problem } from '../../testing/api.ts';
import { aPack, aPackQuestion, aReaderId, anOperation, NOON } from '../../testing/study-pack.ts';
import { worker } from '../../testing/worker.ts';
import { pageEnvironment } from '../environment.ts';
import type { PendingOperation } from '../operation.ts';
import { discardOperationsOf } from '../outbox/manage-outbox.ts';
import { addOperation } from '../outbox/outbox.ts';
import { setStatus } from '../status.ts';
import { isPackWanted, renewPack } from './fetch-pack.ts';
import { keepPackFresh } from './keep-pack-fresh.ts';
import { judgeAtOnce } from './keys-at-hand.ts';
import { packInfo } from './read-pack.ts';

const PACK = aPack(Array.from({ length: 60 }, (_, index) => aPackQuestion(index + 1)));
const SEEN = { id: 1, revision: aPackQuestion(1).item.revision };

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setStatus();
});

/** Something was done and has arrived. */
function somethingHappens() {
  setStatus({ pending: [fresh] });
  setStatus({ pending: [] });
}

/** A page whose idle moments and hours come when the test says so. */
function aPage() {
  const idle = new Set<() => void>();
  const later = new Set<() => void>();
  const waitingIn = (works: Set<() => void>) => (work: () => void) => {
    works.add(work);
    return () => void works.delete(work);
  };
  const run = (works: Set<() => void>) => {
    const due = [...works];
    works.clear();
    for (const work of due) work();
    return due.length;
  };
  const clock = { now: NOON };
  return {
    clock,
    environment: {
      ...pageEnvironment,
      now: () => clock.now,
      whenIdle: waitingIn(idle),
      after: (_: number, work: () => void) => waitingIn(later)(work),
    },
    /** How many pieces of work there were to do. */
    idles: () => run(idle),
    waits: () => run(later),
    isPausing: () => later.size > 0,
  };
}

/** A server that counts how often it was asked. */
function servePack(pack: StudyPack | 'fails' = PACK) {
  const asked = { times: 0 };
  worker.use(
    http.get('/api/users/:userId/study-pack', () => {
      asked.times += 1;
      return pack === 'fails' ? problem(503) : HttpResponse.json(pack);
    }),
  );
  return asked;
}

/** A reader whose pack is being kept, and has been fetched. */
async function keeping(page = aPage()) {
  const ownerId = aReaderId();
  const asked = servePack();
  stops.push(keepPackFresh(ownerId, page.environment));
  page.idles();
  await expect.poll(page.isPausing).toBe(true);
  page.waits();
  return { ...page, ownerId, asked };
}

/** Answers questions, and the answers have arrived. */
async function answers(ownerId: number, count: number) {
  for (let target = 1; target <= count; target += 1) {
    const answer = { kind: 'answer', target, value: 1, label: 'A question' } as const;
    await addOperation(answer, { ownerId, opId: `answer-${ownerId}-${target}`, now: NOON });
  }
  await discardOperationsOf(ownerId);
}

test('the first pack is fetched once the page is idle, not before', async () => {
  const page = aPage();
  const ownerId = aReaderId();
  const asked = servePack();

  stops.push(keepPackFresh(ownerId, page.environment));
  expect(asked.times).toBe(0);
  page.idles();

  await expect.poll(() => packInfo(ownerId)).toMatchObject({ unused: 60 });
  expect(asked.times).toBe(1);
});

test('a fresh pack is left as it is', async () => {
  const { asked, idles, isPausing, ownerId } = await keeping();
  await answers(ownerId, 49);

  somethingHappens();
  idles();
  // The next look begins only after the one before has ended.
  await expect
    .poll(() => {
      somethingHappens();
      return idles();
    })
    .toBe(1);

  expect(asked.times).toBe(1);
  expect(isPausing()).toBe(false);
});

test('fifty used ones call for the next ones', async () => {
  const { asked, idles, ownerId } = await keeping();
  await answers(ownerId, 50);

  await expect
    .poll(() => {
      somethingHappens();
      idles();
      return asked.times;
    })
    .toBe(2);

  await expect.poll(() => packInfo(ownerId)).toMatchObject({ used: 0, unused: 60 });
});

test.each([
  ['none', undefined, true],
  ['a fresh one', {}, false],
  ['one of yesterday', { fetchedAt: NOON - DAY_MS - 1 }, true],
  ['one of a changed shelf', { stale: true }, true],
  ['one with 49 used', { used: 49 }, false],
  ['one that is used up', { unused: 0 }, true],
  ['one of a day to come', { fetchedAt: NOON + DAY_MS + 1 }, true],
  ['one with 50 used', { used: 50 }, true],
])('a pack is wanted when there is %s: %j → %s', (_, change, isWanted) => {
  const info = change && { unused: 9, used: 0, stale: false, fetchedAt: NOON, ...change };

  expect(isPackWanted(info, NOON)).toBe(isWanted);
});

const fresh: PendingOperation = {
  ...anOperation({ kind: 'answer', target: 1, value: 1 }),
  seq: 1,
  ownerId: 1,
  state: 'fresh',
  attempts: 0,
  label: 'A question',
};

test.each([
  ['offline', { connection: 'offline' as const }],
  ['sending', { drain: 'sending' as const }],
  ['paused', { drain: 'paused' as const }],
  ['about to send', { pending: [fresh] }],
])('nothing is fetched while %s', async (_, status) => {
  const page = aPage();
  const ownerId = aReaderId();
  servePack();
  setStatus(status);

  stops.push(keepPackFresh(ownerId, page.environment));
  // What is on the device needs nothing of the server.
  expect(page.idles()).toBe(1);

  setStatus({ connection: 'online', drain: 'idle', pending: [] });
  expect(page.idles()).toBe(1);
  await expect.poll(() => packInfo(ownerId)).toBeDefined();
});

test('the keys of the pack that is there come to hand offline too', async () => {
  const page = aPage();
  const ownerId = aReaderId();
  servePack();
  await renewPack(ownerId);
  setStatus({ connection: 'offline' });

  stops.push(keepPackFresh(ownerId, page.environment));
  page.idles();

  await expect.poll(() => judgeAtOnce(ownerId, SEEN, 1)).toMatchObject({ isCorrect: true });
});

test('the keys of a pack come to hand once it is fetched', async () => {
  const { ownerId } = await keeping();

  await expect.poll(() => judgeAtOnce(ownerId, SEEN, 1)).toMatchObject({ isCorrect: true });
});

test('what could not be fetched is tried again after a pause', async () => {
  const page = aPage();
  const ownerId = aReaderId();
  const failing = servePack('fails');
  stops.push(keepPackFresh(ownerId, page.environment));
  page.idles();
  await expect.poll(page.isPausing).toBe(true);

  somethingHappens();
  expect(page.idles()).toBe(0);
  expect(failing.times).toBe(1);

  servePack();
  page.waits();
  await expect.poll(page.idles).toBe(1);
  await expect.poll(() => packInfo(ownerId)).toBeDefined();
});

test('while the reader does something, a long pause is cut short', async () => {
  const page = aPage();
  const asked = servePack(aPack([]));
  stops.push(keepPackFresh(aReaderId(), page.environment));
  page.idles();
  await expect.poll(page.isPausing).toBe(true);

  page.clock.now += 19_000;
  somethingHappens();
  expect(page.idles()).toBe(0);
  page.clock.now += 1000;
  somethingHappens();
  expect(page.isPausing()).toBe(false);
  expect(page.idles()).toBe(1);

  await expect.poll(() => asked.times).toBe(2);
});

test('nothing is fetched for a reader who went before the page was idle', async () => {
  const page = aPage();
  const asked = servePack();

  const stop = keepPackFresh(aReaderId(), page.environment);
  stop();
  somethingHappens();

  expect(page.idles()).toBe(0);
  expect(asked.times).toBe(0);
});

test('a fresh pack is fetched anew when there is something else to ask', async () => {
  const { asked, ownerId } = await keeping();
  asked.times = 0;
  const others = servePack(aPack([aPackQuestion(7)]));

  await renewPack(ownerId);

  expect([asked.times, others.times]).toEqual([0, 1]);
  expect(await packInfo(ownerId)).toMatchObject({ unused: 1, stale: false });
});
