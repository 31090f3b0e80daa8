import { onTestFinished, vi } from 'vitest';

import { PATIENCE_MS } from '../ui/dialogs/use-overdue.ts';

/** Lets dialogs be left as soon as they wait for an answer, until the test is over. */
export function losePatience(): void {
  const { setTimeout } = globalThis;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementation((act: () => void, delay?: number) =>
    setTimeout(act, delay === PATIENCE_MS ? 0 : delay),
  );
  onTestFinished(() => timers.mockRestore());
}
