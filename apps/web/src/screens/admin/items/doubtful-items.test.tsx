import type { AdminItem } from '@morsel/sdk/contract';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAdminItem, ITEM_CONTENTS, someFigures } from '../../../testing/admin-items.ts';
import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { unanswered } from '../../../testing/calls.ts';
import { render } from '../../../testing/render.tsx';
import { serveItems } from '../../../testing/serve-items.ts';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const doubtful = anAdminItem({ figures: someFigures() });
const easy = anAdminItem({
  id: 2,
  content: { ...ITEM_CONTENTS.mcq, text: 'Who lost at Marathon?' },
  figures: someFigures({
    readers: 50,
    right: 49,
    unused: [
      { option: 'Corinth', readers: 1 },
      { option: 'Athens', readers: 0 },
      { option: 'Egypt', readers: 0 },
    ],
    doubts: ['unused-options'],
  }),
});

async function openDoubtful(...items: AdminItem[]) {
  serveAdmin();
  const sent = serveItems(...items);
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: /^Needs a look/ });
  await expect.element(panel).toBeVisible();
  const row = panel.getByRole('listitem').filter({ hasText: 'Who won at Marathon?' }).first();
  return { screen, sent, panel, row };
}

const FINE = { name: 'It is fine “Who won at Marathon?”' };

test('says in plain words what answers say of each question', async () => {
  const { panel, row } = await openDoubtful(doubtful, easy);
  await expect.element(panel.getByRole('heading', { name: 'Needs a look (2)' })).toBeVisible();
  await expect.element(row).toMatchTextContent('12 of 14 readers were wrong at first.');
  await expect.element(row).toMatchTextContent('Those who know the book do no better than others.');
  const other = panel.getByRole('listitem').filter({ hasText: 'Who lost at Marathon?' }).first();
  await expect.element(other).toMatchTextContent('Nobody picked “Athens”, “Egypt”.');
  await expect.element(other).toMatchTextContent('1 of 50 picked “Corinth”.');
});

test('where nothing stands out it says so, and what is fine has no button for it', async () => {
  const { panel } = await openDoubtful(anAdminItem({ figures: someFigures({ doubts: [] }) }));
  await expect.element(panel.getByText(/^No question stands out by its answers/)).toBeVisible();
  expect(panel.getByRole('button', FINE).query()).toBeNull();
});

test('what is fine leaves the list, by keyboard too, and can be taken back', async () => {
  const { screen, sent, panel, row } = await openDoubtful(doubtful, easy);
  const fine = panel.getByRole('button', FINE);
  await expect.element(fine).toBeVisible();
  fine.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'Needs a look (1)' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row).toBeVisible();
  expect(sent).toEqual([{ isFine: true }, { isFine: false }]);
});

test('a hidden question leaves the list', async () => {
  const { panel, row } = await openDoubtful(doubtful);
  await panel.getByRole('button', { name: 'Hide “Who won at Marathon?”' }).click();
  await expect.element(row).not.toBeInTheDocument();
});

test('the figures stand over the form in which the question is put right', async () => {
  const { screen, panel } = await openDoubtful(doubtful);
  await panel.getByRole('button', { name: 'Edit “Who won at Marathon?”' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit item' });
  await expect.element(dialog.getByText('12 of 14 readers were wrong at first.')).toBeVisible();
});

test('a decision that fails is told in the row', async () => {
  const { panel, row } = await openDoubtful(doubtful);
  worker.use(http.patch('/api/admin/items/1/figures', () => problem(503)));
  await panel.getByRole('button', FINE).click();
  await expect.element(row.getByText(/^Nothing was changed\./)).toBeVisible();
});

test('while the figures are on their way it says so', async () => {
  serveAdmin();
  worker.use(http.get('/api/admin/items/doubtful', unanswered));
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: /^Needs a look/ });
  await expect.element(panel.getByText('Loading...')).toBeVisible();
});

test('figures that do not arrive are asked for again', async () => {
  serveAdmin();
  worker.use(http.get('/api/admin/items/doubtful', () => problem(503)));
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: /^Needs a look/ });
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  serveItems(doubtful);
  await again.click();
  await expect.element(panel.getByText('Who won at Marathon?')).toBeVisible();
});
