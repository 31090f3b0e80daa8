import type { GenerationResult } from '@morsel/sdk/contract';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { aGuestsBook, anAdminBook } from '../../../testing/admin-books.ts';
import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { render } from '../../../testing/render.tsx';
import { serveRuns } from '../../../testing/serve-generation.ts';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

function serveGeneration(what: 'questions' | 'flashcards', reply: HttpResponseResolver): void {
  serveRuns(8);
  worker.use(http.post(`/api/books/8/generate-${what}`, reply));
}

const made = (result: GenerationResult) => () => HttpResponse.json(result);

describe('generation', () => {
  test.each([
    ['questions', 'Questions Generated!', '7 questions have been generated using AI.'],
    ['flashcards', 'Flashcards Generated!', '7 flashcards have been generated using AI.'],
  ] as const)(
    'of %s works visibly, then tells the count and reads the list anew',
    async (what, title, text) => {
      serveAdmin();
      let answer = (): void => undefined;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      serveGeneration(what, async () => {
        await asked;
        serveAdmin([anAdminBook({ questionCount: 31, flashcardCount: 8 })]);
        return HttpResponse.json({ count: 7 });
      });
      const { screen } = render(<AdminScreen />);
      const button = screen.getByRole('button', {
        name: `+ ${what} (generate ${what} for The Histories)`,
      });
      await userEvent.click(button);
      const busy = screen.getByRole('button', { name: /^Writing\.\.\./ });
      await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
      answer();
      await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
      await expect.element(screen.getByText('31 questions, 8 flashcards')).toBeVisible();
    },
  );

  test.each([
    ['flashcards', {}, '1 flashcard has been generated using AI.'],
    ['questions', { grounding: 'extractive' }, '1 question has been taken from your text.'],
  ] as const)('of one of the %s says so', async (what, told, text) => {
    serveAdmin();
    serveGeneration(what, made({ count: 1, ...told }));
    const { screen } = render(<AdminScreen />);
    await screen.getByRole('button', { name: new RegExp(`generate ${what} for`) }).click();
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  });

  test.each([
    [
      made({ count: 0, reason: 'There is no text of this book yet.' }),
      'There is no text of this book yet.',
    ],
    [made({ count: 0 }), 'No questions were generated. Try again later.'],
    [
      () => problem(429, 'The daily limit is reached.'),
      'No questions were generated. The daily limit is reached.',
    ],
    [
      () => HttpResponse.error(),
      'No questions were generated. Morsel could not be reached. Check your connection, then try again.',
    ],
  ] as const)('that made nothing says why: %#', async (reply, words) => {
    serveAdmin();
    serveGeneration('questions', reply);
    const { screen } = render(<AdminScreen />);
    const button = screen.getByRole('button', {
      name: '+ questions (generate questions for The Histories)',
    });
    await userEvent.click(button);
    await expect
      .element(screen.getByRole('status').getByText(words, { exact: true }))
      .toBeVisible();
    await expect.element(button).not.toHaveAttribute('aria-disabled');
  });
});

describe('who finds a book', () => {
  test('a reader’s book is approved and taken back', async () => {
    const sent = serveAdmin([aGuestsBook()]);
    const { screen } = render(<AdminScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Approve Emma' }));
    await expect.element(screen.getByText(/^Listed\./)).toBeVisible();
    await expect.element(screen.getByText('Waits for approval')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Unlist Emma' }));
    await expect.element(screen.getByText('Waits for approval')).toBeVisible();
    expect(sent).toEqual([{ listed: true }, { listed: false }]);
  });

  test('any book is hidden and shown again; those of the house need no approval', async () => {
    const sent = serveAdmin();
    const { screen } = render(<AdminScreen />);
    const rows = screen.getByRole('region', { name: 'Books' }).getByRole('listitem');
    const hidden = rows.getByText('Hidden', { exact: true });
    await userEvent.click(screen.getByRole('button', { name: 'Hide The Histories', exact: true }));
    await expect.element(hidden).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unhide The Histories' }));
    await expect.element(hidden).not.toBeInTheDocument();
    expect(sent).toEqual([{ hidden: true }, { hidden: false }]);
    await expect
      .element(screen.getByRole('button', { name: /Approve|Unlist/ }))
      .not.toBeInTheDocument();
  });

  test('a change that fails is told, and nothing changes', async () => {
    serveAdmin();
    worker.use(http.patch('/api/admin/books/:bookId', () => HttpResponse.error()));
    const { screen } = render(<AdminScreen />);
    const hide = screen.getByRole('button', { name: 'Hide The Histories' });
    await userEvent.click(hide);
    await expect.element(screen.getByText(/^Nothing was changed\./)).toBeVisible();
    await expect.element(hide).toBeVisible();
  });
});
