import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { render } from '../../testing/render.tsx';
import { useSettled } from './use-settled.ts';

const STILL_MS = 400;

function Settled({ value }: { readonly value: string }) {
  return <p>{useSettled(value, STILL_MS)}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // What another test has pressed is let go of.
  point('pointercancel');
  wait(STILL_MS);
});

function show() {
  const { container, rerender } = render(<Settled value="a" />);
  return {
    text: () => container.querySelector('p')?.textContent,
    change: (value: string) => rerender(<Settled value={value} />),
  };
}

const wait = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
const point = (type: string, button = 0) => {
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, button }));
};

test('a value settles once it has stood still', () => {
  const { text, change } = show();
  change('b');
  wait(STILL_MS - 1);
  change('c');
  wait(STILL_MS - 1);
  expect(text()).toBe('a');
  wait(1);
  expect(text()).toBe('c');
});

test.each(['pointerup', 'pointercancel'])(
  'not while something is pressed, though it changes meanwhile, until %s',
  (end) => {
    const { text, change } = show();
    change('b');
    point('pointerdown');
    wait(STILL_MS);
    change('c');
    wait(3 * STILL_MS);
    expect(text()).toBe('a');
    point(end);
    wait(2 * STILL_MS);
    expect(text()).toBe('c');
  },
);

test('what is let go of as it settles has its click first', () => {
  const { text, change } = show();
  change('b');
  point('pointerdown');
  wait(STILL_MS - 1);
  point('pointerup');
  wait(1);
  expect(text()).toBe('a');
  wait(STILL_MS);
  expect(text()).toBe('b');
});

test('a menu that another button opens, and that keeps its end, holds nothing up', () => {
  const { text, change } = show();
  change('b');
  point('pointerdown', 2);
  wait(STILL_MS);
  expect(text()).toBe('b');
});
