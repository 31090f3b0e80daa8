import { ACHIEVEMENTS } from '@morsel/sdk/rules';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { problem, serve } from '../../testing/api.ts';
import { aBook, aMemory } from '../../testing/items.ts';
import { aProgress, serveLearning } from '../../testing/learning.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { ProgressScreen } from './progress-screen.tsx';

const HISTORIES = aBook();
const COSMOS = aBook({ id: 9, slug: 'cosmos', title: 'Cosmos' });
const FIRST_EARNED = Date.UTC(2026, 9, 5, 12);
const ACHIEVED = ACHIEVEMENTS.map(({ id, title, task, description, goal }, index) => ({
  id,
  title,
  task,
  description,
  goal,
  reached: index === 0 ? 1 : 0,
  earnedAt: index === 0 ? FIRST_EARNED : null,
}));

/** The screen of a reader with two books; the panels beside those of learning have nothing to show. */
function renderProgress(learning: Parameters<typeof serveLearning>[0] = {}) {
  serve();
  serveLearning(learning);
  worker.use(
    http.get('/api/users/:userId/books', () =>
      HttpResponse.json(
        [HISTORIES, COSMOS].map((book) => ({ id: book.id, book, progress: 0, ismastered: false })),
      ),
    ),
    http.get('/api/leaderboard', () => HttpResponse.json([])),
    http.get('/api/users/:userId/standing', () =>
      HttpResponse.json({ rank: null, readers: 0, isListed: true }),
    ),
  );
  return render(<ProgressScreen />).screen;
}

test.each([320, 1280])('says at %i px what was done, is due and is remembered', async (width) => {
  await page.viewport(width, 844);
  const screen = renderProgress({
    progress: aProgress({
      days: [
        { day: '2026-11-18', reviews: 12, xp: 90, isFrozen: false },
        { day: '2026-11-19', reviews: 0, xp: 0, isFrozen: true },
        { day: '2026-11-20', reviews: 3, xp: 12_345, isFrozen: false },
      ],
      kinds: [
        { kind: 'mcq', answered: 42, right: 34 },
        { kind: 'match_pairs', answered: 0, right: 0 },
      ],
      dayStreak: { days: 2, freezes: 1, daysToFreeze: 5 },
      dues: { now: 47, tomorrow: 3, week: 9, catchUp: { perDay: 15, days: 4 } },
    }),
    memories: [
      aMemory({ total: 30, met: 20, forecast: Array<number>(31).fill(12) }),
      aMemory({ bookId: COSMOS.id }),
    ],
    achievements: ACHIEVED,
  });
  const panel = (name: string) => screen.getByRole('region', { name, exact: true });

  await expect
    .element(panel('Today'))
    .toMatchTextContent(/47 are waiting\. 15 a day clears them in 4 days\./);
  await expect.element(panel('Today').getByRole('link')).toHaveAttribute('href', '/feed?due');

  const days = panel('Days in a row');
  await expect.element(days).toMatchTextContent(/2 days\..*1 freeze kept.*5 more days/);
  const calendar = days.getByRole('img', { name: 'Calendar of the last 13 weeks' });
  await expect
    .element(calendar)
    .toHaveAccessibleDescription(
      /on 2 days of these 13 weeks: 15 .* A freeze stood in on 1 day\.$/,
    );
  await days.getByText('Day by day').click();
  const rows = days
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    '20 November3 questions and flashcards12,345',
    '19 Novemberfreeze used0',
    '18 November12 questions and flashcards90',
  ]);

  await expect
    .element(panel('XP by week').getByRole('img'))
    .toHaveAccessibleDescription('12,435 XP this week, your best of the last 13.');
  const kinds = panel('By kind').getByRole('listitem');
  await expect.element(kinds.nth(0)).toHaveTextContent('Pick one81% of 42');
  await expect.element(kinds.nth(1)).toHaveTextContent('Match the pairsnone answered yet');

  const memory = panel('What you remember');
  await expect.element(memory).toMatchTextContent(/You remember about 12 of 30 ideas today\./);
  await expect
    .element(memory.getByRole('link', { name: 'The Histories' }))
    .toHaveAttribute('href', `/books/${HISTORIES.slug}`);
  await expect.element(memory.getByRole('link', { name: 'Cosmos' })).toBeVisible();

  const shelf = panel('Achievements');
  const first = shelf.getByRole('listitem').first();
  await expect.element(first).toMatchTextContent(/^First Bite.*Earned on 5 October 2026$/);
  await shelf.getByText('15 more to earn').click();
  expect(shelf.getByRole('listitem').elements()).toHaveLength(ACHIEVEMENTS.length);

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('a newcomer reads what will be there', async () => {
  const screen = renderProgress({ memories: [aMemory()], achievements: ACHIEVED.slice(1) });
  await expect.element(screen.getByText(/^Nothing waits yet\./)).toBeVisible();
  await expect.element(screen.getByText('One answer today starts a row of days.')).toBeVisible();
  await expect.element(screen.getByText(/^A bar for each week will stand here/)).toBeVisible();
  await expect.element(screen.getByText(/^Once you have met a book/)).toBeVisible();
  await expect.element(screen.getByText(/^None of the 21 yet\./)).toBeVisible();
});

test('of many achievements the newest three show until all are asked for', async () => {
  const achievements = ACHIEVED.map((achievement, index) =>
    index < 5 ? { ...achievement, earnedAt: FIRST_EARNED + index } : achievement,
  );
  const screen = renderProgress({ achievements });
  const shelf = screen.getByRole('region', { name: 'Achievements' });
  const earned = shelf.getByRole('listitem').filter({ hasText: 'Earned on' });
  const all = shelf.getByRole('button', { name: 'Show all 5' });
  await expect.element(all).toHaveAttribute('aria-expanded', 'false');
  expect(earned.elements()).toHaveLength(3);
  await expect.element(earned.first()).toMatchTextContent(/^Sizzling/);
  await all.click();
  await expect.poll(() => earned.elements()).toHaveLength(5);
  const fewer = shelf.getByRole('button', { name: 'Show fewer' });
  await expect.element(fewer).toHaveAttribute('aria-expanded', 'true');
  await fewer.click();
  await expect.poll(() => earned.elements()).toHaveLength(3);
});

test('what did not arrive is told and asked for once, beside the rest and what is kept', async () => {
  const screen = renderProgress({ memories: [aMemory()], achievements: ACHIEVED });
  const network = { isThere: false };
  for (const call of ['progress', 'memory', 'standing']) {
    worker.use(
      http.get(`/api/users/:userId/${call}`, () => (network.isThere ? undefined : problem(503))),
    );
  }
  await expect.element(screen.getByText('What is due did not arrive.')).toBeVisible();
  await expect.element(screen.getByText('Your own place did not arrive.')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Progress tracker' })).toBeVisible();
  await expect.element(screen.getByText('First Bite')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
  network.isThere = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/^Nothing waits yet/)).toBeVisible();
  await expect.element(screen.getByText(/^Once you have met/)).toBeVisible();
  await expect.element(screen.getByRole('switch')).toBeVisible();
  await expect.poll(() => screen.getByRole('alert').query()).toBeNull();
});
