import type { Hiding } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { unanswered } from '../../../testing/calls.ts';
import { aHiding, REPORTERS, serveHidings } from '../../../testing/hidings.ts';
import { render } from '../../../testing/render.tsx';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const marathon = aHiding({ id: 3 });
const waiting = aHiding({
  id: 2,
  itemId: 2,
  text: 'Who lost at Marathon?',
  heldBy: 'share',
  createdAt: Date.now() - 100 * HOUR_MS,
});
const emma = aHiding({
  itemId: 3,
  text: 'Whom does Emma marry?',
  bookId: 9,
  bookTitle: 'Emma',
  reasons: [{ reporter: REPORTERS[0] ?? '', reason: 'unclear', weight: 150 }],
});

function open(path: string, ...hidings: readonly Hiding[]) {
  serveAdmin();
  const sent = serveHidings(...hidings);
  const { screen } = render(<AdminScreen />, { path });
  const panel = screen.getByRole('region', { name: /^Hidden by reports/ });
  const row = (text: string) => panel.getByRole('listitem').filter({ hasText: text }).first();
  return { screen, sent, panel, row };
}

const openList = (...hidings: readonly Hiding[]) => open('/admin?hidings', ...hidings);

const headings = (panel: ReturnType<typeof open>['panel']) =>
  panel.getByRole('heading', { level: 3 });

test('an admin is told on top of the page, and leads on to a book whose share is used up', async () => {
  const { screen, panel } = open('/admin', marathon, waiting, emma);
  await expect
    .element(screen.getByRole('link', { name: '2 items hidden by reports, 1 waits for you' }))
    .toHaveAttribute('href', '/admin?hidings=');
  await expect.element(panel.getByRole('heading', { name: 'Hidden by reports (3)' })).toBeVisible();
  const notice = panel.getByRole('list', { name: 'Books that wait for you' });
  await expect.element(notice).toMatchTextContent('1 item waits for you: reports hide no more of');
  await notice.getByRole('link', { name: 'Decide about The Histories' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Hidden by reports' })).toHaveFocus();
  await expect.element(panel.getByText('2 of 3 items')).toBeVisible();
  await expect.element(panel.getByLabelText('Book')).toHaveValue('8');
});

test('where reports hide nothing it says so, and no more', async () => {
  const { screen, panel } = open('/admin');
  await expect.element(panel.getByText(/^Reports hide nothing/)).toBeVisible();
  expect(screen.getByRole('link', { name: /by reports/ }).query()).toBeNull();
  expect(panel.getByRole('link').query()).toBeNull();
});

test('each says what it is, why, and why readers still get it', async () => {
  const { row } = openList(marathon, waiting, emma);
  await expect.element(row('Who won at Marathon?')).toMatchTextContent(/^HiddenPick one/);
  await expect.element(row('Who won')).toMatchTextContent('The Histories2 hours ago');
  await expect.element(row('Who won')).toMatchTextContent('3 readers: The answer is wrong');
  await expect.element(row('Who lost')).toMatchTextContent('Readers still get it: reports hide');
  await expect.element(row('Emma marry')).toMatchTextContent('1 reader: It is unclear');
});

test('one is given back by keyboard, another stays hidden until that is undone', async () => {
  const { screen, sent, panel, row } = openList(marathon, emma);
  const restore = panel.getByRole('button', { name: 'Restore “Who won at Marathon?”' });
  await expect.element(restore).toBeVisible();
  restore.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Who won at Marathon?')).not.toBeInTheDocument();
  await expect.element(panel.getByRole('status').filter({ hasText: /^1 item$/ })).toHaveFocus();
  await panel.getByRole('button', { name: 'Leave hidden “Whom does Emma marry?”' }).click();
  await expect.element(panel.getByText(/^Reports hide nothing/)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Shown again', { exact: true })).toBeVisible();
  expect(sent).toEqual([
    { id: 1, state: 'active' },
    { id: 3, state: 'hidden' },
    { id: 3, state: 'active' },
  ]);
});

test('what is held is kept or taken away', async () => {
  const { sent, panel, row } = openList(waiting, emma);
  await panel.getByRole('button', { name: 'Hide “Who lost at Marathon?”' }).click();
  await expect.element(row('Who lost at Marathon?')).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: 2, state: 'hidden' }]);
});

