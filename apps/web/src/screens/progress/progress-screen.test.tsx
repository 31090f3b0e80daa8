import type { Leaderboard, Shelf, Standing, UserStats } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { anAccount, problem, serve } from '../../testing/api.ts';
import { unanswered } from '../../testing/calls.ts';
import { aBook } from '../../testing/items.ts';
import { serveLearning } from '../../testing/learning.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { ProgressScreen } from './progress-screen.tsx';

const ADA = anAccount({ id: 112 });
const STATS: UserStats = { level: 7, xp: 640, streak: 6, totalAnswered: 128, correctAnswered: 104 };
const SHELF: Shelf = [40, 47].map((progress, index) => ({
  id: index + 1,
  book: aBook({ id: index + 1 }),
  progress,
  ismastered: false,
}));
const THIRD: Standing = { rank: 3, readers: 4031, isListed: true };
const LEADERS: Leaderboard = [
  { id: 41, level: 12, xp: 1180, streak: 14 },
  { id: 8, level: 9, xp: 860, streak: 3 },
  { id: 112, level: 7, xp: 640, streak: 6 },
  { id: 27, level: 6, xp: 590, streak: 0 },
  { id: 203, level: 5, xp: 470, streak: 2 },
  { id: 204, level: 5, xp: 460, streak: 1 },
];

type Replies = {
  user?: HttpResponseResolver;
  stats?: HttpResponseResolver;
  shelf?: HttpResponseResolver;
  leaderboard?: HttpResponseResolver;
  standing?: HttpResponseResolver;
};

function serveProgress(replies: Replies = {}): string[] {
  const asked = serve({
    user: replies.user ?? (() => HttpResponse.json(ADA)),
    stats: replies.stats ?? (() => HttpResponse.json(STATS)),
  });
  serveLearning();
  worker.use(
    http.get('/api/users/:userId/books', replies.shelf ?? (() => HttpResponse.json(SHELF))),
    http.get('/api/leaderboard', replies.leaderboard ?? (() => HttpResponse.json(LEADERS))),
    http.get('/api/users/:userId/standing', replies.standing ?? (() => HttpResponse.json(THIRD))),
  );
  return asked;
}

/** Names and values of a list of figures. */
function figuresOf(place: Element): Record<string, string> {
  return Object.fromEntries(
    [...place.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent?.trim() ?? '',
    ]),
  );
}

