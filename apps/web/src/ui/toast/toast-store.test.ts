import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { currentToasts, dismissToast, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the newest toast takes the place of the one before', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', description: 'More', variant: 'good' });
  expect(currentToasts()).toMatchObject([{ title: 'Second', variant: 'good', open: true }]);
});

test('a closed toast is kept for 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'Gone' });
  dismiss();
  expect(currentToasts()).toMatchObject([{ title: 'Gone', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

test('closing an old toast leaves the new one alone', () => {
  const old = toast({ title: 'Old' });
  toast({ title: 'New' });
  dismissToast(old.id);
  vi.advanceTimersByTime(1_000_000);
  expect(currentToasts()).toMatchObject([{ title: 'New', open: true }]);
});
