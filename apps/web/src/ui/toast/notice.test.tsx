import { Flame } from 'lucide-react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { Notice, NOTICE_MS } from './notice.tsx';
import { useNotice } from './use-notice.ts';

function Screen() {
  const { notice, change } = useNotice();
  return (
    <>
      <Notice notice={notice} onClose={() => change(undefined)} />
      <button
        type="button"
        style={{ marginTop: 300 }}
        onClick={() => change({ text: '3 in a row!', icon: Flame })}
      >
        Show
      </button>
    </>
  );
}

afterEach(() => page.viewport(390, 844));

test('it comes into a live region that stood there before', async () => {
  const { screen } = render(<Screen />);
  const region = screen.getByRole('status');
  await expect.element(region).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(region).toHaveTextContent('3 in a row!');
});

test('it is green and stands at the top right', async () => {
  await page.viewport(1280, 800);
  const { screen, container } = render(<Screen />);
  await screen.getByRole('button', { name: 'Show' }).click();
  await expect.element(screen.getByText('3 in a row!')).toBeVisible();
  const notice = container.querySelector('.notice');
  if (!notice) throw new Error('No notice');
  // Styles of a file that is loaded meanwhile may come a moment later.
  await expect.poll(() => getComputedStyle(notice).backgroundColor).toBe('rgb(23, 116, 61)');
  const { top, left, right } = notice.getBoundingClientRect();
  expect(top).toBeLessThan(120);
  expect(left).toBeGreaterThan(640);
  expect(right).toBeLessThanOrEqual(1280);
});

test('its control closes it', async () => {
  const { screen } = render(<Screen />);
  await screen.getByRole('button', { name: 'Show' }).click();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.element(screen.getByText('3 in a row!')).not.toBeInTheDocument();
});

describe('closing by itself', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The pointer of the test before may rest where the notice comes, which would hold it. */
  async function renderWithPointerAway() {
    const rendered = render(<Screen />);
    await userEvent.hover(rendered.screen.getByRole('button', { name: 'Show' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    return rendered;
  }

  /** A click that does not move the fake clock. */
  function press(target: Locator): void {
    target.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }

  /** Waits without moving the fake clock, as polling by `expect.element` would. */
  async function until(condition: () => unknown): Promise<void> {
    while (!condition()) await new Promise(requestAnimationFrame);
  }

  test('it goes after 5 s, and a newer one has its full time', async () => {
    const { screen } = await renderWithPointerAway();
    const show = () => press(screen.getByRole('button', { name: 'Show' }));
    const shown = () => screen.getByText('3 in a row!').query();
    show();
    await until(shown);
    const first = shown();
    vi.advanceTimersByTime(NOTICE_MS - 1);
    show();
    await until(() => shown() && shown() !== first);
    vi.advanceTimersByTime(NOTICE_MS - 1);
    expect(shown()).not.toBeNull();
    vi.advanceTimersByTime(1);
    await until(() => !shown());
  });

  test('it stays while the focus is in it', async () => {
    const { screen } = await renderWithPointerAway();
    press(screen.getByRole('button', { name: 'Show' }));
    await until(() => screen.getByRole('button', { name: 'Close' }).query());
    screen.getByRole('button', { name: 'Close' }).element().focus();
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(NOTICE_MS * 2);
    expect(screen.getByText('3 in a row!').query()).not.toBeNull();
    screen.getByRole('button', { name: 'Close' }).element().blur();
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(NOTICE_MS);
    await until(() => !screen.getByText('3 in a row!').query());
  });
});
