import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';

import { Route, Switch } from '../../navigation/routes.ts';
import { posted, serveBook } from '../../testing/book.ts';
import { aBook, aFlashcard, aQuestion, aResult } from '../../testing/items.ts';
import { render } from '../../testing/render.tsx';
import { aReport } from '../../testing/reports.ts';
import { BookBySlug } from './book-screens.tsx';

const count = (screen: Locator, row: number) => screen.getByRole('definition').nth(row);

test('a reported question or flashcard leaves the page of its book, and is not counted', async () => {
  const other = aQuestion({ id: 2, questionText: 'Was Croesus rich?' });
  serveBook({ questions: [aQuestion(), other], flashcards: [aFlashcard({ id: 9 })] });
  posted('/api/quiz/answer', () => HttpResponse.json(aResult()));
  const sent = posted('/api/items/:itemId/reports', () => HttpResponse.json(aReport()));
  const { screen } = render(
    <Switch>
      <Route path="/books/:slug" component={BookBySlug} />
    </Switch>,
    { path: `/books/${aBook().slug}` },
  );
  async function report(card: Locator): Promise<void> {
    await card.getByRole('button', { name: 'Report' }).click();
    await screen.getByRole('radio', { name: 'The answer is wrong' }).click();
    await screen.getByRole('button', { name: 'Send report' }).click();
    await expect.element(card).not.toBeInTheDocument();
  }

  const marathon = screen.getByRole('article', { name: 'Who won at Marathon?' });
  await marathon.getByRole('button', { name: /^Athens/ }).click();
  await report(marathon);
  await expect.element(screen.getByRole('article', { name: 'Was Croesus rich?' })).toHaveFocus();
  await expect.element(count(screen, 0)).toHaveTextContent('1');

  const card = screen.getByRole('article', { name: 'Flashcard: Marathon' });
  await card.getByRole('button', { name: 'Tap to turn over' }).click();
  await report(card);
  await expect.element(count(screen, 1)).toHaveTextContent('0');
  expect(sent).toEqual([{ reason: 'wrong' }, { reason: 'wrong' }]);
});
