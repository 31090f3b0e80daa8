import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { afterPaint } from './after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

test('it comes in a task after the next frame', async () => {
  const painted = vi.fn<() => void>();
  void afterPaint().then(painted);
  vi.advanceTimersToNextFrame();
  await Promise.resolve();
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toHaveBeenCalledTimes(1);
});

test('a page that leaves the sight of its reader is not waited for, since it may be ended', async () => {
  const painted = vi.fn<() => void>();
  void afterPaint().then(painted);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(painted).toHaveBeenCalledTimes(1);
});

test('a page that paints nothing is not waited for', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  const painted = vi.fn<() => void>();
  void afterPaint().then(painted);
  await vi.runAllTimersAsync();
  expect(painted).toHaveBeenCalledTimes(1);
});
