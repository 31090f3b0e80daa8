import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { aGuestsBook, anAdminBook } from '../../testing/admin-books.ts';
import { ADMIN, serveAdmin } from '../../testing/admin.ts';
import { anAccount, problem, serve } from '../../testing/api.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { AdminScreen } from './admin-screen.tsx';

describe('who may see it', () => {
  test.each([
    ['nobody signed in', () => problem(401)],
    ['a reader', () => HttpResponse.json(anAccount())],
  ])('%s: an explanation and the way to sign in', async (_, user) => {
    const asked = serve({ user });
    const { screen } = render(<AdminScreen />);
    await expect.element(screen.getByRole('heading', { name: 'For admins only' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', '/signin');
    await expect
      .element(screen.getByRole('link', { name: 'Back to Feed', exact: true }))
      .toHaveAttribute('href', '/');
    expect(asked.filter((call) => call.includes('/api/admin'))).toEqual([]);
  });

  test('while that is unknown it loads; when it cannot be known it says so', async () => {
    const held = Promise.withResolvers<Response>();
    let reply: HttpResponseResolver = () => held.promise;
    serveAdmin();
    worker.use(http.get('/api/users', (info) => reply(info)));
    const { screen } = render(<AdminScreen />);
    await expect.element(screen.getByText('Loading admin panel...')).toBeVisible();
    held.resolve(HttpResponse.error());
    const again = screen.getByRole('button', { name: 'TRY AGAIN' });
    await expect.element(again).toBeVisible();
    reply = () => HttpResponse.json(ADMIN);
    await userEvent.click(again);
    await expect.element(screen.getByRole('heading', { name: 'The Histories' })).toBeVisible();
  });
});

describe('the panel', () => {
  test('lists every book with title, author, topic, counts and who finds it', async () => {
    serveAdmin([anAdminBook({ hidden: true }), aGuestsBook()]);
    const { screen } = render(<AdminScreen />);
    const rows = screen.getByRole('region', { name: 'Books' }).getByRole('listitem');
    await expect
      .element(rows.nth(0).getByRole('link', { name: 'The Histories' }))
      .toHaveAttribute('href', '/books/the-histories-by-herodotus');
    await expect.element(rows.nth(0)).toMatchTextContent('by Herodotus');
    await expect.element(rows.nth(0).getByText('HISTORY')).toBeVisible();
    await expect.element(rows.nth(0).getByText('24 questions, 1 flashcard')).toBeVisible();
    await expect.element(rows.nth(0).getByText('Hidden', { exact: true })).toBeVisible();
    expect(rows.nth(0).element().querySelector('.cover')).not.toBeNull();
    await expect.element(rows.nth(1).getByText('added by User #12')).toBeVisible();
    await expect.element(rows.nth(1).getByText('Waits for approval')).toBeVisible();
  });

  test('has five topics and three figures', async () => {
    serveAdmin([anAdminBook(), aGuestsBook()]);
    const { screen } = render(<AdminScreen />);
    const topics = screen.getByRole('region', { name: 'Topics' }).getByRole('listitem');
    await expect.element(topics.first()).toBeVisible();
    expect(topics.elements().map((topic) => topic.textContent)).toEqual([
      'Psychology',
      'Startup',
      'Business',
      'History',
      'Science',
    ]);
    const stats = screen.getByRole('region', { name: 'System stats' }).element();
    expect([...stats.querySelectorAll('dl > div')].map((figure) => figure.textContent)).toEqual([
      'Total Books2',
      'Questions Generated✓',
      'Active Topics5',
    ]);
  });

  test('of an empty library leads to where books are added', async () => {
    serveAdmin([]);
    const { screen } = render(<AdminScreen />);
    await expect
      .element(screen.getByRole('link', { name: 'Add one in the library' }))
      .toHaveAttribute('href', '/library');
    await expect.element(screen.getByText('–')).toBeVisible();
  });

  test('without the books says so, and asks again when told to', async () => {
    serveAdmin();
    let reply = (): Response => HttpResponse.error();
    worker.use(http.get('/api/admin/books', () => reply()));
    const { screen } = render(<AdminScreen />);
    await expect.element(screen.getByText('The books did not arrive')).toBeVisible();
    reply = () => HttpResponse.json([anAdminBook()]);
    await userEvent.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
    await expect.element(screen.getByRole('heading', { name: 'The Histories' })).toBeVisible();
  });

  test('gives way to the explanation once the session is over', async () => {
    let user: HttpResponseResolver = () => HttpResponse.json(ADMIN);
    serveAdmin();
    worker.use(
      http.get('/api/users', (info) => user(info)),
      http.get('/api/admin/books', () => {
        user = () => problem(401);
        return problem(401);
      }),
    );
    const { screen } = render(<AdminScreen />);
    await expect.element(screen.getByRole('heading', { name: 'For admins only' })).toBeVisible();
  });

  test.each([320, 390, 1280])('shows hard titles as text within %i px', async (width) => {
    await page.viewport(width, 844);
    const title = `<script>alert("1")</script> & 'شمس' ${'W'.repeat(160)}`;
    serveAdmin([aGuestsBook({ title, author: 'X'.repeat(200) })]);
    const { screen } = render(<AdminScreen />);
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const button of screen.getByRole('button').elements()) {
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    }
  });
});
