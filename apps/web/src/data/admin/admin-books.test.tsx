import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { serveAdmin } from '../../testing/admin.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { useModerationOfMany } from './admin-books.ts';

const bookIds = Array.from({ length: 250 }, (_, index) => index + 1);

function HideAll() {
  const { mutate } = useModerationOfMany({});
  return <button onClick={() => mutate({ bookIds, change: { hidden: true } })}>Hide all</button>;
}

test('more books than the server takes at once go in steps', async () => {
  serveAdmin([]);
  const steps: number[] = [];
  worker.use(
    http.patch<never, { bookIds: number[] }>('/api/admin/books', async ({ request }) => {
      steps.push((await request.json()).bookIds.length);
      return HttpResponse.json([]);
    }),
  );
  const { screen } = render(<HideAll />);
  await screen.getByRole('button').click();
  await expect.poll(() => steps).toEqual([200, 50]);
});
