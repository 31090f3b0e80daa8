import { SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';

import { succeedGuests } from '../../offline/outbox/guests.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { render } from '../../testing/render.tsx';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { useStats } from '../progress/stats.ts';
import {
  becomeAccount,
  currentUserQuery,
  isSessionEnded,
  useCurrentUser,
  useSessionEnded,
} from './current-user.ts';
import { callAsReader, useUserId } from './identity.ts';
import { saveAccount, savedReader, saveGuest } from './reader-storage.ts';

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

const forgetHint = () => {
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
};

describe('without the hint of a session', () => {
  beforeEach(forgetHint);

  test.each([
    ['a newcomer', () => {}, 'user 41'],
    ['a guest of former versions', () => localStorage.setItem('demoUserId', '12'), 'user 12'],
    ['a guest', () => saveGuest(41), 'user 41'],
  ])('%s is not asked for', async (_, begin, reader) => {
    begin();
    const asked = serve();
    const { screen, queryClient } = render(<ShowReader />);
    await expect.element(screen.getByText(reader)).toBeVisible();
    await expect.element(screen.getByText('no account')).toBeVisible();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(asked).not.toContain('GET /api/users');
  });

  test('an account that the device remembers is asked for', async () => {
    saveAccount(anAccount());
    const asked = serve({ user: () => HttpResponse.json(anAccount({ name: 'Ada L.' })) });
    const { screen } = render(<ShowReader />);
    await expect.element(screen.getByText('account Ada L.')).toBeVisible();
    expect(asked).toContain('GET /api/users');
  });

  test('an account is asked for as soon as it has signed in in another tab', async () => {
    const asked = serve({ user: () => HttpResponse.json(anAccount()) });
    const { screen, queryClient } = render(<ShowReader />);
    await expect.element(screen.getByText('user 41')).toBeVisible();
    expect(asked).not.toContain('GET /api/users');
    saveAccount(anAccount());
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    await expect.element(screen.getByText('account Ada')).toBeVisible();
  });

  test('a guest whose session is another’s is asked for, since the refusal brings the hint', async () => {
    localStorage.setItem('demoUserId', '12');
    serve({
      user: () => HttpResponse.json(anAccount()),
      stats: ({ params }) => {
        if (params['userId'] === '7') return HttpResponse.json({ xp: 30 });
        document.cookie = `${SIGNED_IN_COOKIE}=1; path=/`;
        return problem(403);
      },
    });
    const { screen } = render([<ShowReader key="1" />, <ShowStats key="2" />]);
    await expect.element(screen.getByText('account Ada')).toBeVisible();
    await expect.element(screen.getByText('xp 30')).toBeVisible();
  });
});

test('a device whose storage was lost asks for the account of its session', async () => {
  const asked = serve({ user: () => HttpResponse.json(anAccount()) });
  const { screen } = render(<ShowReader />);
  await expect.element(screen.getByText('account Ada')).toBeVisible();
  expect(creations(asked)).toBe(0);
});

test('without the API a newcomer goes on as the guest whom the local database knows', async () => {
  forgetHint();
  await succeedGuests(12, 0);
  localStorage.clear();
  serve({ demoUser: () => HttpResponse.error() });
  const { screen } = render(<ShowReader />);
  await expect.element(screen.getByText('user 12')).toBeVisible();
  expect(savedReader()).toEqual({ userId: 12, isGuest: true });
  expect(takeUnexpected()).toEqual([expect.stringContaining('Failed to create demo user')]);
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

test('a demo user that cannot be made is logged once, and the id stays unknown', async () => {
  const asked = serve({ demoUser: () => problem(503) });
  const { screen, rerender, queryClient } = render([<ShowId key="1" />, <ShowStats key="2" />]);
  await expect.poll(() => creations(asked)).toBe(1);
  // All that a load reads needs somebody to read for, and screens come one after the other.
  await callAsReader(queryClient, async () => undefined);
  rerender([<ShowStats key="2" />, <ShowId key="3" />]);
  await callAsReader(queryClient, async () => undefined);
  await expect.element(screen.getByText('user unknown')).toBeVisible();
  expect(creations(asked)).toBe(1);
  expect(takeUnexpected()).toEqual([expect.stringContaining('Failed to create demo user')]);
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

function ShowReader() {
  const { data: account } = useCurrentUser();
  const ended = useSessionEnded();
  return (
    <>
      <ShowId />
      <p>{account ? `account ${account.name}` : 'no account'}</p>
      {ended && <p>session ended</p>}
    </>
  );
}

const html = (status: number) => () =>
  new HttpResponse('<h1>Sign in</h1>', { status, headers: { 'content-type': 'text/html' } });

describe('a device that remembers an account', () => {
  test.each([
    ['the API knows it', () => HttpResponse.json(anAccount()), 'user 7', false],
    ['the API knows another', () => HttpResponse.json(anAccount({ id: 8 })), 'user 8', false],
    ['the API knows nobody', () => problem(401), 'user 7', true],
    ["a gateway's 401", html(401), 'user 7', false],
    ["a captive portal's page", html(200), 'user 7', false],
    ["a captive portal's JSON", () => HttpResponse.json({ login: '/wifi' }), 'user 7', false],
    ['a failure of the API', () => problem(500), 'user 7', false],
    ['an outage', () => HttpResponse.error(), 'user 7', false],
  ])('%s', async (_, user, reader, ended) => {
    localStorage.setItem('demoUserId', '12');
    saveAccount(anAccount());
    const asked = serve({ user });
    const { screen, queryClient } = render(<ShowReader />);
    await expect.element(screen.getByText('user 7')).toBeVisible();
    await expect.poll(() => asked).toContain('GET /api/users');
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await expect.element(screen.getByText(reader)).toBeVisible();
    await expect.element(screen.getByText('account Ada')).toBeVisible();
    // What was fetched is drawn a moment later.
    await expect.poll(() => screen.getByText('session ended').query() !== null).toBe(ended);
    expect(creations(asked)).toBe(0);
    expect(`user ${savedReader()?.userId}`).toBe(reader);
  });
});

test('a device that remembers a guest reads as that guest, whatever becomes of the server', async () => {
  localStorage.setItem('demoUserId', '12');
  saveGuest(12);
  const asked = serve({ user: () => HttpResponse.error() });
  const { screen, queryClient } = render(<ShowReader />);
  await expect.element(screen.getByText('user 12')).toBeVisible();
  await expect.poll(() => asked).toContain('GET /api/users');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(screen.getByText('user 12')).toBeVisible();
  await expect.element(screen.getByText('no account')).toBeVisible();
});

test('the account that the API names takes the place of the guest', async () => {
  localStorage.setItem('demoUserId', '12');
  saveGuest(12);
  serve({ user: () => HttpResponse.json(anAccount()) });
  const { screen } = render(<ShowReader />);
  await expect.element(screen.getByText('user 7')).toBeVisible();
  expect(savedReader()).toEqual({ userId: 7, isGuest: false, account: anAccount() });
});

test('a guest who has become the account elsewhere is no guest of this device any more', async () => {
  localStorage.setItem('demoUserId', '7');
  saveAccount(anAccount({ id: 7 }));
  serve({ user: () => HttpResponse.json(anAccount({ id: 7, name: 'Ada L.' })) });
  const { screen } = render(<ShowReader />);
  await expect.element(screen.getByText('account Ada L.')).toBeVisible();
  expect(localStorage.getItem('demoUserId')).toBeNull();
});

test('a guest is remembered, but never instead of an account that did not log out', () => {
  saveGuest(12);
  expect(savedReader()).toEqual({ userId: 12, isGuest: true });
  saveAccount(anAccount());
  saveGuest(13);
  expect(savedReader()).toMatchObject({ userId: 7 });
});

test.each(['', '{', 'null', '7', '{"userId":"7"}', '{"userId":7,"isGuest":false}'])(
  'what is no reader in storage is nobody: %j',
  (text) => {
    localStorage.setItem('morsel.reader', text);
    expect(savedReader()).toBeNull();
  },
);

test('what the API was asked before a sign-in does not end the new session', async () => {
  const ada = anAccount();
  saveAccount(ada);
  const refused = Promise.withResolvers<void>();
  const asked = serve({ user: () => refused.promise.then(() => problem(401)) });
  const queryClient = new QueryClient();
  const answer = queryClient.fetchQuery(currentUserQuery);
  await expect.poll(() => asked).toContain('GET /api/users');

  becomeAccount(queryClient, ada);
  refused.resolve();

  await expect(answer).resolves.toEqual({ account: ada, ended: false });
  expect(isSessionEnded(queryClient)).toBe(false);
});
