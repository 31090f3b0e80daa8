import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { problem } from '../testing/api.ts';
import { render } from '../testing/render.tsx';
import { worker } from '../testing/worker.ts';
import { SiteHeader } from './site-header.tsx';

const stats = { totalAnswered: 128, correctAnswered: 90, xp: 640, level: 7, streak: 6 };
const account = { id: 5, name: 'Ada', email: 'ada@example.org', role: 'reader', ...stats };

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
  worker.use(
    http.post('/api/demo-user', () => HttpResponse.json({ id: 9 })),
    http.get('/api/users/:id/stats', () => HttpResponse.json(stats)),
  );
});

test('a guest sees level and streak beside Get Started', async () => {
  worker.use(http.get('/api/users', () => problem(401)));
  const { screen } = render(<SiteHeader />);
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.element(screen.getByText('LV 7')).toBeVisible();
  await expect.element(screen.getByText('Logout')).not.toBeInTheDocument();
});

test('an account sees its figures and Logout', async () => {
  worker.use(http.get('/api/users', () => HttpResponse.json(account)));
  const { screen } = render(<SiteHeader />);
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.element(screen.getByTitle('Questions answered')).toBeVisible();
  await expect.element(screen.getByText('Get Started')).not.toBeInTheDocument();
});

test('when nobody can say who reads, the way in is open', async () => {
  worker.use(http.get('/api/users', () => new HttpResponse('down', { status: 503 })));
  const { screen } = render(<SiteHeader />);
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

const signIn = (user: () => Response | undefined) => worker.use(http.get('/api/users', user));
const refused = () => problem(401, 'Sign in');

test('after logout the header is the guest’s at once, without a figure of the account', async () => {
  localStorage.setItem('demoUserId', '12');
  worker.use(
    http.get('/api/users/:id/stats', ({ params }) =>
      HttpResponse.json(params['id'] === '5' ? stats : { ...stats, xp: 0, level: 1 }),
    ),
    http.post('/api/logout', () => HttpResponse.json({ ok: true })),
  );
  signIn(() => HttpResponse.json(account));
  const { screen, queryClient } = render(<SiteHeader />, { path: '/progress' });
  await expect.element(screen.getByText('LV 7')).toBeVisible();
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.element(screen.getByText('LV 1')).toBeVisible();
  expect(localStorage.getItem('demoUserId')).toBe('12');
  await expect.poll(() => queryClient.getQueryData(['stats', 5])).toBeUndefined();
  await expect.element(screen.getByText('Sign in again')).not.toBeInTheDocument();
});

test('a logout that does not arrive says so', async () => {
  signIn(() => HttpResponse.json(account));
  worker.use(http.post('/api/logout', () => problem(503)));
  const { screen } = render(<SiteHeader />);
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByText(/^You are still signed in/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('a session that ends in mid-use: the account stays, and is asked to sign in again', async () => {
  localStorage.setItem('demoUserId', '12');
  signIn(() => HttpResponse.json(account));
  const { screen, queryClient } = render(<SiteHeader />);
  await expect.element(screen.getByText('LV 7')).toBeVisible();

  signIn(refused);
  worker.use(
    http.get('/api/users/:id/stats', ({ params }) =>
      params['id'] === '5' ? refused() : HttpResponse.json({ ...stats, xp: 150, level: 2 }),
    ),
  );
  await queryClient.invalidateQueries({ queryKey: ['stats'] });
  const strip = screen.getByRole('complementary', { name: 'Session ended' });
  await expect
    .element(strip.getByRole('status'))
    .toHaveTextContent('Your session ended. Your answers are kept.');
  await expect
    .element(strip.getByRole('link', { name: 'Sign in again' }))
    .toHaveAttribute('href', '/signin');
  await expect.element(screen.getByText('LV 7')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started' }).query()).toBeNull();

  await strip.getByRole('button', { name: 'Continue as guest' }).click();
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.element(screen.getByText('LV 2')).toBeVisible();
  await expect.element(strip).not.toBeInTheDocument();
});

test('a logout in another tab is one here too', async () => {
  localStorage.setItem('demoUserId', '12');
  signIn(() => HttpResponse.json(account));
  worker.use(
    http.get('/api/users/:id/stats', ({ params }) =>
      HttpResponse.json(params['id'] === '5' ? stats : { ...stats, xp: 150, level: 2 }),
    ),
  );
  const { screen } = render(<SiteHeader />);
  await expect.element(screen.getByText('LV 7')).toBeVisible();
  localStorage.removeItem('morsel.reader');
  dispatchEvent(new StorageEvent('storage', { key: 'morsel.reader' }));
  await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect.element(screen.getByText('LV 2')).toBeVisible();
  await expect.element(screen.getByText('Logged out', { exact: true })).toBeVisible();
});

test('an account that another tab signed in takes the guest’s place', async () => {
  localStorage.setItem('demoUserId', '12');
  signIn(refused);
  const { screen, queryClient } = render(<SiteHeader />);
  await expect.element(screen.getByText('LV 7')).toBeVisible();

  signIn(() => HttpResponse.json(account));
  worker.use(
    http.get('/api/users/:id/stats', ({ params }) =>
      params['id'] === '5' ? HttpResponse.json({ ...stats, xp: 250, level: 3 }) : problem(403),
    ),
  );
  await queryClient.invalidateQueries({ queryKey: ['stats'] });
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect.element(screen.getByText('LV 3')).toBeVisible();
  expect(localStorage.getItem('demoUserId')).toBe('12');
});
