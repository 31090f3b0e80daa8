import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { render } from '../../testing/render.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

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
