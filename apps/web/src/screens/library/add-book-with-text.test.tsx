import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { made, renderForm, serveAdding } from '../../testing/adding-a-book.tsx';
import { problem } from '../../testing/api.ts';
import { anEpubWith } from '../../testing/epub.ts';
import { aRun } from '../../testing/generation.ts';
import { serveRuns } from '../../testing/serve-generation.ts';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { worker } from '../../testing/worker.ts';

beforeEach(() => localStorage.clear());

const epub = new File(['PK'], 'meditations.epub');
const fileField = (screen: Locator) => screen.getByLabelText('Choose or drop a file');
const openTextPart = (screen: Locator) => screen.getByText(/^Book's text/).click();

/** Chooses a file without sending it through the test runner, which takes long for large ones. */
function choose(field: Locator, file: File): void {
  const input = field.element();
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a file goes with the book: it is read before questions are made from it', async () => {
  const calls = serveAdding({
    questions: made(9, { grounding: 'extractive' }),
    flashcards: made(7, { grounding: 'extractive' }),
  });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await openTextPart(screen);
  await fileField(screen).upload(epub);
  await expect.element(screen.getByText('2 bytes')).toBeVisible();
  await submit.click();
  await expect.element(screen.getByText('Flashcards Ready!')).toBeVisible();
  await expect
    .element(screen.getByText('7 flashcards have been taken from your text.'))
    .toBeVisible();
  await expect.element(title).toHaveValue('');
  await expect.element(screen.getByText(/^Its text was read: 84,000 words/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open “Meditations”' }))
    .toHaveAttribute('href', '/book/12');
  expect(calls.map(({ call, search }) => `${call}${search}`)).toEqual([
    'create',
    'shelve',
    'text?name=meditations.epub&kind=file',
    'questions?sourceId=5',
    'flashcards?sourceId=5',
  ]);
  expect(calls[2]?.body).toBe('PK');
});

test('on a phone what comes of it is brought into sight, below the button', async () => {
  await page.viewport(390, 500);
  serveAdding();
  const { screen, submit, fill } = await renderForm();
  await fill();
  await submit.click();
  const outcome = screen.getByText('"Meditations" is on your shelf.');
  await expect.element(outcome).toBeInViewport();
});

test('an e-book fills in its title and author, where nobody has typed them', async () => {
  serveAdding();
  const { screen, title, author } = await renderForm();
  await author.fill('M. Antoninus');
  await openTextPart(screen);
  const file = await anEpubWith(
    '<dc:title>Meditations</dc:title><dc:creator>Marcus Aurelius</dc:creator>',
  );
  choose(fileField(screen), file);
  await expect.element(title).toHaveValue('Meditations');
  await expect.element(author).toHaveValue('M. Antoninus');
});

test('where nothing is made without a text, it is asked for in full view', async () => {
  serveAdding();
  worker.use(
    http.get('/api/generation', () => HttpResponse.json({ hasModel: true, needsText: true })),
  );
  const { screen } = await renderForm();
  const part = screen.getByRole('group', { name: "Book's text (needed for questions)" });
  await expect.element(part.getByText(/^Questions are made from it/)).toBeVisible();
  await expect.element(part.getByLabelText('Or paste notes')).toBeVisible();
});

test('pasted notes go out as a text of their own name; topic and description with the book', async () => {
  const calls = serveAdding();
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await openTextPart(screen);
  await screen.getByLabelText('Or paste notes').fill('  On anger\nIt is a short madness.');
  await screen.getByText(/^Topic and description/).click();
  await screen.getByLabelText('Topic').selectOptions('History');
  await screen.getByLabelText('Description').fill(' To himself. ');
  await submit.click();
  await expect.element(title).toHaveValue('');
  expect(calls[0]?.body).toMatchObject({ topic: 'History', description: 'To himself.' });
  expect(new URLSearchParams(calls[2]?.search).get('kind')).toBe('notes');
  expect(new URLSearchParams(calls[2]?.search).get('name')).toBe('Notes: On anger');
  expect(calls[2]?.body).toBe('On anger\nIt is a short madness.');
});

test('a file that is too large says so at once, is never sent, and can be taken out', async () => {
  const calls = serveAdding();
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await openTextPart(screen);
  choose(fileField(screen), new File([new Uint8Array(30_000_001)], 'big.pdf'));
  await expect.element(screen.getByText(/^This file is 30\.0 MB; 30 MB fit\./)).toBeVisible();
  const takeOut = screen.getByRole('button', { name: 'Take out big.pdf' });
  await expect.element(takeOut).toHaveAccessibleDescription(/^This file is 30\.0 MB/);
  await submit.click();
  await expect.element(takeOut).toHaveFocus();
  await takeOut.click();
  await expect.element(screen.getByText(/30 MB fit/)).not.toBeInTheDocument();
  await expect.element(fileField(screen)).toHaveFocus();
  expect(calls).toEqual([]);
  await submit.click();
  await expect.element(title).toHaveValue('');
});

test('a text that cannot be read keeps book and input; with another one it goes on', async () => {
  const detail = 'This PDF is locked. Save it without a password, then choose it again.';
  let refuses = true;
  const calls = serveAdding({
    text: () =>
      refuses ? problem(400, detail, 'file') : HttpResponse.json({ id: 6, words: 9, chapters: [] }),
  });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await openTextPart(screen);
  await fileField(screen).upload(new File(['%PDF'], 'locked.pdf'));
  await submit.click();
  await expect.element(screen.getByText(detail)).toBeVisible();
  await expect.element(screen.getByText(/^Choose another text or take it out/)).toBeVisible();
  await expect.element(screen.getByText('locked.pdf').first()).toBeVisible();
  await expect.element(title).toHaveValue('  Meditations ');
  expect(calls.map(({ call }) => call)).toEqual(['create', 'shelve', 'text']);
  refuses = false;
  await screen.getByRole('button', { name: 'Take out locked.pdf' }).click();
  await fileField(screen).upload(epub);
  await submit.click();
  await expect.element(title).toHaveValue('');
  expect(calls.at(-1)).toMatchObject({ call: 'flashcards', search: '?sourceId=6' });
  takeUnexpected();
});

test('after a broken connection the same again goes on where it stopped', async () => {
  let isReached = false;
  const calls = serveAdding({
    text: () =>
      isReached ? HttpResponse.json({ id: 6, words: 9, chapters: [] }) : HttpResponse.error(),
  });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await openTextPart(screen);
  await fileField(screen).upload(epub);
  await submit.click();
  await expect.element(screen.getByText(/^Press the button again/)).toBeVisible();
  isReached = true;
  await submit.click();
  await expect.element(title).toHaveValue('');
  expect(calls.map(({ call }) => call)).toEqual([
    'create',
    'shelve',
    'text',
    'text',
    'questions',
    'flashcards',
  ]);
  takeUnexpected();
});

test('the making shows how far it is; cancelled, nothing more is asked for', async () => {
  const cancelled = Promise.withResolvers<void>();
  const calls = serveAdding({
    questions: async () => {
      await cancelled.promise;
      return HttpResponse.json({ count: 0, reason: 'It was cancelled.' });
    },
  });
  const runs = serveRuns(12, [
    aRun({ bookId: 12, stage: 'checking', drafted: 6, kept: 4, rejected: { negation: 2 } }),
  ]);
  const { screen, submit, fill } = await renderForm();
  await fill();
  await submit.click();
  await expect.element(screen.getByText('Checking the questions...')).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
  await expect.element(screen.getByText('6 drafted, 4 kept')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => runs.asked).toContain('cancel');
  cancelled.resolve();
  await expect.element(screen.getByText('It was cancelled.')).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('flashcards');
});
