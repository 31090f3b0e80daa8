import type { SyncOperation } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { useStanding } from '../../data/progress/standing.ts';
import { useStats } from '../../data/progress/stats.ts';
import { useShelf } from '../../data/shelf/shelf.ts';
import { offline } from '../../offline/door.ts';
import { serve } from '../../testing/api.ts';
import { appliedResult } from '../../testing/outage.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { OfflineStrip } from '../offline-strip/offline-strip.tsx';
import { OfflineRunner } from './offline-runner.tsx';

const ANSWER = { kind: 'answer', target: 1, value: 1, label: 'Who won?' } as const;

function Reads() {
  const shelf = useShelf();
  const stats = useStats();
  const standing = useStanding();
  return (
    <>
      <p>{stats.data?.xp} XP</p>
      <p>Place {standing.data?.rank}</p>
      <button type="button" onClick={() => void shelf.refetch()}>
        Look at the shelf
      </button>
    </>
  );
}

/** A server that can be down, for a guest without a pack. */
function serveUntilDown() {
  const server = { isUp: true, synced: 0 };
  const stats = { totalAnswered: 1, correctAnswered: 1, xp: 70, level: 1, streak: 1 };
  const ifUp = (reply: () => Response) => () => (server.isUp ? reply() : HttpResponse.error());
  serve();
  worker.use(
    http.get(
      '/api/users/41/books',
      ifUp(() => HttpResponse.json([])),
    ),
    http.get('/api/users/41/standing', () =>
      HttpResponse.json({ rank: server.synced > 0 ? 2 : 9, readers: 9, isListed: true }),
    ),
    http.get('/api/users/41/study-pack', () => HttpResponse.error()),
    http.get('/api/mastered', () => HttpResponse.json([])),
    http.post(
      '/api/quiz/answer',
      ifUp(() => HttpResponse.error()),
    ),
    http.post<never, { operations: SyncOperation[] }>('/api/sync', async ({ request }) => {
      if (!server.isUp) return HttpResponse.error();
      const { operations } = await request.json();
      server.synced += operations.length;
      return HttpResponse.json({ results: operations.map(appliedResult), stats, now: Date.now() });
    }),
  );
  return server;
}

test('what is done online is stamped with the server’s time when the device’s clock is wrong', async () => {
  const stamps: number[] = [];
  serveUntilDown();
  worker.use(
    http.get('/api/users/41/books', () =>
      HttpResponse.json([], { headers: { date: new Date(Date.now() - 3 * DAY_MS).toUTCString() } }),
    ),
    http.post('/api/quiz/answer', ({ request }) => {
      stamps.push(Number(request.headers.get('answered-at')));
      return HttpResponse.json({
        isCorrect: true,
        explanation: '',
        correctAnswer: 1,
        streak: 1,
        xp: 10,
      });
    }),
  );
  const { screen } = render([<OfflineRunner key="runner" />, <Reads key="reads" />]);
  await expect.element(screen.getByText('0 XP')).toBeVisible();
  const { submit } = await offline();
  await expect
    .poll(async () => {
      await screen.getByRole('button', { name: 'Look at the shelf' }).click();
      await submit(41, ANSWER);
      return Math.round((Date.now() - (stamps.at(-1) ?? 0)) / DAY_MS);
    })
    .toBe(3);
});

test('what waits is sent as soon as anything reaches the server again, and is counted', async () => {
  const server = serveUntilDown();
  const { screen } = render([
    <OfflineRunner key="runner" />,
    <OfflineStrip key="strip" />,
    <Reads key="reads" />,
  ]);
  await expect.element(screen.getByText('0 XP')).toBeVisible();
  await expect.element(screen.getByText('Place 9')).toBeVisible();
  server.isUp = false;
  await screen.getByRole('button', { name: 'Look at the shelf' }).click();
  await expect.element(screen.getByText('Offline. Answers kept.')).toBeVisible();

  const { submit } = await offline();
  const submitted = await submit(41, ANSWER);
  expect(submitted.state).toBe('kept');
  await expect.element(screen.getByRole('button', { name: '1 waiting to sync' })).toBeVisible();

  server.isUp = true;
  await screen.getByRole('button', { name: 'Look at the shelf' }).click();
  await expect.element(screen.getByText('Back online.')).toBeVisible();
  await expect.element(screen.getByText('70 XP')).toBeVisible();
  await expect.element(screen.getByText('Place 2')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
  expect(server.synced).toBe(1);
});