test('all of a book come back with one deed, once it is known how many these are', async () => {
  const { screen, sent, panel } = openList(marathon, waiting, emma);
  await userEvent.selectOptions(panel.getByLabelText('Book'), 'The Histories (2)');
  await expect.element(panel.getByText('2 of 3 items')).toBeVisible();
  expect(headings(panel).elements()).toHaveLength(2);
  await panel.getByRole('button', { name: 'Restore all 2 items…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Restore 2 items?' });
  for (const sentence of [
    'Those of “The Histories”.',
    '1 item comes back to readers.',
    '1 item that readers still get stays as it is.',
    '6 open reports are dismissed',
  ]) {
    await expect.element(dialog).toMatchTextContent(sentence);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await panel.getByRole('button', { name: 'Restore all 2 items…' }).click();
  await dialog.getByRole('button', { name: 'Restore 2 items' }).click();
  await expect.element(screen.getByText('2 items restored', { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ since: 0, bookId: 8 }]);
  await expect.element(panel.getByText('Nothing of it is like that.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show all' }).click();
  await expect.element(panel.getByText('Whom does Emma marry?')).toBeVisible();
});

test('a closer look shows the item and leads to all of a reporter', async () => {
  const { sent, screen, panel, row } = openList(marathon, waiting, emma);
  await panel.getByRole('button', { name: 'Look closer “Whom does Emma marry?”' }).click();
  const look = row('Whom does Emma marry?');
  await expect.element(look).toMatchTextContent('Athens won without Sparta.');
  await expect.element(look).toMatchTextContent('Reader anna00, counts 1.5 times: It is unclear');
  await expect.element(look.getByRole('button', { name: /^Edit / })).toBeVisible();
  await userEvent.selectOptions(panel.getByLabelText('Reported by'), 'Reader bert00 (2)');
  await expect.element(look).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Look closer “Who won at Marathon?”' }).click();
  await panel.getByRole('button', { name: 'All of theirs (Reader anna00)' }).click();
  await expect.element(panel.getByText('3 items', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Restore all 3 items…' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Restore 3 items' }).click();
  await expect.element(panel.getByText(/^Reports hide nothing/)).toBeVisible();
  expect(sent).toEqual([{ since: 0, reporter: REPORTERS[0] }]);
});

test('by time: of the last day, and between two, of which the later one comes first', async () => {
  const { sent, screen, panel, row } = openList(marathon, waiting);
  await userEvent.selectOptions(panel.getByLabelText('When'), 'Last day');
  await expect.element(panel.getByText('1 of 2 items')).toBeVisible();
  await expect.element(row('Who lost at Marathon?')).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Restore 1 item…' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Restore 1 item' }).click();
  await expect.element(row('Who won at Marathon?')).not.toBeInTheDocument();
  expect(sent).toEqual([{ since: expect.any(Number) }]);
  await userEvent.selectOptions(panel.getByLabelText('When'), 'Between…');
  await panel.getByLabelText('From').fill('2026-03-02T09:30');
  await panel.getByLabelText('To').fill('2026-03-02T09:29');
  await expect.element(panel.getByText('This is before the time it begins.')).toBeVisible();
  expect(panel.getByRole('button', { name: /^Restore/ }).query()).toBeNull();
});

test('a long list comes page by page', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    aHiding({ id: 60 - index, itemId: 60 - index, text: `Question ${index}?` }),
  );
  const { panel } = openList(...many);
  const more = panel.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  expect(headings(panel).elements()).toHaveLength(50);
  await more.click();
  await expect.element(panel.getByText('Question 59?')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('what breaks off is told where it was asked for, and can be gone on with', async () => {
  const { screen, sent, panel } = openList(marathon, waiting);
  worker.use(http.post('/api/admin/hidings/restore', () => problem(503), { once: true }));
  await panel.getByRole('button', { name: 'Restore all 2 items…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Restore 2 items?' });
  const restore = dialog.getByRole('button', { name: 'Restore 2 items' });
  await restore.click();
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Some of them may be restored already');
  await restore.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ since: 0 }]);
});

test('while it is on its way it says so', async () => {
  serveAdmin();
  worker.use(http.get('/api/admin/hidings/totals', unanswered));
  const { screen } = render(<AdminScreen />, { path: '/admin?hidings' });
  await expect.element(screen.getByText('Loading items...')).toBeVisible();
});

test.each([
  ['the figures', '/api/admin/hidings/totals', 'What reports have hidden did not arrive'],
  ['the items', '/api/admin/hidings', /^Some of it did not arrive/],
])('when %s do not arrive they are asked for again', async (_, path, words) => {
  serveAdmin();
  serveHidings(marathon);
  let isDown = true;
  worker.use(http.get(path, () => (isDown ? problem(503) : undefined)));
  const { screen } = render(<AdminScreen />, { path: '/admin?hidings' });
  await expect.element(screen.getByText(words)).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: /^try again$/i }).click();
  await expect.element(screen.getByText('Who won at Marathon?')).toBeVisible();
});

test.each([320, 1280])(
  'hard words fit within %i px, and what is pressed is 44 px',
  async (width) => {
    await page.viewport(width, 844);
    const bookTitle = `<b>${'W'.repeat(120)}</b> شمس`;
    const { panel } = openList(aHiding({ text: 'W'.repeat(200), bookTitle, heldBy: 'library' }));
    await panel.getByRole('button', { name: /^Look closer/ }).click();
    await expect.element(panel.getByText('Athens won without Sparta.')).toBeVisible();
    await userEvent.selectOptions(panel.getByLabelText('When'), 'Between…');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    for (const control of panel.getByRole('button').elements()) {
      expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    }
  },
);
