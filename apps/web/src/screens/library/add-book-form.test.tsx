import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';

import { made, renderForm, serveAdding } from '../../testing/adding-a-book.tsx';
import { worker } from '../../testing/worker.ts';

beforeEach(() => localStorage.clear());

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}

describe('what may be sent', () => {
  test.each([
    ['nothing', '', ''],
    ['a title of spaces', '   ', 'Marcus Aurelius'],
    ['an author of spaces', 'Meditations', '   '],
    ['a title of signs that are not seen', '\u202E\u200B', 'Marcus Aurelius'],
  ])('%s cannot be sent', async (_, typedTitle, typedAuthor) => {
    serveAdding();
    const { title, author, submit } = await renderForm();
    await title.fill(typedTitle);
    await author.fill(typedAuthor);
    await expect.element(submit).toBeDisabled();
  });

  test('title and author suffice; they go out trimmed, without an address', async () => {
    const calls = serveAdding();
    const { submit, fill, address, title } = await renderForm();
    await expect.element(address).toHaveAttribute('type', 'url');
    await fill();
    await submit.click();
    await expect.element(title).toHaveValue('');
    expect(calls.map(({ call }) => call)).toEqual(['create', 'shelve', 'questions', 'flashcards']);
    expect(calls[0]?.body).toEqual({ title: 'Meditations', author: 'Marcus Aurelius' });
    expect(calls[1]?.body).toEqual({ bookId: 12 });
  });

  test('signs that are not seen stay here, and those that a script needs go out', async () => {
    const calls = serveAdding();
    const { submit, author, title } = await renderForm();
    await title.fill('\u202EMeditations\u200B  می\u200Cخواهم');
    await author.fill('Marcus\u00AD Aurelius\u2069');
    await submit.click();
    await expect.element(title).toHaveValue('');
    expect(calls[0]?.body).toEqual({
      title: 'Meditations می\u200Cخواهم',
      author: 'Marcus Aurelius',
    });
  });

  test('the address goes out trimmed', async () => {
    const calls = serveAdding();
    worker.use(http.get('https://example.org/a.png', () => HttpResponse.error()));
    const { submit, fill, address, title } = await renderForm();
    await fill();
    await address.fill('  https://example.org/a.png ');
    await submit.click();
    await expect.element(title).toHaveValue('');
    expect(calls[0]?.body).toMatchObject({ imageUrl: 'https://example.org/a.png' });
  });

  test.each(['http://example.org/a.png', 'data:image/png;base64,AA', 'https://'])(
    '%s is refused beside the field, and nothing is sent',
    async (typed) => {
      const calls = serveAdding();
      const { submit, fill, address } = await renderForm();
      await fill();
      await address.fill(typed);
      await submit.click();
      await expect.element(address).toHaveAttribute('aria-invalid', 'true');
      await expect.element(address).toHaveAccessibleDescription(/address/i);
      await expect.element(address).toHaveValue(typed);
      expect(calls).toEqual([]);
    },
  );
});

test('a typed address shows its picture, and a word when it cannot be loaded', async () => {
  serveAdding();
  worker.use(
    http.get('https://example.org/gone.png', () => new HttpResponse(null, { status: 404 })),
  );
  const { screen, address } = await renderForm();
  await address.fill('https://example.org/gone.png');
  await expect.element(screen.getByText(/This picture cannot be loaded/)).toBeVisible();
});

test('while it is under way the button is disabled and the steps are told', async () => {
  const creating = gate();
  const generating = gate();
  serveAdding({
    create: async () => {
      await creating.passed;
      return HttpResponse.json({ id: 12, title: 'Meditations' });
    },
    questions: async () => {
      await generating.passed;
      return HttpResponse.json({ count: 10 });
    },
  });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await submit.click();
  await expect.element(submit).toBeDisabled();
  await expect.element(screen.getByText('Adding the book...')).toBeVisible();
  creating.open();
  await expect.element(screen.getByText('Book Added!')).toBeVisible();
  await expect
    .element(screen.getByText('"Meditations" has been added to the system.'))
    .toBeVisible();
  await expect.element(screen.getByText('Generating questions...')).toBeVisible();
  generating.open();
  await expect.element(title).toHaveValue('');
});

test('each step raises its toast, the count in it, and the fields are cleared', async () => {
  const flashing = gate();
  serveAdding({
    flashcards: async () => {
      await flashing.passed;
      return HttpResponse.json({ count: 8 });
    },
  });
  const { screen, submit, fill, title, author } = await renderForm();
  await fill();
  await submit.click();
  await expect.element(screen.getByText('Questions Generated!')).toBeVisible();
  await expect
    .element(screen.getByText('10 questions have been generated using AI.'))
    .toBeVisible();
  flashing.open();
  await expect.element(screen.getByText('Flashcards Generated!')).toBeVisible();
  await expect
    .element(screen.getByText('8 flashcards have been generated using AI.'))
    .toBeVisible();
  await expect.element(title).toHaveValue('');
  await expect.element(author).toHaveValue('');
});

test('when nothing could be made, the reason shows, no toast claims it, and the input is kept', async () => {
  let isBusy = true;
  const calls = serveAdding({
    questions: (info) => made(isBusy ? 0 : 10, { reason: 'No text to work from.' })(info),
  });
  const { screen, submit, fill, title } = await renderForm();
  await fill();
  await submit.click();
  await expect.element(screen.getByText('No text to work from.')).toBeVisible();
  await expect
    .element(screen.getByText(/^Then press the button to generate again\./))
    .toBeVisible();
  await expect.element(screen.getByText('Questions Generated!')).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('  Meditations ');
  isBusy = false;
  await submit.click();
  await expect.element(title).toHaveValue('');
  expect(calls.map(({ call }) => call).slice(4)).toEqual(['questions']);
});
