import type { AdminItem } from '@morsel/sdk/contract';
import { HOUR_MS } from '@morsel/sdk/domain';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { aClaim, anAdminItem, anAdminReport, ITEM_CONTENTS } from '../../../testing/admin-items.ts';
import { serveAdmin } from '../../../testing/admin.ts';
import { problem } from '../../../testing/api.ts';
import { unanswered } from '../../../testing/calls.ts';
import { anOrigin } from '../../../testing/item-verbs.ts';
import { render } from '../../../testing/render.tsx';
import { serveItems } from '../../../testing/serve-items.ts';
import { worker } from '../../../testing/worker.ts';
import { AdminScreen } from '../admin-screen.tsx';

const reported = anAdminItem({
  origin: anOrigin(),
  flaws: ['The key is much longer than the other options'],
  reports: [
    anAdminReport({ note: 'It was Plataea.' }),
    anAdminReport({ id: 2, userId: 41, isGuest: true, reason: 'unclear' }),
  ],
});
const card = anAdminItem({
  id: 2,
  content: ITEM_CONTENTS.flashcard,
  reports: [anAdminReport({ id: 3 })],
});

async function openReported(...items: AdminItem[]) {
  serveAdmin();
  const sent = serveItems(...items);
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: /^Reported/ });
  await expect.element(panel).toBeVisible();
  const row = panel.getByRole('listitem').filter({ hasText: 'Who won at Marathon?' }).first();
  return { screen, sent, panel, row };
}

const verb = (within: Awaited<ReturnType<typeof openReported>>['panel'], name: string) =>
  within.getByRole('button', { name: `${name} “Who won at Marathon?”` });

test('says how many items wait, with all there is to know about each', async () => {
  const { panel, row } = await openReported(reported, card);
  await expect.element(panel.getByRole('heading', { name: 'Reported (2)' })).toBeVisible();
  for (const words of [
    'The Histories',
    'Athens',
    'Persia',
    'Athens won without Sparta.',
    'From “The Ionian Revolt”',
    '“The Athenians charged the barbarians at a run.”',
    'The key is much longer than the other options',
    'The answer is wrong',
    'It was Plataea.',
    'User #12, 2 hours ago',
    'It is unclear',
    'Guest #41',
  ]) {
    await expect.element(row).toMatchTextContent(words);
  }
});

test('on a wide screen all of an item is as wide as its row', async () => {
  await page.viewport(1280, 900);
  const { row } = await openReported(reported);
  const heading = row.getByRole('heading', { name: 'Who won at Marathon?' });
  await expect.element(heading).toBeVisible();
  const [key, ...others] = row.getByRole('list').elements();
  for (const part of [heading.element(), key, ...others]) {
    expect(part?.getBoundingClientRect().width).toBe(row.element().getBoundingClientRect().width);
  }
});

test('without reports it says so', async () => {
  const { panel } = await openReported(anAdminItem());
  await expect.element(panel.getByText('No report and no claim waits for you.')).toBeVisible();
});

test('a kept item leaves the list, by keyboard too', async () => {
  const { screen, sent, panel, row } = await openReported(reported, card);
  const keep = verb(panel, 'Keep');
  await expect.element(keep).toBeVisible();
  keep.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).not.toBeInTheDocument();
  expect(sent).toEqual([{ state: 'active' }]);
  await expect.element(screen.getByText('Kept', { exact: true })).toBeVisible();
  const heading = panel.getByRole('heading', { name: 'Reported (1)' });
  await expect.element(heading).toHaveFocus();
});

test('a hidden item can be given back from the toast', async () => {
  const { screen, sent, panel, row } = await openReported(reported);
  await verb(panel, 'Hide').click();
  await expect.element(row).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Shown again', { exact: true })).toBeVisible();
  expect(sent).toEqual([{ state: 'hidden' }, { state: 'active' }]);
});

test('what reports have hidden is left hidden, or comes back by being kept', async () => {
  const { sent, panel, row } = await openReported({ ...reported, state: 'hidden' });
  await expect.element(verb(panel, 'Keep')).toBeVisible();
  expect(verb(panel, 'Show').query()).toBeNull();
  await verb(panel, 'Leave hidden').click();
  await expect.element(row).not.toBeInTheDocument();
  expect(sent).toEqual([{ state: 'hidden' }]);
});

