import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { anAccount, problem, serve } from '../testing/api.ts';
import { render } from '../testing/render.tsx';
import { takeUnexpected } from '../testing/unexpected.ts';
import { useUserId } from './identity.ts';
import { useStats } from './stats.ts';

beforeEach(() => localStorage.clear());

function ShowId() {
  return <p>user {useUserId() ?? 'unknown'}</p>;
}

function ShowStats() {
  const { data, error } = useStats();
  return <p>{error ? error.message : `xp ${data?.xp ?? 'unknown'}`}</p>;
}

const creations = (asked: readonly string[]) =>
  asked.filter((call) => call === 'POST /api/demo-user').length;

test('nobody signed in and none stored: one demo user for the whole page, and remembered', async () => {
  const asked = serve();
  const { screen } = render([<ShowId key="1" />, <ShowId key="2" />, <ShowId key="3" />]);
  await expect.element(screen.getByText('user 41').nth(2)).toBeVisible();
  expect(creations(asked)).toBe(1);
  expect(localStorage.getItem('demoUserId')).toBe('41');
});

test('a stored demo user is used, none is made', async () => {
  localStorage.setItem('demoUserId', '12');
  const asked = serve();
  const { screen } = render(<ShowId />);
  await expect.element(screen.getByText('user 12')).toBeVisible();
  expect(creations(asked)).toBe(0);
});

test('a signed-in reader is the account, none is made', async () => {
  localStorage.setItem('demoUserId', '12');
  const asked = serve({ user: () => HttpResponse.json(anAccount()) });
  const { screen } = render(<ShowId />);
  await expect.element(screen.getByText('user 7')).toBeVisible();
  expect(creations(asked)).toBe(0);
});

test.each([
  ['a failure of the API', () => problem(500)],
  ['an outage', () => HttpResponse.error()],
  ["a gateway's JSON", () => HttpResponse.json({ error: 'Sign in' }, { status: 401 })],
  ["a gateway's page", () => new HttpResponse('<h1>Sign in</h1>', { status: 401 })],
])('%s makes no demo user', async (_, user) => {
  const asked = serve({ user });
  const { screen } = render(<ShowId />);
  await expect.poll(() => asked).toContain('GET /api/users');
  await expect.element(screen.getByText('user unknown')).toBeVisible();
  expect(creations(asked)).toBe(0);
});

test('a demo user that cannot be made is logged, and the id stays unknown', async () => {
  const asked = serve({ demoUser: () => problem(503) });
  const { screen } = render(<ShowId />);
  await expect.poll(() => creations(asked)).toBe(1);
  await expect
    .poll(takeUnexpected)
    .toEqual([expect.stringContaining('Failed to create demo user')]);
  await expect.element(screen.getByText('user unknown')).toBeVisible();
});

test('a stored demo user whose cookie is gone is made anew and overwritten', async () => {
  localStorage.setItem('demoUserId', '12');
  const asked = serve({
    stats: ({ params }) =>
      params['userId'] === '41'
        ? HttpResponse.json({ totalAnswered: 4, correctAnswered: 3, xp: 30, level: 1, streak: 2 })
        : problem(401, 'User not found'),
  });
  const { screen } = render(<ShowStats />);
  await expect.element(screen.getByText('xp 30')).toBeVisible();
  expect(localStorage.getItem('demoUserId')).toBe('41');
  expect(creations(asked)).toBe(1);
});

test('stats that cannot be had say so', async () => {
  serve({ stats: () => problem(500) });
  const { screen } = render(<ShowStats />);
  await expect.element(screen.getByText('Failed to fetch user stats')).toBeVisible();
});
