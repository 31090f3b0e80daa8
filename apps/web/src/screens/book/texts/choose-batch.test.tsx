import type { GenerationEstimate } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { problem, serve } from '../../../testing/api.ts';
import { aSource } from '../../../testing/generation.ts';
import { render } from '../../../testing/render.tsx';
import { serveRuns } from '../../../testing/serve-generation.ts';
import { worker } from '../../../testing/worker.ts';
import { Making } from './make-items.tsx';

const estimate: GenerationEstimate = {
  calls: 12,
  inputTokens: 20_000,
  outputTokens: 6000,
  usd: 0.01,
  seconds: 30,
  basis: 'measured',
};

async function openChoices() {
  serve();
  serveRuns(8);
  const asked: string[] = [];
  const estimates: (string | null)[] = [];
  worker.use(
    http.get('/api/books/8/generation-estimate', ({ request }) => {
      const { searchParams } = new URL(request.url);
      estimates.push(searchParams.get('count'));
      const usd = searchParams.get('count') === '20' ? 0.02 : 0.01;
      return HttpResponse.json({ ...estimate, usd });
    }),
    http.post('/api/books/8/generate-questions', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return HttpResponse.json({ count: 20, grounding: 'source', isPreview: true });
    }),
  );
  const { screen } = render(<Making bookId={8} sources={[aSource()]} />);
  await screen.getByRole('button', { name: 'Choose… (questions)' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Choose your questions' });
  const reopen = () => screen.getByRole('button', { name: 'Choose… (questions)' }).click();
  return { screen, asked, estimates, dialog, reopen };
}

test('a batch is what was chosen, and its price changes with the choice', async () => {
  const { screen, asked, dialog } = await openChoices();
  await expect.element(dialog.getByText('About $0.01 and 30 seconds.')).toBeVisible();
  await dialog.getByLabelText('How many').selectOptions('20');
  await expect.element(dialog.getByText('About $0.02 and 30 seconds.')).toBeVisible();
  await dialog.getByLabelText('Difficulty').selectOptions('Hard');
  await dialog.getByText('True or false?').click();
  await dialog.getByText('Chapters all').click();
  await dialog.getByText('2. Euterpe').click();
  await dialog.getByText('Look before they join my feed').click();
  await dialog.getByRole('button', { name: 'Make 20' }).click();
  await expect.element(screen.getByText('20 questions wait for your look.')).toBeVisible();
  expect(asked).toEqual([
    '?sourceId=5&count=20&difficulty=3&preview=true&kinds=mcq,match_pairs,arrange_list,typed,cloze&chapters=2',
  ]);
});

test('the choice is there again for the next batch, and what was cancelled is not', async () => {
  const { dialog, reopen } = await openChoices();
  await dialog.getByLabelText('How many').selectOptions('20');
  await dialog.getByRole('button', { name: 'Make 20' }).click();
  await reopen();
  await expect.element(dialog.getByLabelText('How many')).toHaveValue('20');
  await dialog.getByLabelText('How many').selectOptions('5');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await reopen();
  await expect.element(dialog.getByLabelText('How many')).toHaveValue('20');
});

test('a price that did not come is told', async () => {
  const { dialog } = await openChoices();
  worker.use(
    http.get('/api/books/8/generation-estimate', () => problem(400, 'No such chapter', 'chapters')),
  );
  await dialog.getByLabelText('How many').selectOptions('5');
  await expect.element(dialog.getByText(/^No price: No such chapter/)).toBeVisible();
});

test('while the price of another batch is worked out none is shown', async () => {
  const { dialog, estimates } = await openChoices();
  await expect.element(dialog.getByText('About $0.01 and 30 seconds.')).toBeVisible();
  const worked = Promise.withResolvers<void>();
  worker.use(
    http.get('/api/books/8/generation-estimate', async ({ request }) => {
      estimates.push(new URL(request.url).searchParams.get('count'));
      await worked.promise;
      return HttpResponse.json({ ...estimate, usd: 0.02 });
    }),
  );
  for (const count of ['15', '5', '20']) {
    await dialog.getByLabelText('How many').selectOptions(count);
    await expect.element(dialog.getByText('Working out the price...')).toBeVisible();
  }
  await expect.poll(() => estimates.at(-1)).toBe('20');
  await expect.element(dialog.getByText('Working out the price...')).toBeVisible();
  worked.resolve();
  await expect.element(dialog.getByText('About $0.02 and 30 seconds.')).toBeVisible();
});

test('no kind at all is told beside the kinds, where the focus goes', async () => {
  const { asked, dialog } = await openChoices();
  const kinds = dialog.getByRole('group', { name: 'Kinds' });
  for (const kind of kinds.getByRole('checkbox').all()) await kind.click({ force: true });
  await dialog.getByRole('button', { name: 'Make 10' }).click();
  await expect.element(kinds).toHaveAccessibleDescription('Choose at least one kind.');
  await expect.element(kinds.getByRole('checkbox').first()).toHaveFocus();
  await kinds.getByRole('checkbox').first().click({ force: true });
  await expect.element(kinds).not.toHaveAccessibleDescription();
  expect(asked).toEqual([]);
});