test('deleting asks first', async () => {
  const { screen, sent, panel, row } = await openReported(reported);
  await verb(panel, 'Delete').click();
  const dialog = screen.getByRole('dialog', { name: 'Delete it for good?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await verb(panel, 'Delete').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(sent).toEqual(['deleted']);
});

test('another item takes the place of one', async () => {
  const { screen, sent, panel, row } = await openReported(reported);
  await verb(panel, 'Regenerate').click();
  await expect.element(row).not.toBeInTheDocument();
  expect(sent).toEqual(['regenerated']);
  await expect.element(screen.getByText('Replaced', { exact: true })).toBeVisible();
});

test('where nothing came of it the row says why, and the item stays', async () => {
  const { panel, row } = await openReported(reported);
  worker.use(
    http.post('/api/admin/items/1/regenerate', () =>
      HttpResponse.json({ count: 0, reason: 'No model is set up.' }),
    ),
  );
  await verb(panel, 'Regenerate').click();
  await expect.element(row.getByText('No model is set up.')).toBeVisible();
});

test('a decision that fails is told in the row', async () => {
  const { panel, row } = await openReported(reported);
  worker.use(http.patch('/api/admin/items/1', () => problem(409, 'Somebody decided already.')));
  await verb(panel, 'Keep').click();
  await expect
    .element(row.getByText('Nothing was changed. Somebody decided already.'))
    .toBeVisible();
});

test('reports that do not arrive are asked for again', async () => {
  serveAdmin();
  worker.use(http.get('/api/admin/reports', () => problem(503)));
  const { screen } = render(<AdminScreen />);
  const panel = screen.getByRole('region', { name: /^Reported/ });
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  serveItems(reported);
  await again.click();
  await expect.element(panel.getByText('Who won at Marathon?')).toBeVisible();
});

test('what readers claim to be right is accepted or refused, each by itself', async () => {
  const claimed = anAdminItem({
    content: { ...ITEM_CONTENTS.typed, text: 'Who won at Marathon?' },
    claims: [aClaim({ text: 'the owls', readers: 2 }), aClaim({ text: 'Persia' })],
  });
  const { screen, sent, panel, row } = await openReported(claimed);
  await expect.element(row).toMatchTextContent('2 readers say “the owls” is right');
  await expect.element(row).toMatchTextContent('1 reader says “Persia” is right');

  await panel.getByRole('button', { name: 'Accept “the owls”' }).click();
  await expect.element(screen.getByText('Accepted', { exact: true })).toBeVisible();
  await expect.element(row.getByText('the owls')).not.toBeInTheDocument();
  await expect.element(row.getByRole('heading', { name: 'Who won at Marathon?' })).toHaveFocus();
  await panel.getByRole('button', { name: 'Refuse “Persia”' }).click();

  await expect.element(row).not.toBeInTheDocument();
  expect(sent).toEqual([
    { text: 'the owls', state: 'accepted' },
    { text: 'Persia', state: 'refused' },
  ]);
});

test('what a model has said of a claim stands there', async () => {
  const at = Date.now() - 2 * HOUR_MS;
  const claimed = anAdminItem({
    claims: [
      aClaim({ text: 'the owls', opinion: { isSame: false, at } }),
      aClaim({ text: 'Attica', opinion: { isSame: true, at } }),
      aClaim({ text: 'Persia' }),
    ],
  });
  const { row } = await openReported(claimed);
  for (const words of [
    '“the owls” is right Second opinion: not the same as the right answer, 2 hours ago',
    '“Attica” is right Second opinion: the same as the right answer, 2 hours ago',
    '“Persia” is right No second opinion',
  ]) {
    await expect.element(row).toMatchTextContent(words);
  }
});

test('one claim is decided at a time', async () => {
  const claimed = anAdminItem({
    claims: [aClaim({ text: 'the owls', readers: 2 }), aClaim({ text: 'Persia' })],
  });
  const { panel } = await openReported(claimed);
  const decisions: unknown[] = [];
  worker.use(
    http.post('/api/admin/items/1/claims', async ({ request }) => {
      decisions.push(await request.json());
      return unanswered();
    }),
  );
  await panel.getByRole('button', { name: 'Accept “the owls”' }).click();
  const other = panel.getByRole('button', { name: 'Refuse “Persia”' });
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  await other.click({ force: true });
  await expect.poll(() => decisions).toEqual([{ text: 'the owls', state: 'accepted' }]);
});

test('a claim that cannot be accepted says why', async () => {
  const claimed = anAdminItem({ claims: [aClaim({ text: 'the owls', readers: 2 })] });
  const { panel, row } = await openReported(claimed);
  worker.use(
    http.post('/api/admin/items/1/claims', () =>
      problem(409, 'This question accepts no more wordings.'),
    ),
  );
  await panel.getByRole('button', { name: 'Accept “the owls”' }).click();
  await expect
    .element(row.getByText('Nothing was changed. This question accepts no more wordings.'))
    .toBeVisible();
});
