import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { Link } from '../navigation/link.tsx';
import { Route, Switch } from '../navigation/routes.ts';
import { useSearchParams } from '../navigation/use-search-params.ts';
import { serve } from '../testing/api.ts';
import { render } from '../testing/render.tsx';
import { serveSettings } from '../testing/settings.tsx';
import { takeUnexpected } from '../testing/unexpected.ts';
import { worker } from '../testing/worker.ts';
import { PageContent } from './page-content.tsx';
import { Screens } from './router.tsx';
import { screenOf } from './screen-of.tsx';
import { SkipLink } from './skip-link.tsx';

const app = (
  <>
    <SkipLink />
    <PageContent>
      <Screens
        feed={
          <div style={{ height: 3000 }}>
            <h1>The feed</h1>
            <Link to="/elsewhere" style={{ marginTop: 2000, display: 'block' }}>
              Elsewhere
            </Link>
          </div>
        }
      />
    </PageContent>
  </>
);

test.each(['/', '/feed'])('%s shows the feed', async (path) => {
  const { screen } = render(app, { path });
  await expect.element(screen.getByRole('heading', { name: 'The feed' })).toBeVisible();
});

test.each(['/SignIn', '/SIGNIN/'])('%s is the address in small letters', async (path) => {
  serve();
  const { screen } = render(app, { path });
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Sign in');
});

test.each(['/no-such-page', '/No-Such-Page', '/books', '/library/deeper'])(
  '%s is not found',
  async (path) => {
    const { screen } = render(app, { path });
    await expect.element(screen.getByRole('heading')).toHaveTextContent('404 Page Not Found');
    await expect.element(screen.getByRole('link', { name: 'Back to feed' })).toBeVisible();
    await expect.poll(() => document.title).toBe('404 Page Not Found | Morsel');
  },
);

test.each([
  ['/signin', 'Sign in'],
  ['/signup', 'Sign up'],
])('%s leads in', async (path, title) => {
  serve();
  const { screen } = render(app, { path });
  await expect.element(screen.getByRole('heading')).toHaveTextContent(title);
  await expect.poll(() => document.title).toBe(`${title} | Morsel`);
});

test('/developers is a screen', async () => {
  const { screen } = render(app, { path: '/developers' });
  await expect.element(screen.getByRole('heading', { name: 'For developers' })).toBeVisible();
});

test('/settings is a screen', async () => {
  serveSettings();
  const { screen } = render(app, { path: '/settings' });
  await expect.element(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a link leads to the top of the next screen and hands it the focus', async () => {
  const { screen } = render(app);
  window.scrollTo(0, 1500);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await expect.element(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('so does a link to the screen that is open', async () => {
  const { screen } = render(
    <PageContent>
      <div style={{ height: 3000 }}>The feed</div>
      <Link to="/">Feed</Link>
    </PageContent>,
  );
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('link', { name: 'Feed' }));
    await expect.poll(() => window.scrollY).toBe(0);
    await expect.element(screen.getByRole('main')).toHaveFocus();
  }
});

test('the way back leaves the place in the page to the browser, and the focus to the reader', async () => {
  const { screen, goBack } = render(
    <>
      {app}
      <button type="button">Elsewhere on the page</button>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await expect.element(screen.getByRole('main')).toHaveFocus();
  const button = screen.getByRole('button', { name: 'Elsewhere on the page' });
  button.element().focus();
  goBack();
  await expect.element(screen.getByRole('heading', { name: 'The feed' })).toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('other search parameters move neither the page nor the focus', async () => {
  function Sorted() {
    const [params, setParams] = useSearchParams();
    return (
      <div style={{ height: 3000, paddingTop: 1500 }}>
        <label>
          Sort by
          <input
            value={params.get('by') ?? ''}
            onChange={({ currentTarget }) => setParams({ by: currentTarget.value })}
          />
        </label>
      </div>
    );
  }
  const { screen } = render(
    <PageContent>
      <Sorted />
    </PageContent>,
    { path: '/library' },
  );
  const field = screen.getByLabelText('Sort by');
  await userEvent.fill(field, 'title');
  await expect.element(field).toHaveValue('title');
  await expect.element(field).toHaveFocus();
  expect(window.scrollY).toBeGreaterThan(0);
});

test('the first Tab offers to skip the header', async () => {
  const { screen } = render(app);
  await userEvent.keyboard('{Tab}');
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toHaveAttribute('href', `#${screen.getByRole('main').element().id}`);
});

test('a screen that breaks leaves a word and a way to load again', async () => {
  function Broken(): never {
    throw new Error('crumbs in the works');
  }
  const { screen } = render(
    <PageContent>
      <Broken />
    </PageContent>,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Something broke');
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(takeUnexpected().join()).toContain('crumbs in the works');
});

describe('a screen whose code did not arrive', () => {
  function lateScreen() {
    const load = vi.fn<() => Promise<ComponentType>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue(() => <h1>Late, and here</h1>);
    const Late = screenOf(load);
    const late = (
      <>
        <Link to="/">Home</Link>
        <Link to="/late">Late</Link>
        <PageContent>
          <Switch>
            <Route path="/">
              <h1>The feed</h1>
            </Route>
            <Route path="/late" component={Late} />
          </Switch>
        </PageContent>
      </>
    );
    return { load, ...render(late, { path: '/late' }) };
  }

  test('says so, and is fetched again when asked', async () => {
    const { load, screen } = lateScreen();
    await expect
      .element(screen.getByRole('heading'))
      .toHaveTextContent('This screen did not arrive');
    await expect.element(screen.getByText('Check your connection, then try again.')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
    await expect.element(screen.getByRole('heading')).toHaveTextContent('Late, and here');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    expect(takeUnexpected().join()).toContain('did not arrive');
  });

  test('says so again when it fails again', async () => {
    const { load, screen } = lateScreen();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'TRY AGAIN' }));
    await expect.element(screen.getByRole('heading')).toHaveTextContent('Late, and here');
    expect(takeUnexpected().join()).toContain('did not arrive');
  });

  test('is fetched again by the next visit', async () => {
    const { screen } = lateScreen();
    await expect
      .element(screen.getByRole('heading'))
      .toHaveTextContent('This screen did not arrive');
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await expect.element(screen.getByRole('heading')).toHaveTextContent('The feed');
    await userEvent.click(screen.getByRole('link', { name: 'Late' }));
    await expect.element(screen.getByRole('heading')).toHaveTextContent('Late, and here');
    expect(takeUnexpected().join()).toContain('did not arrive');
  });
});

test('the kit notices a request that nobody answers', async () => {
  worker.use(http.get('/api/known', () => HttpResponse.json(1)));
  await fetch('/api/known');
  expect(takeUnexpected()).toEqual([]);
  await fetch('/api/unknown');
  expect(takeUnexpected().join()).toContain('GET');
});
