import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { render } from '../../../testing/render.tsx';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const usage = { model: 'scripted', inputTokens: 1200, outputTokens: 36, usd: 0.0123 };
const COSTS = {
  days: 30,
  costs: [
    { purpose: 'items', times: 1, usage },
    { purpose: 'ideas', times: 3, usage: { ...usage, model: 'large', usd: null } },
    { purpose: 'claims', times: 12, usage },
  ],
};

test('what models have cost stands there by what for, with the sum', async () => {
  serveAdmin();
  worker.use(http.get('/api/admin/model-costs', () => HttpResponse.json(COSTS)));
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: 'AI costs' });
  await expect
    .element(panel)
    .toMatchTextContent('In 30 days: $0.02 in all, without what has no price.');
  await expect.element(panel.getByRole('listitem').nth(2)).toBeVisible();
  expect(
    panel
      .getByRole('listitem')
      .elements()
      .map((entry) => entry.textContent),
  ).toEqual([
    'Questions and flashcards, 1 batchscripted: 1,200 tokens in, 36 out, $0.0123',
    'Main ideas that readers asked for, 3 timeslarge: 1,200 tokens in, 36 out',
    'Second opinions on claims, 12 timesscripted: 1,200 tokens in, 36 out, $0.0123',
  ]);
});

test('where no model was used there is nothing of it', async () => {
  serveAdmin();
  const { screen } = render(<AdminScreen />);
  await expect.element(screen.getByRole('region', { name: 'Topics' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'AI costs' }).query()).toBeNull();
});

test('costs that did not arrive can be asked for again', async () => {
  serveAdmin();
  let isDown = true;
  worker.use(
    http.get('/api/admin/model-costs', () => (isDown ? problem(500) : HttpResponse.json(COSTS))),
  );
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: 'AI costs' });
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
});
