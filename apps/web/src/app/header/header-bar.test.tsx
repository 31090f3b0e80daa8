import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { useLocation } from '../../navigation/use-location.ts';
import { serveWhatWaits } from '../../testing/hidings.ts';
import { render } from '../../testing/render.tsx';
import { HeaderBar } from './header-bar.tsx';

const stats = { level: 7, xp: 640, streak: 6, totalAnswered: 128 };
const [account, anAdmin] = [{ role: 'reader' }, { role: 'admin' }] as const;
const nothing = (): void => {};
const openMenu = (screen: Locator) => userEvent.click(screen.getByRole('button', { name: 'Menu' }));
const Path = () => <output>{useLocation().pathname}</output>;

beforeEach(() => serveWhatWaits());

describe('on a desktop', () => {
  test('a visitor sees the way in and both links, and no Logout', async () => {
    await page.viewport(1280, 800);
    const { screen } = render(<HeaderBar user={null} stats={undefined} onLogout={nothing} />);
    const link = (name: string) => screen.getByRole('link', { name });
    await expect.element(link('Get Started')).toHaveAttribute('href', '/signin');
    await expect.element(link('Brain')).toHaveAttribute('href', '/library');
    await expect.element(link('Feed')).toHaveAttribute('href', '/');
    await expect.element(link('Morsel, home')).toHaveAttribute('href', '/');
    await expect.element(screen.getByText('Logout')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  });

  test.each([
    [account, ['Brain', 'Feed', 'Progress', 'Mastered', 'Settings']],
    [anAdmin, ['Brain', 'Feed', 'Progress', 'Mastered', 'Settings', 'Admin']],
  ])('%o has every way in words', async (user, words) => {
    await page.viewport(1280, 800);
    const { screen } = render(<HeaderBar user={user} stats={stats} onLogout={nothing} />);
    const ways = screen.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.poll(() => ways.elements().map((way) => way.textContent)).toEqual(words);
    await expect.element(screen.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  });

  test('where there is no room for all, the menu has the rest', async () => {
    await page.viewport(800, 800);
    const { screen } = render(<HeaderBar user={anAdmin} stats={stats} onLogout={nothing} />);
    const ways = screen.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(ways.elements().map((way) => way.textContent)).toEqual(['Brain', 'Feed', 'Progress']);
    await openMenu(screen);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Mastered', 'Settings', 'Admin']) {
      await expect.element(menu.getByRole('link', { name })).toBeVisible();
    }
  });

  test('large figures are as easy to read as elsewhere', async () => {
    await page.viewport(390, 844);
    const large = { level: 72, xp: 7186, streak: 1012, totalAnswered: 2346 };
    const { screen } = render(<HeaderBar user={account} stats={large} onLogout={nothing} />);
    await openMenu(screen);
    const figures = screen.getByRole('dialog', { name: 'Menu' }).getByRole('definition');
    await expect
      .poll(() => figures.elements().map((figure) => figure.textContent))
      .toEqual(['72', '7,186', '1,012', '2,346']);
  });

  test('a reader with an account sees the figures and Logout, and no Get Started', async () => {
    await page.viewport(1280, 800);
    const onLogout = vi.fn<() => void>();
    const { screen } = render(<HeaderBar user={account} stats={stats} onLogout={onLogout} />);
    await expect.element(screen.getByText('LV 7')).toBeVisible();
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(screen.getByTitle('Streak')).toHaveTextContent('6 in a row');
    await expect
      .element(screen.getByTitle('Questions answered'))
      .toHaveTextContent('128 questions answered');
    await expect.element(screen.getByText('Get Started')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  test('the second half of a double click on Logout is no way in', async () => {
    await page.viewport(1280, 800);
    const { screen, rerender } = render(
      <HeaderBar user={account} stats={stats} loggingOut onLogout={nothing} />,
    );
    await expect
      .element(screen.getByRole('button', { name: 'Logout' }))
      .toHaveAttribute('aria-disabled', 'true');
    rerender(
      <>
        <HeaderBar user={null} stats={undefined} onLogout={nothing} />
        <Path />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Get Started' });
    const click = (detail: number) =>
      link
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    click(2);
    await expect.element(screen.getByText('/', { exact: true })).toBeVisible();
    click(1);
    await expect.element(screen.getByText('/signin', { exact: true })).toBeVisible();
  });

  test('while nobody knows who it is, neither way is offered', async () => {
    await page.viewport(1280, 800);
    const { screen } = render(<HeaderBar user={undefined} stats={undefined} onLogout={nothing} />);
    await expect.element(screen.getByRole('link', { name: 'Feed' })).toBeVisible();
    await expect.element(screen.getByText('Get Started')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Logout')).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  test('the bar leads to the feed, the library and Progress, and marks where the reader is', async () => {
    await page.viewport(390, 844);
    const { screen } = render(<HeaderBar user={null} stats={stats} onLogout={nothing} />, {
      path: '/feed',
    });
    const bar = screen.getByRole('navigation', { name: 'Main' });
    const link = (name: string) => bar.getByRole('link', { name });
    await expect.element(link('Feed')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Progress')).not.toHaveAttribute('aria-current');
    await userEvent.click(link('Library'));
    await expect.element(link('Library')).toHaveAttribute('aria-current', 'page');
    await expect.element(link('Library')).toHaveAttribute('href', '/library');
    await expect.element(link('Feed')).toHaveAttribute('href', '/');
    await expect.element(link('Progress')).toHaveAttribute('href', '/progress');
    const { bottom, height } = bar.element().getBoundingClientRect();
    expect(bottom).toBe(844);
    expect(height).toBeGreaterThanOrEqual(48);
  });

  test('a guest sees level and streak beside Get Started on 390 px', async () => {
    await page.viewport(390, 844);
    const { screen } = render(<HeaderBar user={null} stats={stats} onLogout={nothing} />);
    await expect.element(screen.getByText('LV 7')).toBeVisible();
    await expect.element(screen.getByTitle('Streak')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
  });

  test('on its side a phone has the bar at the side', async () => {
    await page.viewport(667, 375);
    const { screen } = render(<HeaderBar user={null} stats={stats} onLogout={nothing} />);
    const bar = screen.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect();
    expect([bar.left, bar.top, bar.bottom]).toEqual([0, 0, 375]);
  });

  test('a guest sees level and streak move', async () => {
    await page.viewport(390, 844);
    const { screen, rerender } = render(
      <HeaderBar user={null} stats={{ ...stats, streak: 1, level: 1 }} onLogout={nothing} />,
    );
    await expect.element(screen.getByText('LV 1')).toBeVisible();
    rerender(
      <HeaderBar user={null} stats={{ ...stats, streak: 2, level: 2 }} onLogout={nothing} />,
    );
    await expect.element(screen.getByText('LV 2')).toBeVisible();
    await expect.element(screen.getByTitle('Streak')).toHaveTextContent('2 in a row');
  });

  test('the menu of an account holds links, four figures and Logout', async () => {
    await page.viewport(390, 844);
    const onLogout = vi.fn<() => void>();
    const { screen } = render(<HeaderBar user={account} stats={stats} onLogout={onLogout} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu.getByRole('link', { name: 'Brain' })).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'Feed' })).toBeVisible();
    const figures = menu.getByRole('definition').elements();
    expect(figures.map((figure) => figure.textContent)).toEqual(['7', '640', '6', '128']);
    await expect.element(menu.getByText('40 of 100 XP')).toBeVisible();
    await expect.element(menu.getByText('60 XP to level 8')).toBeVisible();
    await expect.element(menu.getByText('Get Started')).not.toBeInTheDocument();
    for (const name of ['Progress', 'Mastered', 'Settings']) {
      const way = menu.getByRole('link', { name, exact: true });
      await expect.element(way).toHaveAttribute('href', `/${name.toLowerCase()}`);
    }
    await expect.element(menu.getByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('the menu of an admin leads to the panel', async () => {
    await page.viewport(390, 844);
    const { screen } = render(<HeaderBar user={anAdmin} stats={stats} onLogout={nothing} />);
    await openMenu(screen);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu.getByRole('link', { name: 'Admin' })).toBeVisible();
    await expect
      .element(menu.getByRole('link', { name: 'Admin' }))
      .toHaveAttribute('href', '/admin');
  });

  test('the menu of a visitor holds links and Get Started, and no figures', async () => {
    await page.viewport(390, 844);
    const { screen } = render(<HeaderBar user={null} stats={stats} onLogout={nothing} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu.getByText('brains love snacks too')).toBeVisible();
    const way = menu.getByRole('link', { name: 'Get Started' });
    await expect.element(way).toHaveAttribute('href', '/signin');
    await expect.element(menu.getByRole('definition')).not.toBeInTheDocument();
    await expect.element(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Brain' }));
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('the keyboard opens the menu, stays in it, and Escape leads back', async () => {
    await page.viewport(390, 844);
    const { screen } = render(
      <>
        <HeaderBar user={null} stats={undefined} onLogout={nothing} />
        <button type="button">Behind the menu</button>
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Menu' });
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    for (let step = 0; step < 8; step += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.textContent).not.toBe('Behind the menu');
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('Back closes the menu', async () => {
    await page.viewport(390, 844);
    const { screen, goBack } = render(
      <>
        <HeaderBar user={null} stats={undefined} onLogout={nothing} />
        <Path />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Get Started' }));
    await openMenu(screen);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu).toBeVisible();
    goBack();
    await expect.element(screen.getByText('/', { exact: true })).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('a window that becomes wide closes the menu for good', async () => {
    await page.viewport(390, 844);
    const { screen } = render(<HeaderBar user={null} stats={undefined} onLogout={nothing} />);
    await openMenu(screen);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    await expect.element(menu).toBeVisible();
    await page.viewport(1280, 844);
    await expect.element(menu).not.toBeInTheDocument();
    await page.viewport(390, 844);
    await expect.element(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
