import type { GuestProgress } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { operationsOf } from '../../offline/outbox/outbox.ts';
import { submit } from '../../offline/room.ts';
import { FeedScreen } from '../../screens/feed/feed-screen.tsx';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { PageContent } from '../page-content.tsx';
import { GuestOfferPlace } from './guest-offer-place.tsx';
import { progressText } from './guest-offer.tsx';

const SOME: GuestProgress = { xp: 40, reviews: 6, books: 1 };
const stats = { totalAnswered: 6, correctAnswered: 4, xp: 40, level: 1, streak: 2 };

const app = (
  <>
    <GuestOfferPlace />
    <PageContent>
      <FeedScreen />
    </PageContent>
  </>
);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('demoUserId', '12');
});

function serveAccount(progress: GuestProgress, bring?: HttpResponseResolver) {
  const asked = serve({ user: () => HttpResponse.json(anAccount()) });
  const note = (info: { request: Request }) => asked.push(`${info.request.method} progress`);
  worker.use(
    http.post('/api/users/add-default-books', () => HttpResponse.json([])),
    http.get('/api/users/guest-progress', (info) => {
      note(info);
      return HttpResponse.json(progress);
    }),
    http.post('/api/users/guest-progress', (info) => {
      note(info);
      return bring ? bring(info) : HttpResponse.json(stats);
    }),
  );
  return asked;
}

const settled = (asked: readonly string[], call: string) =>
  expect.poll(() => asked).toContain(call);

test('an account is offered what the guest of its device has done', async () => {
  serveAccount(SOME);
  const { screen } = render(app);
  const offer = screen.getByRole('complementary', { name: 'Guest progress' });
  const words = 'From before you signed in: up to 40 XP, 6 answered cards and 1 book.';
  await expect.element(offer.getByText(words)).toBeVisible();
});

test('brought along: data is read anew, the guest is forgotten, the offer is gone', async () => {
  const asked = serveAccount(SOME);
  const { screen } = render(app);
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  asked.length = 0;
  await screen.getByRole('button', { name: 'Bring guest progress along' }).click();
  await expect.element(screen.getByText('Guest progress is here!')).toBeVisible();
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await settled(asked, 'GET /api/users');
  await expect.poll(() => asked.some((call) => call.startsWith('GET /api/quiz/feed'))).toBe(true);
  expect(localStorage.getItem('demoUserId')).toBeNull();
});

test('what the guest did and has not sent is the account’s too', async () => {
  serveAccount(SOME);
  worker.use(
    http.post('/api/users/12/books', () => HttpResponse.error()),
    http.post('/api/sync', () => HttpResponse.error()),
  );
  await submit(12, { kind: 'shelf', target: 8, value: true, label: 'The Histories' });
  const { screen } = render(app);
  await screen.getByRole('button', { name: 'Bring guest progress along' }).click();
  await expect.element(screen.getByText('Guest progress is here!')).toBeVisible();
  expect(await operationsOf(anAccount().id)).toHaveLength(1);
  expect(await operationsOf(12)).toEqual([]);
});

test('left: the guest keeps it, and the offer does not come again', async () => {
  const asked = serveAccount(SOME);
  const first = render(app);
  await first.screen.getByRole('button', { name: 'Leave it' }).click();
  await expect.element(first.screen.getByRole('complementary')).not.toBeInTheDocument();
  expect(localStorage.getItem('demoUserId')).toBe('12');
  expect(asked).not.toContain('POST progress');
  first.unmount();

  const again = render(app);
  await expect.element(again.screen.getByText('No Questions Available')).toBeVisible();
  await expect.element(again.screen.getByRole('complementary')).not.toBeInTheDocument();
});

test('left by one account, it is offered to the next', async () => {
  serveAccount(SOME);
  const first = render(app);
  await first.screen.getByRole('button', { name: 'Leave it' }).click();
  await expect.element(first.screen.getByRole('complementary')).not.toBeInTheDocument();
  first.unmount();

  worker.use(http.get('/api/users', () => HttpResponse.json({ ...anAccount(), id: 99 })));
  const other = render(app);
  await expect.element(other.screen.getByRole('button', { name: 'Leave it' })).toBeVisible();
});

test('what fails to come along is told in the offer, which stays', async () => {
  serveAccount(SOME, () => problem(500));
  const { screen } = render(app);
  await screen.getByRole('button', { name: 'Bring guest progress along' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('It did not come along: Morsel has a problem. Try again in a moment.');
  await expect
    .element(screen.getByRole('button', { name: 'Bring guest progress along' }))
    .toBeEnabled();
  expect(localStorage.getItem('demoUserId')).toBe('12');
});

test('a guest who has done nothing is no offer', async () => {
  const asked = serveAccount({ xp: 0, reviews: 0, books: 0 });
  const { screen } = render(app);
  await settled(asked, 'GET progress');
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
});

test('a guest is asked nothing', async () => {
  serve();
  const { screen } = render(app);
  await expect.element(screen.getByText('No Questions Available')).toBeVisible();
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
});

test.each([
  [{ xp: 40, reviews: 0, books: 0 }, '40 XP'],
  [{ xp: 0, reviews: 1, books: 2 }, '1 answered card and 2 books'],
  [{ xp: 10, reviews: 1, books: 1 }, '10 XP, 1 answered card and 1 book'],
])('%o reads "%s"', (progress, words) => {
  expect(progressText(progress)).toBe(words);
});
