import { MINUTE_MS } from '@morsel/sdk/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { placeTooltip, Tooltip } from './tooltip.tsx';

function Two() {
  return (
    <>
      <Tooltip text="Remove from shelf">{(trigger) => <button {...trigger}>One</button>}</Tooltip>
      <Tooltip text="Second word">{(trigger) => <button {...trigger}>Two</button>}</Tooltip>
    </>
  );
}

function enter(element: Element, pointerType: string): void {
  // React hears of entering through `pointerover`.
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

function leave(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
}

const tips = () =>
  Array.from(document.querySelectorAll('[role=tooltip]'), (tip) => tip.textContent);

test('focus by keyboard opens it at once and names the control with it; Escape closes it', async () => {
  const { screen } = render(<Two />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Remove from shelf');
  await expect
    .element(screen.getByRole('button', { name: 'One' }))
    .toHaveAccessibleDescription('Remove from shelf');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

describe('by pointer', () => {
  let later = performance.now();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    // Long after those of the tests before have closed.
    later += MINUTE_MS;
    vi.advanceTimersByTime(later);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets time pass and says whether a tooltip is still waiting for its time. */
  function waitsAfter(milliseconds: number): boolean {
    vi.advanceTimersByTime(milliseconds);
    return vi.getTimerCount() > 0;
  }

  /** Waits without moving the fake clock, as polling would. */
  async function opened(text: string): Promise<void> {
    while (tips().join() !== text) await new Promise(requestAnimationFrame);
  }

  test('it opens after 700 ms', async () => {
    const { screen } = render(<Two />);
    enter(screen.getByText('One').element(), 'mouse');
    expect(waitsAfter(699)).toBe(true);
    expect(waitsAfter(1)).toBe(false);
    await opened('Remove from shelf');
  });

  test.each([
    [300, false],
    [301, true],
  ])('%i ms after another has closed, it has to wait: %s', async (pause, waits) => {
    const { screen } = render(<Two />);
    const one = screen.getByText('One').element();
    enter(one, 'mouse');
    vi.advanceTimersByTime(700);
    await opened('Remove from shelf');
    leave(one);
    vi.advanceTimersByTime(pause);
    enter(screen.getByText('Two').element(), 'mouse');
    expect(waitsAfter(1)).toBe(waits);
    vi.advanceTimersByTime(699);
    await opened('Second word');
  });

  test('a finger does not open it', async () => {
    const { screen } = render(<Two />);
    enter(screen.getByText('One').element(), 'touch');
    expect(vi.getTimerCount()).toBe(0);
    expect(tips()).toEqual([]);
  });
});

const tooltip = { width: 100, height: 30 };
const screen = { width: 390, height: 844 };
const box = (left: number, top: number) => ({ left, top, bottom: top + 44, width: 44 });

test.each([
  ['above and centred', box(200, 300), { left: 172, top: 262 }],
  ['below where the top is near', box(200, 20), { left: 172, top: 72 }],
  ['inside the left edge', box(0, 300), { left: 8, top: 262 }],
  ['inside the right edge', box(346, 300), { left: 282, top: 262 }],
])('%s', (_, trigger, place) => {
  expect(placeTooltip(trigger, tooltip, screen)).toEqual(place);
});
