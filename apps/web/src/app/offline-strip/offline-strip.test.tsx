import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { setStatus } from '../../offline/door.ts';
import { holdPageLoads } from '../../testing/page-loads.ts';
import { aPending } from '../../testing/pending.ts';
import { render } from '../../testing/render.tsx';
import { OfflineStrip } from './offline-strip.tsx';

const many = (count: number, overrides = {}) =>
  Array.from({ length: count }, () => aPending(overrides));

test('online with nothing waiting there is nothing to see', async () => {
  setStatus({ connection: 'online', pending: many(1, { state: 'fresh' }) });
  const { screen, container } = render(<OfflineStrip />);
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button').query()).toBeNull();
  expect(container.getBoundingClientRect().height).toBe(0);
});

test('offline it says so, and how many wait', async () => {
  const { screen } = render(<OfflineStrip />);
  const words = screen.getByRole('status');
  await expect.element(words).toBeEmptyDOMElement();
  setStatus({ connection: 'offline' });
  await expect.element(words).toHaveTextContent('Offline. Answers kept.');
  expect(screen.getByRole('button').query()).toBeNull();
  setStatus({ pending: many(12) });
  await expect.element(screen.getByRole('button', { name: '12 waiting to sync' })).toBeVisible();
});

test('back online it says so until the backlog is sent, and a moment longer', async () => {
  setStatus({ connection: 'offline', pending: many(2) });
  const { screen } = render(<OfflineStrip />);
  setStatus({ connection: 'online', drain: 'sending' });
  await expect.element(screen.getByText('Back online.')).toBeVisible();
  await expect.element(screen.getByText('Offline. Answers kept.')).not.toBeInTheDocument();
  setStatus({ drain: 'idle', pending: [] });
  await expect.element(screen.getByRole('button', { name: /waiting/ })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Back online.')).not.toBeInTheDocument();
});

test('where the device keeps nothing it says so, and promises nothing', async () => {
  setStatus({ storage: 'silent' });
  const { screen } = render(<OfflineStrip />);
  const words = screen.getByRole('status');
  await expect.element(words).toHaveTextContent('This browser keeps nothing: stay online.');
  setStatus({ connection: 'offline' });
  await expect.element(words).toHaveTextContent('Offline. This browser keeps nothing.');
  setStatus({ connection: 'online', storage: 'usable' });
  await expect.element(words).toHaveTextContent('Back online.');
});

test('what waits while online is a pill alone', async () => {
  setStatus({ connection: 'online', pending: many(1) });
  const { screen } = render(<OfflineStrip />);
  await expect.element(screen.getByRole('button', { name: '1 waiting to sync' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what was refused is told apart', async () => {
  setStatus({ connection: 'online', pending: [...many(2, { state: 'refused' }), ...many(3)] });
  const { screen } = render(<OfflineStrip />);
  await expect.element(screen.getByRole('button', { name: '2 could not be synced' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '3 waiting to sync' })).toBeVisible();
});

test('on a phone words and pill stand in one line, and the pill is a finger high', async () => {
  await page.viewport(390, 844);
  setStatus({ connection: 'offline', pending: many(12) });
  const { screen, container } = render(<OfflineStrip />);
  const pill = screen.getByRole('button', { name: '12 waiting to sync' });
  await expect.element(pill).toBeVisible();
  expect(container.getBoundingClientRect().height).toBe(40);
  const box = pill.element().getBoundingClientRect();
  const middle = box.left + box.width / 2;
  for (const y of [box.top - 5, box.bottom + 5]) {
    expect(document.elementFromPoint(middle, y)).toBe(pill.element());
  }
});

test('the pill opens a list of what was done, when, and why it is not synced', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 404, detail: 'Question not found' };
  setStatus({
    pending: [
      aPending(),
      aPending({ kind: 'shelf', value: true, label: 'Cosmos' }),
      aPending({ state: 'refused', label: 'Was _____ rich?', problem }),
    ],
  });
  const { screen } = render(<OfflineStrip />);
  await screen.getByRole('button', { name: '2 waiting to sync' }).click();
  const list = screen.getByRole('dialog', { name: 'Waiting to sync' });
  await expect.element(list.getByText('Who won at Marathon?')).toBeVisible();
  const rows = list.getByRole('listitem');
  await expect.element(rows.nth(0).getByText(/^Answer, .*Mar 1/)).toBeVisible();
  await expect.element(rows.nth(1).getByText('Cosmos')).toBeVisible();
  await expect.element(rows.nth(1).getByText(/^Added to the shelf, /)).toBeVisible();
  await expect.element(rows.nth(2).getByText('Was blank rich?')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Question not found')).toBeVisible();
  await expect.element(rows.nth(2).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(rows.nth(2).getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(rows.nth(0).getByRole('button').query()).toBeNull();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test('what the server fails on is told apart, and all can be taken along as a file', async () => {
  holdPageLoads();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:saved';
  });
  const pending = [aPending({ state: 'aside', failures: 3 }), aPending({ label: 'Next?' })];
  setStatus({ pending });
  const { screen } = render(<OfflineStrip />);
  await screen.getByRole('button', { name: '1 could not be synced' }).click();
  const list = screen.getByRole('dialog', { name: 'Waiting to sync' });
  const rows = list.getByRole('listitem');
  await expect.element(rows.nth(0).getByText(/^Morsel failed on this three times/)).toBeVisible();
  await expect.element(rows.nth(0).getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(rows.nth(0).getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(rows.nth(1).getByRole('button').query()).toBeNull();
  await list.getByRole('button', { name: 'Export what waits' }).click();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
    product: 'Morsel',
    waiting: pending,
  });
});

test('the list empties before the reader’s eyes', async () => {
  setStatus({ pending: [aPending()] });
  const { screen } = render(<OfflineStrip />);
  await screen.getByRole('button', { name: '1 waiting to sync' }).click();
  const list = screen.getByRole('dialog', { name: 'Waiting to sync' });
  await expect.element(list.getByRole('button', { name: 'Sync now' })).toBeVisible();
  setStatus({ pending: [] });
  await expect.element(list.getByRole('status')).toHaveTextContent('Everything is synced.');
  expect(list.getByRole('listitem').query()).toBeNull();
  await expect.element(list.getByRole('button', { name: 'Sync now' })).not.toBeInTheDocument();
});
