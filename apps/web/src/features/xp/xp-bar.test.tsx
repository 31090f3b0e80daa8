import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { XpBar } from './xp-bar.tsx';

test.each([
  [40, 40],
  [0, 0],
  [-5, 0],
  [250, 100],
])('of the default 100, %i XP fill %i', async (value, filled) => {
  const { screen } = render(<XpBar value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'XP in this level' });
  await expect.element(bar).toHaveAttribute('aria-valuemax', '100');
  await expect.element(bar).toHaveAttribute('aria-valuenow', String(filled));
  await expect.element(bar).toHaveAttribute('value', String(filled));
});

test('another maximum and name', async () => {
  const { screen } = render(<XpBar value={3} max={12} label="Questions" />);
  const bar = screen.getByRole('progressbar', { name: 'Questions' });
  await expect.element(bar).toHaveAttribute('max', '12');
});
