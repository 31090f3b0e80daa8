import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { type Product, startProduct } from './product.ts';
import { startProxy } from './proxy.ts';
import { eventsOf, hideBook, shelfOf } from './stored.ts';
import {
  comeOnline,
  guestOf,
  study,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
} from './studying.ts';
import { newVisitor } from './visitor.ts';

const HIDDEN = 'The Histories';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.dispose());

async function visit() {
  const proxy = await startProxy(product);
  onTestFinished(() => proxy.close());
  const { page } = await newVisitor(proxy.url);
  await page.goto('/');
  await untilReadyForOffline(page);
  return { proxy, page, guest: await guestOf(page) };
}

/** Four cards, and a book put on the shelf that is taken out of the library meanwhile. */
async function refuseOneOfFive() {
  const visitor = await visit();
  const { proxy, page, guest } = visitor;
  await page.goto('/library');
  const book = page.getByRole('article', { name: HIDDEN });
  await book.waitFor();
  proxy.cutOff(true);
  await book.getByRole('button', { name: '+ ADD TO FEED' }).click();
  await untilWaiting(page, 1);
  await page.getByRole('link', { name: 'Morsel, home' }).click();
  await page.locator('.feed').getByRole('article').first().waitFor();
  await study(page, 0, 4);
  await untilWaiting(page, 5);

  hideBook(product, HIDDEN, true);
  onTestFinished(() => hideBook(product, HIDDEN, false));
  proxy.cutOff(false);
  await comeOnline(page);
  const pill = page.getByRole('button', { name: '1 could not be synced', exact: true });
  await pill.click();
  await untilSynced(page);
  expect(eventsOf(product, guest)).toHaveLength(4);
  const list = page.getByRole('dialog', { name: 'Waiting to sync' });
  const row = list.getByRole('listitem');
  await row.getByText(HIDDEN, { exact: true }).waitFor();
  await row.getByText('Book not found', { exact: true }).waitFor();
  expect(await row.count()).toBe(1);
  return { ...visitor, list, row, pill };
}

test('one of five that is refused says why and holds up no other; retried later, it counts', async () => {
  const { guest, list, row, pill } = await refuseOneOfFive();
  hideBook(product, HIDDEN, false);
  await row.getByRole('button', { name: 'Retry' }).click();
  await list.getByText('Everything is synced.', { exact: true }).waitFor();
  expect(shelfOf(product, guest)).toContain(HIDDEN);
  await list.getByRole('button', { name: 'Close' }).click();
  expect(await pill.count()).toBe(0);
});

test('what is refused can be thrown away', async () => {
  const { page, guest, list, row, pill } = await refuseOneOfFive();
  await row.getByRole('button', { name: 'Discard' }).click();
  await list.getByText('Everything is synced.', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  expect(await pill.count()).toBe(0);
  expect(shelfOf(product, guest)).not.toContain(HIDDEN);
});

test('behind the page of a hotel network nothing is taken for synced', async () => {
  const { proxy, page, guest } = await visit();
  proxy.captivePortal(true);
  await study(page, 0, 3);
  await untilWaiting(page, 3);
  await page.reload();
  await untilWaiting(page, 3);
  await comeOnline(page);
  await page.getByRole('button', { name: '3 waiting to sync', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Waiting to sync' });
  const sync = list.getByRole('button', { name: 'Sync now' });
  await sync.click();
  await expect.poll(() => sync.getAttribute('aria-busy')).not.toBe('true');
  expect(await list.getByRole('listitem').count()).toBe(3);
  expect(eventsOf(product, guest)).toEqual([]);

  proxy.captivePortal(false);
  await sync.click();
  await list.getByText('Everything is synced.', { exact: true }).waitFor();
  expect(eventsOf(product, guest)).toHaveLength(3);
});
