import { expect, test } from 'vitest';

import { render } from '../testing/render.tsx';
import { LoadFailure } from './load-failure.tsx';

const unreached = new TypeError('Failed to fetch');

test.each([
  ['nothing was reached', unreached, 'Not downloaded yet'],
  ['a read passes that on', new Error('No stats', { cause: unreached }), 'Not downloaded yet'],
  ['the server failed', new Error('500: '), 'Your shelf did not arrive'],
  ['nothing is known of it', undefined, 'Your shelf did not arrive'],
])('when %s', async (_, error, title) => {
  let asked = 0;
  const { screen } = render(
    <LoadFailure
      title="Your shelf did not arrive"
      pending={false}
      error={error}
      onRetry={() => (asked += 1)}
    />,
  );
  await expect.element(screen.getByRole('heading')).toHaveTextContent(title);
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  expect(asked).toBe(1);
});
