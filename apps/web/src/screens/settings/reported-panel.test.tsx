import type { ReportState } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { anAccount, problem } from '../../testing/api.ts';
import { aReport } from '../../testing/reports.ts';
import { openSettings, serveSettings } from '../../testing/settings.tsx';

const panel = (screen: ReturnType<typeof openSettings>['screen']) =>
  screen.getByRole('region', { name: 'Questions you reported' });

test.each<[ReportState, string]>([
  ['open', 'An admin will look at it. Until then you do not get it.'],
  ['kept', 'An admin found it right as it is. It may come up again. 2 hours ago'],
  ['mended', 'An admin mended it. It may come up again. 2 hours ago'],
  ['replaced', 'Another one took its place. 2 hours ago'],
  ['hidden', 'It was taken away from every reader. 2 hours ago'],
  ['removed', 'It was deleted. Nobody gets it any more. 2 hours ago'],
])('a guest sees what they reported, why, and that it is %s', async (state, words) => {
  const decidedAt = state === 'open' ? null : Date.now() - 7_200_000;
  const createdAt = Date.now() - DAY_MS;
  const report = aReport({ state, decidedAt, createdAt, note: 'Who is “he”?' });
  serveSettings({ reports: () => HttpResponse.json([report]) });
  const row = panel(openSettings().screen).getByRole('listitem');
  for (const text of ['Who won at Marathon?', 'The Histories', 'It is unclear, 1 day ago']) {
    await expect.element(row).toMatchTextContent(text);
  }
  await expect.element(row).toMatchTextContent('Who is “he”?');
  await expect.element(row).toMatchTextContent(words);
});

test('an account that reported nothing learns how to', async () => {
  serveSettings({ account: anAccount() });
  await expect.element(panel(openSettings().screen).getByText(/^Nothing so far\./)).toBeVisible();
});

test('many reports show a few first', async () => {
  const reports = Array.from({ length: 7 }, (_, index) => aReport({ id: index + 1 }));
  serveSettings({ reports: () => HttpResponse.json(reports) });
  const { screen } = openSettings();
  const rows = panel(screen).getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements()).toHaveLength(5);
  await screen.getByRole('button', { name: 'Show all 7' }).click();
  await expect.element(rows.nth(6)).toBeVisible();
});

test('reports that do not arrive are asked for again', async () => {
  let reply = () => problem(503);
  serveSettings({ reports: () => reply() });
  const { screen } = openSettings();
  const again = panel(screen).getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  reply = () => HttpResponse.json([aReport()]);
  await again.click();
  await expect.element(panel(screen).getByText('Who won at Marathon?')).toBeVisible();
});
