import { expect, test } from 'vitest';

import { anApiError } from '../../testing/api-error.ts';
import { render } from '../../testing/render.tsx';
import { LoadFailure } from './load-failure.tsx';

const unreached = new TypeError('Failed to fetch');

test.each([
  ['nothing was reached', unreached, 'Not downloaded yet'],
  ['a read passes that on', new Error('No stats', { cause: unreached }), 'Not downloaded yet'],
  ['the server failed', anApiError(500), 'Your shelf did not arrive'],
  ['nothing is known of it', undefined, 'Your shelf did not arrive'],
])('what the device keeps, when %s', async (_, error, title) => {
  let asked = 0;
  const { screen } = render(
    <LoadFailure
      title="Your shelf did not arrive"
      pending={false}
      error={error}
      isKept
      onRetry={() => (asked += 1)}
    />,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent(title);
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  expect(asked).toBe(1);
});

test.each([
  ['nothing was reached', unreached, 'Check your connection, then try again.'],
  ['the server failed', anApiError(500), 'Morsel has a problem. Try again in a moment.'],
])('what only the server has, when %s', async (_, error, text) => {
  const { screen } = render(
    <LoadFailure
      title="More did not arrive"
      pending={false}
      error={error}
      onRetry={() => undefined}
    />,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent('More did not arrive');
  await expect.element(screen.getByText(text)).toBeVisible();
});
