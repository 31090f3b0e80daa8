import { HOUR_MS } from '@morsel/sdk/domain';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { expect, test } from 'vitest';

import { problem, serve } from '../../../testing/api.ts';
import { aSource } from '../../../testing/generation.ts';
import { aBook } from '../../../testing/items.ts';
import { render } from '../../../testing/render.tsx';
import { serveRuns, serveSources } from '../../../testing/serve-generation.ts';
import { aPack } from '../../../testing/study-pack.ts';
import { worker } from '../../../testing/worker.ts';
import { BookTexts } from './book-texts.tsx';

const SOURCE = aSource({ isShared: true });
const LATER_WAIT = 'Questions from later chapters wait.';
const questionsKey = ['books', 'by-id', 8, 'questions'];

async function openTexts(reply: HttpResponseResolver) {
  const sent: unknown[] = [];
  serve();
  serveRuns(8);
  serveSources(8, { sources: [SOURCE] });
  worker.use(
    http.get('/api/users/41/study-pack', () => HttpResponse.json(aPack([]))),
    http.patch('/api/users/41/sources/5', async (info) => {
      sent.push(await info.request.clone().json());
      return reply(info);
    }),
  );
  const { screen, queryClient } = render(<BookTexts book={aBook()} />);
  await screen.getByText("Book's text", { exact: true }).click();
  const select = screen.getByLabelText('How far have you read?');
  await expect.element(select).toHaveValue('');
  return { screen, queryClient, sent, select };
}

test('a reader says how far they are; what there is to practise is read anew', async () => {
  const { screen, queryClient, sent, select } = await openTexts(async ({ request }) => {
    const source = { ...SOURCE, ...((await request.json()) as object) };
    serveSources(8, { sources: [source] });
    return HttpResponse.json(source);
  });
  queryClient.setQueryData(questionsKey, []);
  await select.selectOptions('1. Clio');
  await expect.element(screen.getByRole('status').getByText(LATER_WAIT)).toBeVisible();
  await expect.element(select).toHaveValue('1');
  expect(queryClient.getQueryState(questionsKey)?.isInvalidated).toBe(true);

  await select.selectOptions('All of it');
  await expect.element(screen.getByText('Questions from all chapters come up.')).toBeVisible();
  expect(sent).toEqual([{ reached: 1 }, { reached: null }]);
});

test('what was not kept goes back, with the reason beside the field', async () => {
  const { screen, select } = await openTexts(() => problem(404, 'Text not found'));
  await select.selectOptions('2. Euterpe');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('That was not kept. Text not found');
  await expect.element(select).toHaveValue('');
});

test('what an e-reader has told of the text is shown', async () => {
  const toldAt = Date.now() - 2.5 * HOUR_MS;
  serve();
  serveRuns(8);
  const progress = { share: 0.439, device: 'Kobo', toldAt };
  serveSources(8, { sources: [{ ...SOURCE, reached: 1, progress }] });
  const { screen } = render(<BookTexts book={aBook()} />);
  await screen.getByText("Book's text", { exact: true }).click();
  await expect.element(screen.getByText('43% read on Kobo, 2 hours ago.')).toBeVisible();
});
