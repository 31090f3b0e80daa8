import { expect, test } from 'vitest';

import { Patience } from './patience.ts';

function patience() {
  const clock = { now: 1000 };
  return { clock, patience: new Patience(() => clock.now) };
}

test('what fails is tried again for five seconds from the first failure on, whoever fails', async () => {
  const { clock, patience: shared } = patience();
  const isLeftAt = async (seconds: number) => {
    clock.now = 1000 + seconds * 1000;
    return shared.isLeft();
  };
  expect(await isLeftAt(0)).toBe(true);
  expect(await isLeftAt(4.9)).toBe(true);
  expect(await isLeftAt(5)).toBe(false);
  expect(await isLeftAt(9)).toBe(false);
});

test.each<[string, (shared: Patience, clock: { now: number }) => void]>([
  ['it has worked', (shared) => shared.worked()],
  ['nobody has tried for long', (_, clock) => (clock.now += 60_000)],
])('patience is new once %s', async (_case, happen) => {
  const { clock, patience: shared } = patience();
  await shared.isLeft();
  clock.now += 5000;
  expect(await shared.isLeft()).toBe(false);
  happen(shared, clock);
  expect(await shared.isLeft()).toBe(true);
});
