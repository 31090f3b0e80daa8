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
  budget: null,
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

test('what is left of the budget stands above, in all and for whom', async () => {
  const use = (most: number, used: number) => ({ most, used, left: most - used });
  const budget = {
    unit: 'USD',
    dayUntil: Date.now() + 60_000,
    monthUntil: Date.now() + 3_000_000_000,
    slices: [
      { slice: 'everybody', day: use(2, 1.62), month: use(30, 7.9) },
      { slice: 'guests', day: use(0.2, 0.2), month: use(3, 0.5) },
    ],
  };
  serveAdmin();
  worker.use(
    http.get('/api/admin/model-costs', () => HttpResponse.json({ days: 30, costs: [], budget })),
  );
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: 'AI costs' });
  await expect.element(panel).toMatchTextContent('$0.38 of $2.00 left today');
  await expect.element(panel).toMatchTextContent('$22.10 of $30.00 left this month');
  await expect.element(panel).toMatchTextContent('In 30 days: no model was used.');
  await panel.getByText('What is left for whom').click();
  await expect.element(panel.getByRole('row', { name: 'Admins $0.38 $22.10' })).toBeVisible();
  await expect.element(panel.getByRole('row', { name: 'Guests $0 $2.50' })).toBeVisible();
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
