import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { Route, Switch } from '../../navigation/routes.ts';
import { problem } from '../../testing/api.ts';
import { serveBook } from '../../testing/book.ts';
import { aMemory, aQuestion, aResult } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { worker } from '../../testing/worker.ts';
import { BookById } from './book-screens.tsx';

const ADDRESS = '/api/users/:userId/books/:bookId/memory';
const fading = Array.from({ length: 31 }, (_, day) => Math.round(12 - day / 10));

function renderBook() {
  const { screen } = render(
    <main className="wrap">
      <Switch>
        <Route path="/book/:id" component={BookById} />
      </Switch>
    </main>,
    { path: '/book/8' },
  );
  return { screen, panel: screen.getByRole('region', { name: 'What you remember' }) };
}

test('tells what is remembered and how it fades, and anew after an answer', async () => {
  await page.viewport(320, 844);
  serveBook({ questions: [aQuestion()] });
  let met = 20;
  worker.use(
    http.get(ADDRESS, () => HttpResponse.json(aMemory({ met, forecast: fading }))),
    http.post('/api/quiz/answer', () => HttpResponse.json(aResult())),
  );
  const { screen, panel } = renderBook();
  await expect
    .element(panel)
    .toMatchTextContent(
      /40%.*about 12 of 30 ideas today\. Without another bite, about 9 in 30 days\./,
    );
  await expect
    .element(panel.getByRole('img', { name: /from about 12 to about 9 of 20 met so far\.$/ }))
    .toBeVisible();
  await panel.getByText('Day by day').click();
  await expect.element(panel.getByRole('row').nth(2)).toHaveTextContent('Tomorrow12');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  met = 21;
  await screen.getByRole('button', { name: /Athens/ }).click();
  await expect.element(panel.getByText('21 met so far')).toBeVisible();
});

test('says nothing before any of the book was met', async () => {
  serveBook();
  const { promise, resolve } = Promise.withResolvers<void>();
  worker.use(
    http.get(ADDRESS, () => {
      resolve();
      return HttpResponse.json(aMemory());
    }),
  );
  const { screen, panel } = renderBook();
  await promise;
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('its failure is a line beside the book, and it can be asked for again', async () => {
  serveBook();
  const network = { isThere: false };
  worker.use(
    http.get(ADDRESS, () =>
      network.isThere ? HttpResponse.json(aMemory({ met: 20, forecast: fading })) : problem(503),
    ),
  );
  const { screen, panel } = renderBook();
  await expect.element(screen.getByText('What you remember of it did not arrive.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  network.isThere = true;
  await screen.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect.element(panel).toBeVisible();
});
