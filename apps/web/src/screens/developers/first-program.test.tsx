import { expect, test } from 'vitest';

import { setStatus } from '../../offline/door.ts';
import { render } from '../../testing/render.tsx';
import { FirstProgram } from './first-program.tsx';

test('what the server alone has is no link while the server is out of reach', async () => {
  setStatus({ connection: 'online' });
  const { screen } = render(<FirstProgram />);
  const description = screen.getByRole('link', { name: 'description in OpenAPI 3.1' });
  await expect.element(description).toHaveAttribute('href', '/api/openapi.json');
  setStatus({ connection: 'offline' });
  await expect.element(screen.getByText('you are offline')).toBeVisible();
  expect(description.query()).toBeNull();
});
