import { HOUR_MS } from '@morsel/sdk/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { newVersion } from './new-version.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aTab({ waiting = true, outdated = false } = {}) {
  const reload = vi.fn<() => void>();
  const promote = vi.fn<() => boolean>(() => waiting);
  const version = newVersion({ promote, reload, isOutdated: async () => outdated });
  return { reload, promote, version };
}

test('a version that has arrived is offered, and never loaded unless it is taken', async () => {
  const { version, reload, promote } = aTab();
  const told = vi.fn<() => void>();
  version.subscribe(told);
  version.arrived();
  expect(version.isOffered()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(promote).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('taken, it is loaded as soon as it has taken over', async () => {
  const { version, reload, promote } = aTab();
  version.arrived();
  version.take();
  expect(promote).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  await version.tookOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('taken, it is loaded even when it never says that it took over', async () => {
  const { version, reload } = aTab();
  version.arrived();
  version.take();
  await vi.advanceTimersByTimeAsync(4000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what another tab took is offered here, not loaded; taken, it is loaded at once', async () => {
  const { version, reload } = aTab({ waiting: false, outdated: true });
  await version.tookOver();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(version.isOffered()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  version.take();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the first worker of a device brings the version that runs: nothing is offered', async () => {
  const { version, reload } = aTab({ outdated: false });
  await version.tookOver();
  expect(version.isOffered()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('later means later: the offer goes, and comes with the next version', () => {
  const { version } = aTab();
  version.arrived();
  version.postpone();
  expect(version.isOffered()).toBe(false);
  version.arrived();
  expect(version.isOffered()).toBe(true);
});
