import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { render } from '../testing/render.tsx';
import { endFirstScreen, firstScreen, holdForFirstScreen } from '../ui/page/first-screen.ts';
import { noteFirstScreen, partAfterFirstScreen } from './first-screen.ts';

beforeEach(holdForFirstScreen);
afterEach(endFirstScreen);

function watch() {
  const seen = { stands: false };
  void firstScreen().then(() => {
    seen.stands = true;
  });
  return seen;
}

test('it stands once nothing that it reads is on its way, what follows from a read included', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  const [first, second] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const seen = watch();
  const read = (name: string, answer: Promise<number>) =>
    void queryClient.query({ queryKey: [name], queryFn: () => answer });
  read('first', first.promise);
  noteFirstScreen(queryClient);
  first.resolve(1);
  await vi.advanceTimersByTimeAsync(50);
  read('second', second.promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(seen.stands).toBe(false);
  second.resolve(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect(seen.stands).toBe(true);
});

test('what takes long is waited for no longer than some seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  holdForFirstScreen();
  const seen = watch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.stands).toBe(true);
});

test.each(['pointerdown', 'keydown'])('a reader who acts (%s) waits for nothing', async (deed) => {
  const seen = watch();
  dispatchEvent(new Event(deed));
  await expect.poll(() => seen.stands).toBe(true);
});

test('each who waits for it goes on in a task of its own', async () => {
  const order: string[] = [];
  const first = firstScreen().then(async () => {
    order.push('first');
    // As long as it goes on without a pause.
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    order.push('first is done');
  });
  const second = firstScreen().then(() => order.push('second'));
  endFirstScreen();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'first is done', 'second']);
});

test('a part that is nothing for the first screen is fetched after it', async () => {
  const fetched: string[] = [];
  const Part = partAfterFirstScreen(async () => {
    fetched.push('part');
    return () => <p>The rest</p>;
  });
  const { screen } = render([<Part key="part" />, <p key="first">The first</p>]);
  await expect.element(screen.getByText('The first')).toBeVisible();
  expect(fetched).toEqual([]);
  endFirstScreen();
  await expect.element(screen.getByText('The rest')).toBeVisible();
});
