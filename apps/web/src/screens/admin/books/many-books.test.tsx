import { http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { aGuestsBook, anAdminBook } from '../../../testing/admin-books.ts';
import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { render } from '../../../testing/render.tsx';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const waiting = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aGuestsBook({ id: 100 + index, title: `Waiting ${index}`, slug: `waiting-${index}` }),
  );

/** The waiting books, to be picked from. */
async function openMany(count: number) {
  const sent = serveAdmin([anAdminBook(), ...waiting(count)]);
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: 'Books' });
  await screen.getByRole('button', { name: /for your approval$/ }).click();
  await panel.getByRole('button', { name: 'Select many' }).click();
  const box = (name: string | RegExp) => panel.getByRole('checkbox', { name });
  return { screen, sent, panel, box };
}

test('all waiting books are approved with two presses, and that is taken back', async () => {
  const { screen, sent, panel, box } = await openMany(24);
  await box('All 24 books of this list').click();
  await panel.getByRole('button', { name: 'Approve 24' }).click();
  await expect.element(screen.getByText('24 books listed', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('0 of 25 books')).toBeVisible();
  await expect.element(panel.getByText('No books in this list.')).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(panel.getByText('24 of 25 books')).toBeVisible();
  const bookIds = waiting(24).map(({ id }) => id);
  expect(sent).toEqual([
    { bookIds: bookIds.toReversed(), listed: true },
    { bookIds, listed: false },
  ]);
});

test('by keyboard some are picked, one less, and hidden', async () => {
  const { screen, sent, panel, box } = await openMany(4);
  for (const name of [/Waiting 0/, /Waiting 2/, /Waiting 3/]) {
    box(name).element().focus();
    await userEvent.keyboard(' ');
  }
  await expect.element(panel.getByText('3 picked')).toBeVisible();
  await userEvent.keyboard(' ');
  const hide = panel.getByRole('button', { name: 'Hide 2' });
  hide.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 books hidden', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('Pick the books to decide about.')).toHaveFocus();
  await expect.element(box(/Waiting 0/)).not.toBeInTheDocument();
  await expect.element(box(/Waiting 1/)).not.toBeChecked();
  expect(sent).toEqual([{ bookIds: [102, 100], hidden: true }]);
});

test('what fails is told beside the buttons, and what was picked stays', async () => {
  const { sent, panel, box } = await openMany(2);
  worker.use(http.patch('/api/admin/books', () => problem(503), { once: true }));
  await box(/Waiting 1/).click();
  const approve = panel.getByRole('button', { name: 'Approve 1' });
  await approve.click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent('the same again changes');
  await expect.element(box(/Waiting 1/)).toBeChecked();
  await approve.click();
  await expect.element(box(/Waiting 1/)).not.toBeInTheDocument();
  expect(sent).toEqual([{ bookIds: [101], listed: true }]);
});

test('an undo that fails is told, though the list is left', async () => {
  const { screen, panel, box } = await openMany(2);
  await box(/^All/).click();
  await panel.getByRole('button', { name: 'Hide 2' }).click();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  worker.use(http.patch('/api/admin/books', () => problem(503), { once: true }));
  await panel.getByRole('button', { name: 'Select many' }).click();
  await undo.click();
  await expect.element(screen.getByText('Not undone')).toBeVisible();
});

test('on a phone hard titles fit, and a row is a finger’s width', async () => {
  await page.viewport(320, 844);
  serveAdmin([aGuestsBook({ title: `${'W'.repeat(160)} شمس`, author: 'X'.repeat(200) })]);
  const { screen } = render(<AdminScreen />);
  await screen.getByRole('button', { name: 'Select many' }).click();
  await screen.getByRole('checkbox', { name: /^All 1 book/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Hide 1' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const row of document.querySelectorAll('.check')) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
