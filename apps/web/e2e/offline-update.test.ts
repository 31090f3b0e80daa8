import type { Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';

import { nextVersion } from './next-version.ts';
import { startProxy } from './proxy.ts';
import { eventsOf } from './stored.ts';
import {
  comeOnline,
  guestOf,
  study,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
} from './studying.ts';
import { newVisitor } from './visitor.ts';

const STUDIED = 3;

const update = (page: Page) => page.getByRole('complementary', { name: 'Update' });

/** Whether the page runs the version that was deployed last. */
const isNext = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="-next.js"]') !== null);

async function takeUpdate(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await update(page).getByRole('button', { name: 'Update now' }).click();
  await loaded;
  expect(await isNext(page)).toBe(true);
}

test('a new version asks, and takes over with cards that wait, tab by tab', async () => {
  const product = inject('sharedProduct');
  const proxy = await startProxy(product);
  onTestFinished(() => proxy.close());
  const { context, page, complaints } = await newVisitor(proxy.url);
  await page.goto('/');
  await untilReadyForOffline(page);
  const guest = await guestOf(page);
  proxy.cutOff(true);
  await study(page, 0, STUDIED);
  await untilWaiting(page, STUDIED);

  proxy.deploy(await nextVersion());
  const other = await context.newPage();
  await other.goto('/');
  for (const tab of [page, other]) {
    await update(tab).getByText('Update ready', { exact: true }).waitFor();
    await untilWaiting(tab, STUDIED);
    expect(await isNext(tab)).toBe(false);
  }

  await takeUpdate(page);
  await untilWaiting(page, STUDIED);
  await update(other).getByText('Update ready', { exact: true }).waitFor();
  expect(await isNext(other)).toBe(false);
  await takeUpdate(other);
  await untilWaiting(other, STUDIED);

  proxy.cutOff(false);
  await comeOnline(page);
  await Promise.all([page, other].map(untilSynced));
  expect(eventsOf(product, guest)).toHaveLength(STUDIED);
  expect(complaints.filter((text) => !text.includes('ERR_'))).toEqual([]);
});
