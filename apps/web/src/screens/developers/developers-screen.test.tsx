import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { DevelopersScreen } from './developers-screen.tsx';

test('words that no call has find none', async () => {
  const { screen } = render(<DevelopersScreen />);
  await screen.getByRole('searchbox', { name: 'Find a call' }).fill('teapot');
  await expect.element(screen.getByRole('status')).toHaveTextContent('0 calls');
});
