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
const point = (type: string, how: PointerEventInit = {}) => {
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, ...how }));
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

test.each([
  ['another button', { button: 2 }],
  ['Ctrl', { ctrlKey: true }],
])('a menu that %s opens, and that keeps its end, holds nothing up', (_, how) => {
  const { text, change } = show();
  change('b');
  point('pointerdown', how);
  wait(STILL_MS);
  expect(text()).toBe('b');
});

test.each([
  ['the pointer moves with nothing pressed', () => point('pointermove', { buttons: 0 })],
  ['something is chosen', choose],
])('a list that keeps the end of its press holds nothing up once %s', (_, end) => {
  const { text, change } = show();
  change('b');
  point('pointerdown', { buttons: 1 });
  point('pointermove', { buttons: 1 });
  wait(2 * STILL_MS);
  expect(text()).toBe('a');
  end();
  wait(2 * STILL_MS);
  expect(text()).toBe('b');
});

function choose(): void {
  const list = document.body.appendChild(document.createElement('select'));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.remove();
}
