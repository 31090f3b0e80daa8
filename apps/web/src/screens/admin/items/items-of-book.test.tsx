import { http } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { anAdminItem, ITEM_CONTENTS } from '../../../testing/admin-items.ts';
import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { render } from '../../../testing/render.tsx';
import { serveItems } from '../../../testing/serve-items.ts';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const kinds = Object.values(ITEM_CONTENTS).map((content, index) =>
  anAdminItem({ id: index + 1, content }),
);

function openPanel(path = '/admin') {
  const { screen } = render(<AdminScreen />, { path });
  const panel = screen.getByRole('region', { name: 'Items of The Histories' });
  return { screen, panel, count: panel.getByRole('status').first() };
}

const rows = (panel: ReturnType<typeof openPanel>['panel']) =>
  panel.getByRole('heading', { level: 3 });

test('a book opens the list of its items, each with its key, and the way back', async () => {
  serveAdmin();
  serveItems(...kinds);
  const { screen, panel } = openPanel();
  await screen.getByRole('link', { name: 'Items of The Histories' }).click();
  await expect.element(panel.getByText(`${kinds.length} items`, { exact: true })).toBeVisible();
  await expect
    .element(panel.getByRole('heading', { name: 'Items of The Histories' }))
    .toHaveFocus();
  for (const key of ['Athens', 'FALSE', 'Attica → Athens', 'Thermopylae', 'The battle of 490 BC.'])
    await expect.element(panel).toMatchTextContent(key);
  await screen.getByRole('link', { name: 'All books' }).click();
  await expect.element(screen.getByRole('region', { name: 'Books' })).toBeVisible();
});

test('they are filtered by kind, by state and by words', async () => {
  serveAdmin();
  serveItems(...kinds, anAdminItem({ id: 16, state: 'hidden' }));
  const { panel } = openPanel('/admin?book=8');
  const kind = panel.getByRole('combobox', { name: 'Kind' });
  await userEvent.selectOptions(kind, 'Pick one');
  await expect.element(panel.getByText(`2 of ${kinds.length + 1} items`)).toBeVisible();
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'State' }), 'Hidden');
  await expect.element(panel.getByText(`1 of ${kinds.length + 1} items`)).toBeVisible();
  await panel.getByRole('searchbox', { name: 'Words' }).fill('caesar');
  await expect.element(panel.getByText(`0 of ${kinds.length + 1} items`)).toBeVisible();
});

test('a hidden item stays in the list and is shown again', async () => {
  serveAdmin();
  const sent = serveItems(anAdminItem());
  const { panel } = openPanel('/admin?book=8');
  await panel.getByRole('button', { name: 'Hide “Who won at Marathon?”' }).click();
  await expect.element(panel.getByRole('listitem').getByText('Hidden').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Show “Who won at Marathon?”' }).click();
  await expect.element(panel.getByRole('button', { name: /^Hide/ })).toBeVisible();
  expect(sent).toEqual([{ state: 'hidden' }, { state: 'active' }]);
});

test('a long list is drawn bit by bit', async () => {
  serveAdmin();
  serveItems(...Array.from({ length: 45 }, (_, index) => anAdminItem({ id: index + 1 })));
  const { panel } = openPanel('/admin?book=8');
  await expect.element(panel.getByText('45 items', { exact: true })).toBeVisible();
  expect(rows(panel).elements()).toHaveLength(20);
  const more = panel.getByRole('button', { name: 'Show more' });
  await more.click();
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
  expect(rows(panel).elements()).toHaveLength(45);
});

test('items that do not arrive are asked for again', async () => {
  serveAdmin();
  worker.use(http.get('/api/admin/books/8/items', () => problem(503)));
  const { panel } = openPanel('/admin?book=8');
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  serveItems(anAdminItem());
  await again.click();
  await expect.element(panel.getByText('1 item', { exact: true })).toBeVisible();
});
