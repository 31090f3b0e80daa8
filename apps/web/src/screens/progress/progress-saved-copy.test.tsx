import type { Shelf, UserStats } from '@morsel/sdk/contract';
import { hashKey } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';

import { saveAccount } from '../../data/account/reader-storage.ts';
import { statsKeys } from '../../data/progress/stats.ts';
import { shelfKeys } from '../../data/shelf/shelf-keys.ts';
import { saveReads } from '../../offline/saved-reads.ts';
import { anAccount, serve } from '../../testing/api.ts';
import { aBook } from '../../testing/items.ts';
import { serveLearning } from '../../testing/learning.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { ProgressScreen } from './progress-screen.tsx';

const ADA = anAccount({ id: 112 });
const STATS: UserStats = { level: 7, xp: 640, streak: 6, totalAnswered: 128, correctAnswered: 104 };
const SHELF: Shelf = [{ id: 1, book: aBook(), progress: 40, ismastered: false }];

test('what the device has kept comes without a word of failure before it', async () => {
  saveAccount(ADA);
  const kept = [
    { hash: hashKey(statsKeys.of(ADA.id)), data: STATS },
    { hash: hashKey(shelfKeys.entries), data: SHELF },
  ];
  await saveReads(kept.map((read) => ({ ...read, ownerId: ADA.id, savedAt: Date.now() })));
  const failing = () => HttpResponse.error();
  serve({ user: () => HttpResponse.json(ADA), stats: failing });
  serveLearning();
  worker.use(
    http.get('/api/users/:userId/books', failing),
    http.get('/api/leaderboard', () => HttpResponse.json([])),
    http.get('/api/users/:userId/standing', () =>
      HttpResponse.json({ rank: 3, readers: 40, isListed: true }),
    ),
  );
  const words: string[] = [];
  const watch = new MutationObserver(() => {
    const alert = document.querySelector('[role="alert"]')?.textContent;
    if (alert) words.push(alert);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  const { screen } = render(<ProgressScreen />);
  await expect.element(screen.getByText('Saved copy from a moment ago')).toBeVisible();
  expect(words).toEqual([]);
});
