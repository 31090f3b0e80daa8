import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';

import { renderForm, serveAdding, submitLabel } from '../../testing/adding-a-book.tsx';
import { problem, serve } from '../../testing/api.ts';
import { render } from '../../testing/render.tsx';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { AddBookForm } from './add-book-form.tsx';

beforeEach(() => localStorage.clear());

const failureToast = 'Failed to add book. Please try again.';

test.each([
  ['the API breaks', () => problem(500)],
  ['nothing is reached', () => HttpResponse.error()],
])('%s: a toast and a word in the form, input kept, and no later step', async (_, create) => {
  const calls = serveAdding({ create });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await submit.click();
  await expect.element(screen.getByText(failureToast)).toBeVisible();
  await expect.element(screen.getByText(/^The book was not added\./)).toBeVisible();
  await expect.element(title).toHaveValue('  Meditations ');
  await expect.element(submit).toBeEnabled();
  expect(calls.map(({ call }) => call)).toEqual(['create']);
  expect(takeUnexpected().join()).toContain('Failed to add book');
});

test('a field that the API refuses says why', async () => {
  const refusal = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'This book was taken out of the library',
    field: 'title',
  };
  serveAdding({
    create: () =>
      HttpResponse.json(refusal, {
        status: 409,
        headers: { 'content-type': 'application/problem+json' },
      }),
  });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await submit.click();
  await expect.element(title).toHaveAccessibleDescription(refusal.detail);
  await expect.element(title).toHaveFocus();
  await expect.element(screen.getByText(failureToast)).toBeVisible();
  await title.fill('Letters');
  await expect.element(title).not.toHaveAttribute('aria-invalid');
  takeUnexpected();
});

test('the button leads to the field that is wrong, each time, and typing elsewhere stays there', async () => {
  const calls = serveAdding();
  const { submit, fill, title, address } = await renderForm();
  await fill();
  await address.fill('ftp://example.org/cover.jpg');
  for (const _ of ['first', 'second']) {
    await submit.click();
    await expect.element(address).toHaveFocus();
  }
  await title.fill('Letters');
  await expect.element(title).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a limit that is reached is told in the form, and the input stays', async () => {
  const detail = 'The limit of new books a day is reached. Please try again in 3 hours.';
  const refusal = { type: 'about:blank', title: 'Too Many Requests', status: 429, detail };
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '10800' };
  const calls = serveAdding({ create: () => HttpResponse.json(refusal, { status: 429, headers }) });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await submit.click();
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'The book was not added.' }))
    .toMatchTextContent(detail);
  await expect.element(title).toHaveValue('  Meditations ');
  expect(calls.map(({ call }) => call)).toEqual(['create']);
  takeUnexpected();
});

test('failed questions are told, flashcards are still made, and another try makes up for what failed', async () => {
  let broken = true;
  const calls = serveAdding({
    questions: () => (broken ? problem(503) : HttpResponse.json({ count: 10 })),
  });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await submit.click();
  await expect.element(screen.getByText(/^No questions were generated\./)).toBeVisible();
  await expect.element(screen.getByText(/^Press the button again/)).toBeVisible();
  await expect.element(screen.getByText('Flashcards Generated!')).toBeVisible();
  await expect.element(title).toHaveValue('  Meditations ');
  broken = false;
  await submit.click();
  await expect.element(title).toHaveValue('');
  expect(calls.map(({ call }) => call)).toEqual([
    'create',
    'shelve',
    'questions',
    'flashcards',
    'questions',
  ]);
  takeUnexpected();
});

test('without a known reader nothing is sent', async () => {
  serveAdding();
  serve({ user: () => problem(500) });
  const { screen } = render(<AddBookForm hasShelf={false} />);
  await screen.getByLabelText('Book Title').fill('Meditations');
  await screen.getByLabelText('Author').fill('Marcus Aurelius');
  await screen.getByRole('button', { name: submitLabel }).click();
  await expect.element(screen.getByText(/Load the page again\.$/)).toBeVisible();
  expect(takeUnexpected().join()).toContain('No user ID available');
});
