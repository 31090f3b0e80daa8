import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';

import { keepShares, keptShares } from '../../shares/kept-shares.ts';
import { made, renderForm, serveAdding } from '../../testing/adding-a-book.tsx';
import { anEpubWith } from '../../testing/epub.ts';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { worker } from '../../testing/worker.ts';

beforeEach(() => localStorage.clear());

const sharedNote = 'Filled in from what you shared. Check it, then add the book.';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: () => resolve() };
}

describe('what may be sent', () => {
  test.each([
    ['nothing', '', ''],
    ['a title of spaces', '   ', 'Marcus Aurelius'],
    ['an author of spaces', 'Meditations', '   '],
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

test('what another app shared fills the form once, and can be sent', async () => {
  const calls = serveAdding();
  const text = encodeURIComponent('Meditations by Marcus Aurelius https://shop.example/m');
  const { screen, title, author, submit } = await renderForm({ path: `/library?text=${text}` });
  await expect.element(screen.getByText(sharedNote)).toBeVisible();
  await expect.element(title).toHaveValue('Meditations');
  await expect.element(author).toHaveValue('Marcus Aurelius');
  await submit.click();
  await expect.element(title).toHaveValue('');
  await expect.element(screen.getByText(sharedNote)).not.toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ title: 'Meditations', author: 'Marcus Aurelius' });
});

describe('files that other apps shared', () => {
  const pdf = new File(['%PDF'], 'cosmos.pdf');

  test('fill the form one after the other; each waits until its book is added', async () => {
    const epub = await anEpubWith('<dc:title>Emma</dc:title><dc:creator>Jane Austen</dc:creator>');
    await keepShares([epub, pdf], Date.now());
    const calls = serveAdding();
    const { screen, title, author, submit } = await renderForm();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await expect
      .element(screen.getByText('1 more share will follow it here: cosmos.pdf.'))
      .toBeVisible();
    await expect.element(title).toHaveValue('Emma');
    await expect.element(author).toHaveValue('Jane Austen');
    expect(calls).toEqual([]);
    await submit.click();
    await expect.element(screen.getByText(/will follow/)).not.toBeInTheDocument();
    await expect.element(title).toHaveValue('');
    await expect.element(screen.getByText('cosmos.pdf').first()).toBeInTheDocument();
    await expect.element(screen.getByText(/^Its text was read/)).toBeVisible();
    expect(calls.map(({ call }) => call)).toContain('text');
    expect((await keptShares(Date.now())).map(({ file }) => file?.name)).toEqual(['cosmos.pdf']);
    await title.fill('Cosmos');
    await author.fill('Carl Sagan');
    await submit.click();
    await expect.element(screen.getByText(sharedNote)).not.toBeInTheDocument();
    const created = calls.filter(({ call }) => call === 'create').map(({ body }) => body);
    expect(created).toMatchObject([{ title: 'Emma' }, { title: 'Cosmos' }]);
    expect(await keptShares(Date.now())).toEqual([]);
  });

  test('still wait when the server is not reached, and can be left out', async () => {
    await keepShares([pdf], Date.now());
    serveAdding({ create: () => HttpResponse.error() });
    const { screen, fill, submit } = await renderForm();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await fill();
    await submit.click();
    await expect.element(screen.getByText(/^The book was not added\./)).toBeVisible();
    expect(await keptShares(Date.now())).toHaveLength(1);
    await screen.getByRole('button', { name: 'Leave it out' }).click();
    await expect.element(screen.getByText(sharedNote)).not.toBeInTheDocument();
    await expect.poll(() => keptShares(Date.now())).toEqual([]);
    takeUnexpected();
  });

  test('need not wait any more when the server has them and makes nothing of them', async () => {
    await keepShares([pdf, new File(['One two.'], 'notes.txt')], Date.now());
    serveAdding({ questions: made(0) });
    const { screen, fill, submit } = await renderForm();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await fill();
    await submit.click();
    await expect.element(screen.getByText(/^Then press the button to generate/)).toBeVisible();
    await expect.element(screen.getByText(sharedNote)).not.toBeInTheDocument();
    await expect.poll(() => keptShares(Date.now())).toHaveLength(1);
    await screen.getByRole('button', { name: 'Take the next' }).click();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await expect.element(screen.getByText('notes.txt').first()).toBeInTheDocument();
  });

  test.each([
    ['missed', /^What you shared did not arrive/],
    ['no-room', /^This device has no room/],
  ])('that did not come through (%s) are told of, beside one that did', async (trouble, words) => {
    await keepShares([pdf], Date.now());
    serveAdding();
    const { screen } = await renderForm({ path: `/library?share=${trouble}` });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
  });
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
