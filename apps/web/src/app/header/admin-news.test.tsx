import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { serveWhatWaits } from '../../testing/hidings.ts';
import { render } from '../../testing/render.tsx';
import { HeaderBar } from './header-bar.tsx';

test.each([
  [{ books: 2, items: 3 }, '5'],
  [{ books: 0, items: 120 }, '99+'],
])('of %j an admin is told at the way there: %s', async (waiting, told) => {
  await page.viewport(1280, 800);
  serveWhatWaits(waiting);
  const { screen } = render(
    <HeaderBar user={{ role: 'admin' }} stats={undefined} onLogout={() => {}} />,
  );
  await expect.element(screen.getByRole('link', { name: `Admin ${told} to decide` })).toBeVisible();
  await page.viewport(390, 844);
  await expect
    .element(screen.getByRole('button', { name: `Menu ${told} to decide` }))
    .toBeVisible();
});
