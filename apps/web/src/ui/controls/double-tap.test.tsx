import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { guardDoubleTaps } from './double-tap.ts';
import { markShown } from './just-shown.ts';

/** What the clock says (ms). */
let time = 0;

const pressed = vi.fn<(what: string) => void>();

/** A button that makes way for another one in its place; a third is elsewhere. */
function Place() {
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      {isSecond ? (
        <div ref={markShown}>
          <button type="button" aria-keyshortcuts="2" onClick={() => pressed('second')}>
            Second
          </button>
          <button
            type="button"
            style={{ display: 'block', marginTop: 200 }}
            onClick={() => pressed('far')}
          >
            Far
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setSecond(true)}>
          First
        </button>
      )}
    </>
  );
}

beforeEach(() => {
  pressed.mockClear();
  // After all that other tests have shown.
  time = performance.now() + 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(guardDoubleTaps());
});

const button = (screen: Locator, name: string) => screen.getByRole('button', { name });

test('the second half of a double tap does nothing to what has appeared', async () => {
  const { screen } = render(<Place />);
  await button(screen, 'First').click();
  await button(screen, 'Second').click();
  time += 499;
  await button(screen, 'Second').click();
  expect(pressed).not.toHaveBeenCalled();
  time += 1;
  await button(screen, 'Second').click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('second');
});

test('who pressed what has appeared may press in its place again', async () => {
  const { screen } = render(<Place />);
  await button(screen, 'First').click();
  time += 1;
  await button(screen, 'Far').click();
  await button(screen, 'Far').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a tap elsewhere counts at once', async () => {
  const { screen } = render(<Place />);
  await button(screen, 'First').click();
  await button(screen, 'Far').click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('far');
});

test.each([
  ['{Enter}', 0],
  [' ', 1],
])('struck after Enter, %s on what has appeared counts %i times', async (key, times) => {
  const { screen } = render(<Place />);
  button(screen, 'First').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(screen, 'Second')).toBeVisible();
  button(screen, 'Second').element().focus();
  await userEvent.keyboard(key);
  expect(pressed).toHaveBeenCalledTimes(times);
});

test('a key that is held down presses once', async () => {
  const { screen } = render(
    <button type="button" onClick={() => pressed('one')}>
      One
    </button>,
  );
  button(screen, 'One').element().focus();
  await userEvent.keyboard('{Enter>4/}');
  expect(pressed).toHaveBeenCalledTimes(1);
});
