import type { BookSources, Source } from '@morsel/sdk/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { ADMIN } from '../../../testing/admin.ts';
import { problem, serve } from '../../../testing/api.ts';
import { aSource } from '../../../testing/generation.ts';
import { aBook } from '../../../testing/items.ts';
import { render } from '../../../testing/render.tsx';
import { serveRuns, serveSources } from '../../../testing/serve-generation.ts';
import { worker } from '../../../testing/worker.ts';
import { BookTexts } from './book-texts.tsx';

function renderTexts(served: Partial<BookSources> = {}) {
  serve();
  serveSources(8, served);
  serveRuns(8);
  return render(<BookTexts book={aBook()} />);
}

test('without texts it says what to do; a text that is added shows, and makes more possible', async () => {
  const added: Source[] = [];
  const { screen } = renderTexts();
  worker.use(
    http.get('/api/books/8/sources', () =>
      HttpResponse.json({ sources: added, mayGenerate: added.length > 0, hasModel: false }),
    ),
    http.post('/api/books/8/sources', async ({ request }) => {
      expect(new URL(request.url).searchParams.get('kind')).toBe('notes');
      added.push(aSource({ name: 'Notes: Gyges', format: 'notes', words: 120 }));
      return HttpResponse.json(added[0]);
    }),
  );
  await screen.getByText("Book's text", { exact: true }).click();
  await expect.element(screen.getByText(/^There is none yet\. Add the book's text/)).toBeVisible();
  await expect.element(screen.getByText(/^Kept private: only readers who added/)).toBeVisible();
  await screen.getByLabelText('Or paste notes').fill('Gyges\nwas a king of Lydia.');
  await screen.getByRole('button', { name: 'Add text' }).click();
  await expect.element(screen.getByText('Text Added!')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Notes: Gyges' })).toBeVisible();
  await expect.element(screen.getByText('Notes, 120 words')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Generate more questions' }))
    .toBeVisible();
});

test('a guest has nothing made by the AI provider before there is a text', async () => {
  const { screen } = renderTexts({ mayGenerate: true, hasModel: true });
  worker.use(
    http.get('/api/generation', () =>
      HttpResponse.json({ hasModel: true, needsText: true, provider: null }),
    ),
  );
  await expect.element(screen.getByText(/Add the book's text to have questions/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Generate more questions' }))
    .not.toBeInTheDocument();
});

test('what is opened while the texts are on their way stays open', async () => {
  const { screen } = renderTexts();
  const answer = Promise.withResolvers<Response>();
  worker.use(http.get('/api/books/8/sources', () => answer.promise));
  await screen.getByText("Book's text", { exact: true }).click();
  await expect.element(screen.getByText('Loading the texts...')).toBeVisible();
  answer.resolve(HttpResponse.json({ sources: [], mayGenerate: false, hasModel: false }));
  await expect.element(screen.getByText(/^There is none yet\./)).toBeVisible();
});

test('a text shows its chapters and how much of it is worked through', async () => {
  const { screen } = renderTexts({ sources: [aSource()], mayGenerate: true });
  await expect.element(screen.getByText('EPUB, 84,000 words')).toBeVisible();
  await expect.element(screen.getByText('9 of 90 parts')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Parts worked through for questions' });
  await expect.element(bar).toHaveAttribute('value', '10');
  await screen.getByText('2 chapters').click();
  await expect.element(screen.getByText('Euterpe')).toBeVisible();
});

test.each([
  ['German', 'de', /^Its language is German: Morsel makes items from lists and tables, but none/],
  [
    'Finnish',
    'fi',
    /^Its language is Finnish: Morsel makes flashcards from lists, but no questions\./,
  ],
])('of a text in %s it says what rules do not make of it', async (_, language, words) => {
  const { screen } = renderTexts({ sources: [aSource({ language })], mayGenerate: true });
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('an AI provider knows all languages', async () => {
  const sources = [aSource({ language: 'de' })];
  const { screen } = renderTexts({ sources, mayGenerate: true, hasModel: true });
  await expect.element(screen.getByText('EPUB, 84,000 words')).toBeVisible();
  await expect.element(screen.getByText(/^Its language is/)).not.toBeInTheDocument();
});

test('removing asks first, says what goes, tells a failure, and then the text is gone', async () => {
  const { screen } = renderTexts({ sources: [aSource()], mayGenerate: true });
  let broken = true;
  worker.use(
    http.delete('/api/users/41/sources/5', () => {
      if (broken) return problem(500);
      serveSources(8);
      return HttpResponse.json({ ok: true });
    }),
  );
  await screen.getByRole('button', { name: 'Remove the text histories.epub' }).click();
  await expect
    .element(screen.getByText(/the questions and flashcards that were made/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Remove it' }).click();
  await expect.element(screen.getByText(/^Something broke on our side/)).toBeVisible();
  broken = false;
  await screen.getByRole('button', { name: 'Remove it' }).click();
  await expect.element(screen.getByText('Text removed')).toBeVisible();
  await expect.element(screen.getByText('none yet')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: "Book's text" })).toHaveFocus();
});

test.each([
  ['a reader cannot remove', undefined, 0],
  ['an admin can remove', ADMIN, 1],
] as const)('%s a text that is there for all', async (_, account, buttons) => {
  const { screen } = renderTexts({ sources: [aSource({ isShared: true })], mayGenerate: true });
  if (account) serve({ user: () => HttpResponse.json(account) });
  await expect.element(screen.getByText(/, for all readers$/)).toBeVisible();
  await expect
    .poll(() => screen.getByRole('button', { name: /^Remove the text/ }).elements().length)
    .toBe(buttons);
});

test('a file that is refused, or not sent for want of a connection, is kept with the reason', async () => {
  const { screen } = renderTexts();
  const path = '/api/books/8/sources';
  const detail = 'This EPUB is protected against copying.';
  worker.use(http.post(path, () => problem(400, detail, 'file')));
  await screen.getByText("Book's text", { exact: true }).click();
  await screen.getByLabelText('Choose or drop a file').upload(new File(['PK'], 'locked.epub'));
  await userEvent.click(screen.getByRole('button', { name: 'Add text' }));
  await expect.element(screen.getByText(detail)).toBeVisible();
  worker.use(http.post(path, () => HttpResponse.error()));
  await userEvent.click(screen.getByRole('button', { name: 'Add text' }));
  await expect.element(screen.getByText(/^Morsel could not be reached/)).toBeVisible();
  await expect.element(screen.getByText('locked.epub')).toBeVisible();
});

test('texts that did not arrive can be asked for again', async () => {
  const { screen } = renderTexts();
  worker.use(http.get('/api/books/8/sources', () => problem(503)));
  await screen.getByText("Book's text", { exact: true }).click();
  await expect.element(screen.getByText(/^The texts did not arrive/)).toBeVisible();
  serveSources(8, { sources: [aSource()], mayGenerate: true });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'histories.epub' })).toBeVisible();
});
