import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toastInTurn } from './toast-in-turn.ts';
import { clearToasts, currentToasts, dismissToast, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearToasts();
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

test('one that waits for its turn comes after what is open, at once where nothing is', () => {
  toastInTurn({ title: 'Alone' });
  expect(currentToasts()).toMatchObject([{ title: 'Alone' }]);
  toast({ title: 'Rated' });
  toastInTurn({ title: 'First prize' });
  toastInTurn({ title: 'Second prize' });
  vi.advanceTimersByTime(1999);
  expect(currentToasts()).toMatchObject([{ title: 'Rated', open: true }]);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toMatchObject([{ title: 'First prize', open: true }]);
  vi.advanceTimersByTime(2000);
  expect(currentToasts()).toMatchObject([{ title: 'Second prize', open: true }]);
});

test('what comes between has its time too before the next in turn', () => {
  toast({ title: 'Rated' });
  toastInTurn({ title: 'First prize' });
  vi.advanceTimersByTime(1900);
  toast({ title: 'Reported' });
  vi.advanceTimersByTime(1999);
  expect(currentToasts()).toMatchObject([{ title: 'Reported', open: true }]);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toMatchObject([{ title: 'First prize', open: true }]);
});

test('what comes between brings nothing forward', () => {
  toastInTurn({ title: 'Level 2!' }, 3000);
  toast({ title: 'Rated' });
  vi.advanceTimersByTime(2999);
  expect(currentToasts()).toMatchObject([{ title: 'Rated', open: true }]);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toMatchObject([{ title: 'Level 2!', open: true }]);
});
