import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { toast } from './toast-store.ts';

test('a toast raised outside React shows title and text', async () => {
  const { screen } = render(null);
  toast({ title: 'Error', description: 'Tap it again.', variant: 'destructive' });
  await expect.element(screen.getByText('Error')).toBeVisible();
  await expect.element(screen.getByText('Tap it again.')).toBeVisible();
});

test('only one toast shows at a time', async () => {
  const { screen } = render(null);
  toast({ title: 'First' });
  await expect.element(screen.getByText('First')).toBeVisible();
  toast({ title: 'Second' });
  await expect.element(screen.getByText('Second')).toBeVisible();
  await expect.element(screen.getByText('First')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

test('its cross closes it', async () => {
  const { screen } = render(null);
  toast({ title: 'Here' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.element(screen.getByText('Here')).not.toBeInTheDocument();
});

test('its action is done once and closes it', async () => {
  const { screen } = render(null);
  const run = vi.fn<() => void>();
  toast({ title: 'Gone', action: { label: 'Undo', run } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText('Gone')).not.toBeInTheDocument();
  expect(run).toHaveBeenCalledTimes(1);
});

test('F8 moves the focus to the toasts', async () => {
  const { screen } = render(null);
  toast({ title: 'Here' });
  await expect.element(screen.getByText('Here')).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(screen.getByRole('list')).toHaveFocus();
});

/** Drags the one toast to the right by so many pixels. */
async function swipeRight(item: Locator, distance: number): Promise<void> {
  await expect.element(item).toHaveAttribute('data-state', 'open');
  await userEvent.dragAndDrop(item, item, {
    sourcePosition: { x: 100, y: 20 },
    targetPosition: { x: 100 + distance, y: 20 },
  });
}

test('a swipe of 60 px to the right closes it', async () => {
  const { screen } = render(null);
  toast({ title: 'Swipe me' });
  const item = screen.getByRole('listitem');
  await swipeRight(item, 60);
  await expect.element(item).not.toBeInTheDocument();
});

test('a swipe of 40 px keeps it', async () => {
  const { screen } = render(null);
  toast({ title: 'Swipe me' });
  const item = screen.getByRole('listitem');
  await swipeRight(item, 40);
  await expect.element(item).toHaveAttribute('data-swipe', 'cancel');
  await expect.element(item).toHaveAttribute('data-state', 'open');
});

/** Waits without moving the fake clock, as polling by `expect.element` would. */
async function shown(item: Locator): Promise<void> {
  while (!item.query()) await new Promise(requestAnimationFrame);
}

describe('closing by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['plain', 5000],
    ['good', 5000],
    ['destructive', 5000],
    ['achievement', 3000],
  ] as const)('a %s toast stays %i ms', async (variant, duration) => {
    const { screen } = render(null);
    toast({ title: 'Here', variant });
    const item = screen.getByRole('listitem');
    await shown(item);
    vi.advanceTimersByTime(duration - 1);
    expect(item.element().getAttribute('data-state')).toBe('open');
    vi.advanceTimersByTime(1);
    await expect.element(item).not.toBeInTheDocument();
  });
});