/** Lines that a text is broken into. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

describe('the progress tracker', () => {
  test('shows level, XP, the way to the next level and what was done', async () => {
    serveProgress();
    const { screen } = render(<ProgressScreen />);
    const tracker = screen.getByRole('region', { name: 'Progress tracker' });
    await expect.element(tracker.getByText('Level 7', { exact: true })).toBeVisible();
    await expect.element(tracker.getByText('640 XP', { exact: true })).toBeVisible();
    await expect.element(tracker.getByText('60 XP to level 8')).toBeVisible();
    const bar = tracker.getByRole('progressbar', { name: 'XP in this level' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
    expect(figuresOf(tracker.element())).toEqual({
      Accuracy: '81%',
      'Current streak': '6',
      'Books active': '2 avg 44%',
      'Questions answered': '128',
    });
    await expect
      .element(screen.getByRole('link', { name: 'Settings' }))
      .toHaveAttribute('href', '/settings');
    await expect
      .element(screen.getByRole('link', { name: 'Back to feed' }))
      .toHaveAttribute('href', '/');
    const meaning = tracker.getByText(/^A right answer brings 10 XP, a flashcard that you rate 2/);
    await expect.element(meaning).not.toBeVisible();
    await screen.getByText('What XP and streak mean').click();
    await expect.element(meaning).toBeVisible();
  });

  test.each([
    [130, '30', '70 XP to level 3'],
    [100, '0', '100 XP to level 3'],
    [199, '99', '1 XP to level 3'],
  ])('%i XP fill the bar by %s %', async (xp, filled, way) => {
    serveProgress({ stats: () => HttpResponse.json({ ...STATS, level: 2, xp }) });
    const { screen } = render(<ProgressScreen />);
    await expect.element(screen.getByText(way)).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', filled);
  });

  test('a guest who did nothing yet sees zeros and where to begin', async () => {
    serveProgress({
      user: () => problem(401),
      stats: () =>
        HttpResponse.json({ level: 1, xp: 0, streak: 0, totalAnswered: 0, correctAnswered: 0 }),
      shelf: () => HttpResponse.json([]),
      leaderboard: () => HttpResponse.json([]),
    });
    const { screen } = render(<ProgressScreen />);
    const tracker = screen.getByRole('region', { name: 'Progress tracker' });
    await expect
      .element(tracker.getByRole('link', { name: 'Take a first bite' }))
      .toHaveAttribute('href', '/');
    expect(figuresOf(tracker.element())).toMatchObject({
      Accuracy: '0%',
      'Books active': '0 avg 0%',
    });
    await expect.element(screen.getByText(/^Nobody has earned XP yet/)).toBeVisible();
  });
});

test('the detailed statistics count questions, right answers and the streak', async () => {
  serveProgress();
  const { screen } = render(<ProgressScreen />);
  const details = screen.getByRole('region', { name: 'Detailed statistics' });
  await expect.element(details).toBeVisible();
  expect(figuresOf(details.element())).toEqual({
    'Total questions': '128',
    'Correct answers': '104',
    'Current streak': '6',
  });
});

describe('the leaderboard', () => {
  test('ranks five readers: icons for three, numbers from there, the own row marked', async () => {
    serveProgress();
    const { screen } = render(<ProgressScreen />);
    const board = screen.getByRole('region', { name: 'Leaderboard' });
    await expect.element(board.getByText('User #41')).toBeVisible();
    const rows = board.getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' '))).toEqual([
      'FirstUser #41 Level 121,180 XP14 in a row',
      'SecondUser #8 Level 9860 XP3 in a row',
      'ThirdUser #112 (you)Level 7640 XP6 in a row',
      '#4User #27 Level 6590 XP0 in a row',
      '#5User #203 Level 5470 XP2 in a row',
    ]);
    const places = rows.map((row) => row.firstElementChild?.querySelector('svg')?.innerHTML);
    expect(new Set(places).size).toBe(4);
    expect(places.slice(3)).toEqual([undefined, undefined]);
  });

  test('shows the own row with its place below the five', async () => {
    serveProgress({
      leaderboard: () => HttpResponse.json(LEADERS.filter(({ id }) => id !== ADA.id)),
      standing: () => HttpResponse.json({ ...THIRD, rank: 128 }),
    });
    const { screen } = render(<ProgressScreen />);
    const board = screen.getByRole('region', { name: 'Leaderboard' });
    await expect.element(board.getByText('You are 128th of 4,031.')).toBeVisible();
    const row = board.getByRole('listitem').filter({ hasText: 'User #112 (you)' });
    await expect.element(row).toHaveTextContent('#128User #112 (you)Level 7640 XP6 in a row');
  });

  test('can be left and taken up again; what fails is undone', async () => {
    let kept: Standing = { ...THIRD, rank: 128 };
    const wishes: unknown[] = [];
    serveProgress({ standing: () => HttpResponse.json(kept) });
    worker.use(
      http.patch('/api/users/112/standing', async ({ request }) => {
        wishes.push(await request.json());
        if (wishes.length === 2) return problem(429, 'Too many at once.');
        kept = { ...kept, rank: null, isListed: false };
        return HttpResponse.json(kept);
      }),
    );
    const { screen } = render(<ProgressScreen />);
    const shown = screen.getByRole('switch', { name: 'Show me on the leaderboard' });
    await expect.element(shown).toBeChecked();
    await shown.click();
    await expect.element(screen.getByText(/^You are not on it/)).toBeVisible();
    await expect.element(shown).not.toBeChecked();

    await shown.click();
    await expect.element(shown).toHaveAccessibleDescription('That was not kept. Too many at once.');
    await expect.element(shown).not.toBeChecked();
    expect(wishes).toEqual([{ isListed: false }, { isListed: true }]);
  });

  test('a guest finds the own row too', async () => {
    serveProgress({
      user: () => problem(401),
      leaderboard: () => HttpResponse.json([{ id: 41, level: 1, xp: 30, streak: 2 }]),
    });
    const { screen } = render(<ProgressScreen />);
    await expect.element(screen.getByText('User #41 (you)')).toBeVisible();
  });

  test('its failure leaves the rest standing, and it can be asked for again', async () => {
    let failing = true;
    serveProgress({
      leaderboard: () => (failing ? HttpResponse.error() : HttpResponse.json(LEADERS)),
    });
    const { screen } = render(<ProgressScreen />);
    const board = screen.getByRole('region', { name: 'Leaderboard' });
    await expect.element(board.getByText('The leaderboard did not arrive.')).toBeVisible();
    await expect.element(screen.getByText('60 XP to level 8')).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(board.getByText('User #41')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Progress tracker' })).toHaveFocus();
  });
});

test('while it is on its way, it says so', async () => {
  serveProgress({ stats: unanswered });
  const { screen } = render(<ProgressScreen />);
  await expect.element(screen.getByText('Loading progress...')).toBeVisible();
});

test.each(['user', 'stats', 'shelf'] as const)(
  'without an answer about the %s it says so, and tries again when asked',
  async (part) => {
    let failing = true;
    const answers = { user: ADA, stats: STATS, shelf: SHELF };
    serveProgress({
      [part]: () => (failing ? problem(503) : HttpResponse.json(answers[part])),
    });
    const { screen } = render(<ProgressScreen />);
    await expect
      .element(screen.getByRole('heading', { name: 'Your progress did not arrive' }))
      .toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
    await expect.element(screen.getByText('60 XP to level 8')).toBeVisible();
    await expect.element(screen.getByText('User #41')).toBeVisible();
  },
);

test.each([320, 390, 1280])('large figures fit %i px', async (width) => {
  await page.viewport(width, 844);
  const xp = 1_234_567;
  const large = { xp, level: 12_346, streak: 99_999 };
  serveProgress({
    stats: () =>
      HttpResponse.json({ ...large, totalAnswered: 9_999_999, correctAnswered: 9_999_998 }),
    leaderboard: () => HttpResponse.json([{ id: 2_147_483_647, ...large }]),
    standing: () => HttpResponse.json({ rank: 9_999, readers: 10_001, isListed: true }),
  });
  const { screen } = render(<ProgressScreen />);
  await expect.element(screen.getByText('User #2147483647')).toBeVisible();
  await expect.element(screen.getByText('You are 9,999th of more than 10,000.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const streak of screen.getByTitle('Streak').elements()) {
    expect(streak.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  }
  const details = screen.getByRole('region', { name: 'Detailed statistics' });
  expect(details.getByRole('definition').elements().map(linesOf)).toEqual([1, 1, 1]);
});
