import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { newVersion } from './new-version.ts';
import { UpdateBanner } from './update-banner.tsx';

function renderBanner() {
  const reload = vi.fn<() => void>();
  const version = newVersion({ promote: () => false, reload, isOutdated: async () => false });
  const app = (
    <>
      <UpdateBanner version={version} />
      <form>
        <input aria-label="Book Title" />
      </form>
    </>
  );
  const { screen } = render(app);
  const button = (name: string) => screen.getByRole('button', { name });
  return { screen, version, reload, button };
}

test.each([320, 390, 1280])('on %i px it asks, within the window', async (width) => {
  await page.viewport(width, 844);
  const { screen, version, button } = renderBanner();
  await expect.element(button('Update now')).not.toBeInTheDocument();
  version.arrived();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Update ready');
  for (const name of ['Later', 'Update now']) {
    const { left, right, height } = button(name).element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('Update now loads the new version', async () => {
  const { version, reload, button } = renderBanner();
  version.arrived();
  await button('Update now').click();
  expect(reload).toHaveBeenCalledTimes(1);
  await expect.element(button('Update now')).toHaveAttribute('aria-busy', 'true');
});

test('Later leaves the page as it is', async () => {
  const { version, reload, button } = renderBanner();
  version.arrived();
  await button('Later').click();
  await expect.element(button('Later')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test('text in a form is not lost without a word', async () => {
  const { screen, version, reload, button } = renderBanner();
  await screen.getByLabelText('Book Title').fill('Meditations');
  version.arrived();
  await button('Update now').click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('What you typed on this page will be gone.');
  expect(reload).not.toHaveBeenCalled();
  await button('Update anyway').click();
  expect(reload).toHaveBeenCalledTimes(1);
});
