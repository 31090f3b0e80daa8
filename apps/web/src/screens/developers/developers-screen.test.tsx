import { expect, test } from 'vitest';

import { setStatus } from '../../offline/door.ts';
import { render } from '../../testing/render.tsx';
import { DevelopersScreen } from './developers-screen.tsx';

test('words that no call has find none', async () => {
  const { screen } = render(<DevelopersScreen />);
  await screen.getByRole('searchbox', { name: 'Find a call' }).fill('teapot');
  await expect.element(screen.getByRole('status')).toHaveTextContent('0 calls');
});

test('without the server nothing leads to the description, which the server alone has', async () => {
  setStatus({ connection: 'offline' });
  const { screen } = render(<DevelopersScreen />);
  await expect.element(screen.getByText(/you are offline: it opens once/)).toBeVisible();
  const link = screen.getByRole('link', { name: /^description/ });
  await expect.element(link).not.toBeInTheDocument();
  setStatus({ connection: 'online' });
  await expect.element(link).toHaveAttribute('href', '/api/openapi.json');
  await expect.element(screen.getByText(/you are offline/)).not.toBeInTheDocument();
});
