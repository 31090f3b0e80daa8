import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { keepShares, keptShares } from '../../shares/kept-shares.ts';
import { made, renderForm, serveAdding } from '../../testing/adding-a-book.tsx';
import { anEpubWith } from '../../testing/epub.ts';
import { takeUnexpected } from '../../testing/unexpected.ts';
import { guardDoubleTaps } from '../../ui/controls/double-tap.ts';
import { clearToasts } from '../../ui/toast/toast-store.ts';

beforeEach(() => localStorage.clear());

const sharedNote = /^Shared with Morsel:/;

const keptNames = async () => (await keptShares(Date.now())).map(({ file }) => file?.name);

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
    expect(await keptNames()).toEqual(['cosmos.pdf']);
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
    // In so small a page what is told of the book lies over the button.
    clearToasts();
    await screen.getByRole('button', { name: 'Take the next' }).click();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await expect.element(screen.getByText('notes.txt').first()).toBeInTheDocument();
  });

  test.each([
    ['missed', /^What you shared did not arrive/],
    ['no-room', /^This device has no room/],
    ['not-kept', /could not be kept on this device/],
    ['too-large', /is too large; 30 MB fit/],
    ['unknown-kind', /of a kind that Morsel does not read/],
    ['too-many', /^No more than 20 shares wait/],
    ['foreign', /^Another website tried/],
  ])('that did not come through (%s) are told of, beside one that did', async (trouble, words) => {
    await keepShares([pdf], Date.now());
    serveAdding();
    const { screen } = await renderForm({ path: `/library?share=${trouble}` });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
  });
});

describe('a press that was not meant can be undone', () => {
  const pdf = new File(['%PDF'], 'cosmos.pdf');

  test('what was left out comes back as it stood in the form, and waits again', async () => {
    await keepShares([pdf], Date.now());
    serveAdding();
    const { screen, title } = await renderForm();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await title.fill('Cosmos');
    await screen.getByRole('button', { name: 'Leave it out' }).click();
    await expect.element(title).toHaveValue('');
    await expect.element(screen.getByRole('form')).toHaveFocus();
    await expect.poll(keptNames).toEqual([]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(title).toHaveValue('Cosmos');
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await expect.poll(keptNames).toEqual(['cosmos.pdf']);
    const [kept] = await keptShares(Date.now());
    expect(await kept?.file?.text()).toBe('%PDF');
  });

  test('a double tap leaves out one share, not the next one too', async () => {
    onTestFinished(guardDoubleTaps());
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await keepShares(
      [pdf, new File(['One.'], 'one.txt'), new File(['Two.'], 'two.txt')],
      Date.now(),
    );
    serveAdding();
    const { screen } = await renderForm();
    await expect.element(screen.getByText('Shared with Morsel: cosmos.pdf')).toBeVisible();
    await screen.getByRole('button', { name: 'Leave it out' }).dblClick();
    await expect.element(screen.getByText('Shared with Morsel: one.txt')).toBeVisible();
    await expect.poll(keptNames).toEqual(['one.txt', 'two.txt']);
  });

  test('what was typed comes back from before the next share, which waits again', async () => {
    await keepShares([pdf, new File(['One.'], 'notes.txt')], Date.now());
    serveAdding({ questions: made(0) });
    const { screen, fill, submit, title } = await renderForm();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await fill();
    await submit.click();
    await expect.element(screen.getByText(/^Then press the button to generate/)).toBeVisible();
    clearToasts();
    await screen.getByRole('button', { name: 'Take the next' }).click();
    await expect.element(title).toHaveValue('');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(title).toHaveValue('  Meditations ');
    await expect.element(screen.getByRole('button', { name: 'Take the next' })).toBeVisible();
    expect(await keptNames()).toEqual(['notes.txt']);
  });
});

describe('a share is one book', () => {
  const pdf = new File(['%PDF'], 'cosmos.pdf');

  test('of two tabs that have it in their forms, one adds it', async () => {
    await keepShares([pdf], Date.now());
    const creating = Promise.withResolvers<void>();
    const calls = serveAdding({
      create: async () => {
        await creating.promise;
        return HttpResponse.json({ id: 12, title: 'Meditations' });
      },
    });
    const [one, other] = [await renderForm(), await renderForm()];
    for (const { screen, fill } of [one, other]) {
      await expect.element(screen.getByText(sharedNote)).toBeVisible();
      await fill();
    }
    await one.submit.click();
    await expect.element(one.screen.getByText('Adding the book...')).toBeVisible();
    await other.submit.click();
    await expect.element(other.screen.getByText(/^This share is being added/)).toBeVisible();
    creating.resolve();
    await expect.element(one.title).toHaveValue('');
    await other.submit.click();
    await expect.element(other.screen.getByText(/^This share was added or left out/)).toBeVisible();
    expect(calls.filter(({ call }) => call === 'create')).toHaveLength(1);
  });

  test('it is gone when its book is there, also when its reader has left the screen', async () => {
    await keepShares([pdf], Date.now());
    const making = Promise.withResolvers<void>();
    const calls = serveAdding({
      questions: async (info) => {
        await making.promise;
        return made(10)(info);
      },
    });
    const { screen, fill, submit, unmount } = await renderForm();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await fill();
    await submit.click();
    await expect.poll(() => calls.map(({ call }) => call)).toContain('questions');
    unmount();
    making.resolve();
    await expect.poll(() => calls.map(({ call }) => call)).toContain('flashcards');
    expect(await keptNames()).toEqual([]);
  });

  test('while it is being added, the form of who comes back is not filled in from it', async () => {
    await keepShares([pdf], Date.now());
    const creating = Promise.withResolvers<void>();
    serveAdding({
      create: async () => {
        await creating.promise;
        return HttpResponse.json({ id: 12, title: 'Meditations' });
      },
    });
    const { screen, fill, submit, unmount } = await renderForm();
    await expect.element(screen.getByText(sharedNote)).toBeVisible();
    await fill();
    await submit.click();
    await expect.element(screen.getByText('Adding the book...')).toBeVisible();
    unmount();
    const again = await renderForm();
    await expect.element(again.title).toHaveValue('');
    expect(await keptNames()).toEqual(['cosmos.pdf']);
    creating.resolve();
    await expect.poll(keptNames).toEqual([]);
    await expect.element(again.screen.getByText(sharedNote)).not.toBeInTheDocument();
  });
});
