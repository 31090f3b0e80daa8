import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { KeepOrRemove } from './keep-or-remove.tsx';

function Place() {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button>Behind</Button>
      {open && (
        <Dialog
          title="Take it along?"
          onClose={close}
          actions={<Button onClick={close}>No</Button>}
        >
          <p>{'Text '.repeat(400)}</p>
        </Dialog>
      )}
    </>
  );
}

test.each(['{Escape}', '{Enter}'])('%s closes it and leads back to its opener', async (key) => {
  const { screen } = render(<Place />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Take it along?' });
  await expect.element(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.click(opener);
  await expect.element(dialog).toBeVisible();
});

test('a long text scrolls inside it, on a phone too', async () => {
  await page.viewport(390, 844);
  const { screen } = render(<Place />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const box = screen.getByRole('dialog').element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(390);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(844);
});

function openPending() {
  const onClose = vi.fn<() => void>();
  const { screen } = render(
    <Dialog
      title="Remove it?"
      onClose={onClose}
      pending
      actions={
        <KeepOrRemove onKeep={onClose} pending>
          Removing...
        </KeepOrRemove>
      }
    />,
  );
  return { screen, onClose, button: (name: string) => screen.getByRole('button', { name }) };
}

test('at work it stays, and the focus where it is', async () => {
  const { onClose, button } = openPending();
  await expect.element(button('Removing...')).toBeVisible();
  button('Removing...').element().focus();
  await userEvent.keyboard('{Escape}{Escape}');
  await button('Keep it').click({ force: true });
  button('Removing...').element().focus();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(button('Removing...')).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['by its button', () => page.getByRole('button', { name: 'Leave anyway' }).click()],
  ['by Escape', () => userEvent.keyboard('{Escape}')],
])('what gets no answer for ten seconds can be left %s', async (_, leave) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, onClose, button } = openPending();
  vi.advanceTimersByTime(9_999);
  expect(button('Keep it').element().getAttribute('aria-disabled')).toBe('true');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(screen.getByText(/may still be done/)).toBeVisible();
  await leave();
  // Twice where the event of the first of two showings, which are strict mode's, comes only now.
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});
