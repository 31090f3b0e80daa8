import { expect, test } from 'vitest';

import { allowMotion } from '../testing/motion.ts';
import { render } from '../testing/render.tsx';

/** How many transitions begin when a button's background changes. */
function transitionsOfAChange(): number {
  const { container } = render(
    <button type="button" style={{ transition: 'background 1s', background: 'white' }}>
      Go on
    </button>,
  );
  const button = container.querySelector('button');
  if (!button) throw new Error('No button');
  void getComputedStyle(button).backgroundColor;
  button.style.background = 'black';
  return button.getAnimations().length;
}

test('who asked for less motion sees a change at once, without a transition of a frame', () => {
  expect(transitionsOfAChange()).toBe(0);
});

test('for others it is a transition', async () => {
  await allowMotion();
  expect(transitionsOfAChange()).toBe(1);
});
