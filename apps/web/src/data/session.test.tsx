import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';

import { anAccount, problem, serve } from '../testing/api.ts';
import { render } from '../testing/render.tsx';
import { worker } from '../testing/worker.ts';
import { useUserId } from './identity.ts';
import { useLogout } from './session.ts';

beforeEach(() => localStorage.clear());

function Account() {
  const { mutate: logout } = useLogout();
  return (
    <>
      <p>
        user {useUserId() ?? 'unknown'} at {useLocation().pathname}
      </p>
      <button type="button" onClick={() => logout()}>
        Logout
      </button>
    </>
  );
}

test('logout forgets what was read for the account, goes to / and falls back to the demo user', async () => {
  localStorage.setItem('demoUserId', '12');
  let signedIn = true;
  serve({ user: () => (signedIn ? HttpResponse.json(anAccount()) : problem(401)) });
  worker.use(
    http.post('/api/logout', () => {
      signedIn = false;
      return HttpResponse.json({ ok: true });
    }),
  );
  const { screen, queryClient } = render(<Account />, { path: '/progress' });
  queryClient.setQueryData(['feed', 'pages'], 'of the account');
  await expect.element(screen.getByText('user 7 at /progress')).toBeVisible();
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByText('user 12 at /', { exact: true })).toBeVisible();
  expect(queryClient.getQueryData(['feed', 'pages'])).toBeUndefined();
});

test('a logout that fails leaves the reader signed in', async () => {
  serve({ user: () => HttpResponse.json(anAccount()) });
  let tried = 0;
  worker.use(
    http.post('/api/logout', () => {
      tried += 1;
      return problem(503);
    }),
  );
  const { screen } = render(<Account />, { path: '/progress' });
  await expect.element(screen.getByText('user 7 at /progress')).toBeVisible();
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => tried).toBe(1);
  await expect.element(screen.getByText('user 7 at /progress')).toBeVisible();
});
