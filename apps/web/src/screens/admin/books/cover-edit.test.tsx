import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { render } from '../../../testing/render.tsx';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

describe('the cover', () => {
  const address = 'https://pictures.example/new.png';

  async function openDialog() {
    const { screen } = render(<AdminScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit cover of The Histories' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Book Cover' });
    return {
      screen,
      dialog,
      field: dialog.getByLabelText('Cover image URL'),
      save: dialog.getByRole('button', { name: 'Save Image' }),
    };
  }

  test('is changed by its address, trimmed', async () => {
    const sent = serveAdmin();
    const { screen, dialog, field, save } = await openDialog();
    await expect.element(field).toHaveFocus();
    await expect.element(save).toBeDisabled();
    await userEvent.fill(field, ` ${address} `);
    await userEvent.click(save);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText('The new cover is saved.')).toBeVisible();
    expect(sent).toEqual([{ imageUrl: address }]);
  });

  test('leaves its buttons where they are when the picture cannot be loaded', async () => {
    serveAdmin();
    worker.use(http.get(address, () => new HttpResponse(null, { status: 404 })));
    const { dialog, field, save } = await openDialog();
    const place = () => save.element().getBoundingClientRect().top;
    const before = place();
    await userEvent.fill(field, address);
    await expect.element(dialog.getByText(/^This picture cannot be loaded/)).toBeVisible();
    expect(place()).toBe(before);
  });

  test.each(['http://pictures.example/new.png', 'javascript:alert(1)', 'data:image/png;base64,A'])(
    'is not taken from %s',
    async (text) => {
      serveAdmin();
      const { field, dialog, save } = await openDialog();
      await userEvent.fill(field, text);
      await expect.element(save).toBeDisabled();
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      await expect
        .element(dialog.getByText('The address has to begin with https://'))
        .toBeVisible();
    },
  );

  test('stays as it is after Cancel and Escape', async () => {
    const sent = serveAdmin();
    const { screen, dialog, field } = await openDialog();
    await userEvent.fill(field, address);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Edit cover of The Histories' });
    await expect.element(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('closes what it was saved from alone, not what was opened after Cancel', async () => {
    const saved = Promise.withResolvers<void>();
    serveAdmin();
    worker.use(
      http.patch('/api/books/:bookId', async () => {
        await saved.promise;
        return HttpResponse.json({ ok: true });
      }),
    );
    const { screen, dialog, field, save } = await openDialog();
    await userEvent.fill(field, address);
    await userEvent.click(save);
    await expect.element(field).toHaveAttribute('readonly');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit cover of The Histories' }));
    await expect.element(dialog).toBeVisible();
    saved.resolve();
    await expect.element(screen.getByText('The new cover is saved.')).toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });

  test.each([
    [
      () => HttpResponse.error(),
      'Morsel could not be reached. Check your connection, then try again.',
    ],
    [() => problem(400, 'The picture is too large'), 'The picture is too large'],
    [() => problem(500), 'Something broke on our side. Try again in a moment.'],
    [() => problem(401), 'Your session is over. Sign in again, then try once more.'],
  ] as const)('that could not be saved keeps dialog and input: %#', async (reply, words) => {
    serveAdmin();
    worker.use(http.patch('/api/books/:bookId', reply, { once: true }));
    const { dialog, field, save } = await openDialog();
    await userEvent.fill(field, address);
    await userEvent.click(save);
    await expect.element(dialog.getByText(`The cover was not saved. ${words}`)).toBeVisible();
    await expect.element(field).toHaveValue(address);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(save);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
