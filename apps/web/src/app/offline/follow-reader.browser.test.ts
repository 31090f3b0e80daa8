import { ApiError } from '@morsel/sdk';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { becomeAccount, isSessionEnded } from '../../data/account/current-user.ts';
import { callAsReader, knownReader } from '../../data/account/identity.ts';
import { saveAccount, saveGuest } from '../../data/account/reader-storage.ts';
import { guestOfDevice } from '../../offline/outbox/guests.ts';
import { keepWaiting } from '../../offline/outbox/manage-outbox.ts';
import { addOperation, operationsOf } from '../../offline/outbox/outbox.ts';
import { noteReader, submit, syncNow } from '../../offline/room.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { worker } from '../../testing/worker.ts';
import { followReader } from './follow-reader.ts';

const ada = anAccount();
/** Whom the cookies of this device mean. */
let sessionOf: number | undefined;
/** Whose book was shelved, in turn. */
let shelved: number[];

beforeEach(() => {
  shelved = [];
  serve({
    user: () => (sessionOf === ada.id ? HttpResponse.json(ada) : problem(401)),
    demoUser: () => {
      sessionOf = 41;
      return HttpResponse.json({ id: 41 });
    },
  });
  worker.use(
    http.post('/api/users/:userId/books', ({ params }) => {
      if (Number(params['userId']) !== sessionOf) return problem(sessionOf ? 403 : 401);
      shelved.push(sessionOf);
      return HttpResponse.json({ ok: true });
    }),
    http.post('/api/sync', async ({ request }) => {
      const body = (await request.json()) as { userId: number; operations: { opId: string }[] };
      if (body.userId !== sessionOf) return problem(sessionOf ? 403 : 401);
      for (const _ of body.operations) shelved.push(body.userId);
      return HttpResponse.json({
        results: body.operations.map(({ opId }) => ({
          opId,
          status: 'applied',
          reply: { ok: true },
        })),
        stats: { totalAnswered: 0, correctAnswered: 0, xp: 0, level: 1, streak: 0 },
        now: 0,
      });
    }),
  );
});

/** A page that knows its reader and sends for them. */
async function openPage(): Promise<QueryClient> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await callAsReader(queryClient, async () => undefined);
  onTestFinished(followReader(queryClient));
  return queryClient;
}

const shelving = { kind: 'shelf', target: 8, value: true, label: 'The Histories' } as const;
const shelve = (ownerId: number) => submit(ownerId, shelving);

const refusal = {
  type: 'about:blank',
  title: 'No',
  status: 401,
  statusText: '',
  body: '',
  detail: 'User not found',
};

/** The next shelving arrives, and is refused when the test says so. */
function holdShelving() {
  const arrived = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const hold = async () => {
    arrived.resolve();
    await refused.promise;
    return problem(401);
  };
  worker.use(http.post('/api/users/:userId/books', hold, { once: true }));
  return { arrived: arrived.promise, refuse: refused.resolve };
}

test('what meets an ended session waits for its reader, who sends it once signed in again', async () => {
  saveAccount(ada);
  sessionOf = undefined;
  const queryClient = await openPage();
  expect(await shelve(ada.id)).toMatchObject({ state: 'kept' });
  await expect.poll(() => isSessionEnded(queryClient)).toBe('session');
  expect(knownReader(queryClient)).toEqual({ userId: ada.id, isGuest: false });
  expect(await operationsOf(ada.id)).toHaveLength(1);

  sessionOf = ada.id;
  becomeAccount(queryClient, ada);
  await expect.poll(() => shelved).toEqual([ada.id]);
  await expect.poll(() => operationsOf(ada.id)).toEqual([]);
});

test('a refusal that arrives after its reader has signed in again holds nothing up', async () => {
  saveAccount(ada);
  sessionOf = undefined;
  const { arrived, refuse } = holdShelving();
  const queryClient = await openPage();
  const shelving = shelve(ada.id);
  await arrived;

  sessionOf = ada.id;
  becomeAccount(queryClient, ada);
  refuse();

  expect(await shelving).toMatchObject({ state: 'kept' });
  await expect.poll(() => shelved).toEqual([ada.id]);
  await expect.poll(() => operationsOf(ada.id)).toEqual([]);
});

test('what a guest did whose cookie is gone goes out as the new guest of the device', async () => {
  localStorage.setItem('demoUserId', '12');
  saveGuest(12);
  sessionOf = undefined;
  const queryClient = await openPage();
  expect(await shelve(12)).toMatchObject({ state: 'kept' });
  await expect.poll(() => shelved).toEqual([41]);
  expect(knownReader(queryClient)).toEqual({ userId: 41, isGuest: true });
  await expect.poll(() => operationsOf(12)).toEqual([]);
});

test.each(['before it is told of', 'while it is told of'])(
  'it goes along too when a read meets the refusal %s',
  async (when) => {
    localStorage.setItem('demoUserId', '12');
    saveGuest(12);
    sessionOf = 12;
    const queryClient = await openPage();
    worker.use(http.post('/api/users/:userId/books', () => HttpResponse.error(), { once: true }));
    await shelve(12);
    sessionOf = undefined;
    const read = callAsReader(queryClient, async (userId) => {
      if (userId !== 41) throw new ApiError({ ...refusal, problem: refusal });
      return userId;
    });
    if (when === 'while it is told of') void syncNow();

    expect(await read).toBe(41);
    await expect.poll(() => shelved).toEqual([41]);
    await expect.poll(() => operationsOf(12)).toEqual([]);
    await expect.poll(() => operationsOf(41)).toEqual([]);
    expect(shelved).toEqual([41]);
  },
);

test('it goes along when a page of before was killed between the two', async () => {
  await addOperation(shelving, { ownerId: 12, opId: 'left-behind', now: 0 });
  await noteReader({ userId: 12, isGuest: true });
  localStorage.setItem('demoUserId', '41');
  saveGuest(41);
  sessionOf = 41;
  await keepWaiting(() => true);

  await openPage();

  await expect.poll(() => shelved).toEqual([41]);
  expect(await operationsOf(12)).toEqual([]);
});

test('what a guest did who has become an account is nobody else’s', async () => {
  await noteReader({ userId: ada.id, isGuest: true });
  await addOperation(shelving, { ownerId: ada.id, opId: 'left-behind', now: 0 });
  saveAccount(ada);
  sessionOf = ada.id;
  worker.use(http.post('/api/users/:userId/books', () => HttpResponse.error()));
  const queryClient = await openPage();
  await expect.poll(guestOfDevice).toBeUndefined();

  await noteReader({ userId: 41, isGuest: true });

  expect(await operationsOf(41)).toEqual([]);
  expect(knownReader(queryClient)?.userId).toBe(ada.id);
});

test('what a guest did stays the guest’s when an account has signed in behind the page', async () => {
  localStorage.setItem('demoUserId', '12');
  saveGuest(12);
  sessionOf = ada.id;
  const queryClient = await openPage();
  expect(await shelve(12)).toMatchObject({ state: 'kept' });
  await expect.poll(() => knownReader(queryClient)?.userId).toBe(ada.id);
  await shelve(ada.id);
  await expect.poll(() => shelved).toEqual([ada.id]);
  expect(await operationsOf(12)).toHaveLength(1);
});
