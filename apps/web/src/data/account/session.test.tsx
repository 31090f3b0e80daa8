import { CancelledError, QueryObserver, useQuery } from '@tanstack/react-query';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { api } from '../../api.ts';
import { Route, Switch } from '../../navigation/routes.ts';
import { useLocation } from '../../navigation/use-location.ts';
import { readSaved, saveReads } from '../../offline/saved-reads.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { unanswered } from '../../testing/calls.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import { masteredQuery } from '../mastered/mastered.ts';
import { pageLoad } from '../page-load.ts';
import { createQueryClient } from '../query-client.ts';
import { useUserId } from './identity.ts';
import { saveAccount, savedReader } from './reader-storage.ts';
import { refreshForReader, useLogout } from './session.ts';

beforeEach(() => localStorage.clear());

function Account() {
  const { mutate: logout } = useLogout();
  return (
    <>
      <p>
        user {useUserId() ?? 'unknown'} at {useLocation().pathname}
      </p>
      <button type="button" onClick={() => logout('keep')}>
        Logout
      </button>
    </>
  );
}

const logoutIs = (reply: HttpResponseResolver) => worker.use(http.post('/api/logout', reply));
const shelfHash = '["shelf","entries"]';

test('logout deletes what was downloaded for the account from the device', async () => {
  localStorage.setItem('demoUserId', '12');
  saveAccount(anAccount());
  await saveReads([{ ownerId: 7, hash: shelfHash, data: [], savedAt: 0 }]);
  let signedIn = true;
  serve({ user: () => (signedIn ? HttpResponse.json(anAccount()) : problem(401)) });
  logoutIs(() => {
    signedIn = false;
    return HttpResponse.json({ ok: true });
  });
  const { screen } = render(<Account />, { path: '/progress' });
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByText('user 12 at /', { exact: true })).toBeVisible();
  expect(await readSaved(7, shelfHash)).toBeUndefined();
  expect(savedReader()).toEqual({ userId: 12, isGuest: true });
});

test('logout asks for nothing more on behalf of the screen that is left', async () => {
  localStorage.setItem('demoUserId', '12');
  saveAccount(anAccount());
  serve({ user: () => HttpResponse.json(anAccount()) });
  logoutIs(() => HttpResponse.json({ ok: true }));
  const asked: string[] = [];
  const ask = () => asked.push('mastered');
  function Progress() {
    return <p>{useQuery({ queryKey: ['mastered'], queryFn: ask }).data} mastered</p>;
  }
  const { screen } = render(
    <>
      <Account />
      <Switch>
        <Route path="/progress" component={Progress} />
        <Route path="/">
          <p>Feed</p>
        </Route>
      </Switch>
    </>,
    { path: '/progress' },
  );
  await expect.element(screen.getByText('1 mastered')).toBeVisible();
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByText('user 12 at /', { exact: true })).toBeVisible();
  expect(asked).toEqual(['mastered']);
});

test('what a screen asks for while the session ends is never asked for in its name', async () => {
  localStorage.setItem('demoUserId', '12');
  saveAccount(anAccount());
  serve({ user: () => HttpResponse.json(anAccount()) });
  const asked: string[] = [];
  worker.use(
    http.get('/api/mastered', () => {
      asked.push('mastered');
      return problem(401);
    }),
  );
  const atServer = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  logoutIs(async () => {
    atServer.resolve();
    await answered.promise;
    return HttpResponse.json({ ok: true });
  });
  const { screen, queryClient } = render(<Account />, { path: '/progress' });
  await screen.getByRole('button', { name: 'Logout' }).click();
  await atServer.promise;
  const asking = [queryClient.fetchQuery(masteredQuery), api.mastery.list()];
  answered.resolve();
  await expect(asking[0]).rejects.toThrow(CancelledError);
  await expect(asking[1]).rejects.toThrow('Who asked is gone');
  await expect.element(screen.getByText('user 12 at /', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a logout that is refused asks again for what the screen was waiting for', async () => {
  saveAccount(anAccount());
  serve({ user: () => HttpResponse.json(anAccount()) });
  let asked = 0;
  worker.use(
    http.get('/api/mastered', () => {
      asked += 1;
      return asked === 1 ? unanswered() : HttpResponse.json([]);
    }),
  );
  logoutIs(() => problem(429));
  function Mastered() {
    return <p>{useQuery(masteredQuery).data?.length ?? 'none'} mastered</p>;
  }
  const { screen } = render(
    <>
      <Account />
      <Mastered />
    </>,
    { path: '/progress' },
  );
  await expect.poll(() => asked).toBe(1);
  await screen.getByRole('button', { name: 'Logout' }).click();
  await expect.element(screen.getByText('0 mastered')).toBeVisible();
  await expect.element(screen.getByText('user 7 at /progress')).toBeVisible();
});

test.each([
  ['in an outage', () => HttpResponse.error()],
  ["behind a gateway's page", () => new HttpResponse('<h1>Sign in</h1>')],
])(
  'logout %s drops the account at once and ends its session at the first contact',
  async (_, no) => {
    localStorage.setItem('demoUserId', '12');
    saveAccount(anAccount());
    const asked = serve({ user: no, stats: no });
    let isUp = false;
    logoutIs(({ request }) => {
      if (!isUp) return no();
      asked.push(`POST ${new URL(request.url).pathname}`);
      return HttpResponse.json({ ok: true });
    });
    const { screen } = render(<Account />, { path: '/progress' });
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.element(screen.getByText('user 12 at /', { exact: true })).toBeVisible();
    expect(savedReader()?.account).toBeUndefined();

    isUp = true;
    asked.length = 0;
    await api.users.stats(12).catch(() => undefined);
    expect(asked).toEqual(['POST /api/logout', 'GET /api/users/12/stats']);
  },
);

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

test.each([
  ['the feed', feedKeys.pages, true],
  ['the feed of what is due', feedKeys.duePages, true],
  ['another screen', ['books'], false],
])('another reader than before in %s', (_, queryKey, goesOn) => {
  const queryClient = createQueryClient();
  const initialData = { pages: [], pageParams: [] };
  const look = new QueryObserver(queryClient, {
    queryKey,
    initialData,
    queryFn: () => initialData,
  });
  onTestFinished(look.subscribe(() => {}));
  const { feedId } = pageLoad(queryClient);

  refreshForReader(queryClient);

  expect(pageLoad(queryClient).feedId === feedId).toBe(goesOn);
});
