import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import {
  type OpenIdServer,
  openIdServer,
} from '../../api/src/testing/identity-provider/open-id-server.ts';
import { signIn } from './people.ts';
import { type Product, admin, startProduct } from './product.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const NAME = 'Crumb ID';
const ada = { name: 'Ada', email: 'ada@example.org', email_verified: true };

let there: OpenIdServer;
let product: Product;

beforeAll(async () => {
  there = await openIdServer({ ada });
  product = await startProduct(there.environment);
});

afterAll(async () => {
  await product.dispose();
  await there.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

/** At the provider, the browser's reader says who they are. */
async function beThere(page: Page, label: string): Promise<void> {
  await page.waitForURL(`${there.url}/**`);
  await button(page, label).click();
}

/** Until the worker keeps the app and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

test('a guest signs in at the provider, comes back to where they were, and cannot lose the only way in', async () => {
  const { page, complaints } = await newVisitor(product.url);
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await untilKept(page);
  const guest = await page.evaluate(() => localStorage.getItem('demoUserId'));
  await page.goto('/library');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await button(page, `Sign in with ${NAME}`).click();
  await beThere(page, 'I am ada');

  await toast(page, 'Welcome to Morsel!').waitFor();
  expect(new URL(page.url()).pathname).toBe('/library');
  const account = await (await page.request.get('/api/users')).json();
  expect(account).toMatchObject({ id: Number(guest), name: 'Ada', email: ada.email });
  expect(await page.evaluate(() => localStorage.getItem('demoUserId'))).toBeNull();

  await page.goto('/settings');
  const panel = page.getByRole('region', { name: `Sign in with ${NAME}` });
  await panel.getByText(ada.email).waitFor();
  await panel.getByText('It is your only way to sign in').waitFor();
  expect(await button(page, 'Unlink').count()).toBe(0);

  await button(page, 'Delete my account').click();
  await button(page, `Prove it at ${NAME}`).click();
  await beThere(page, 'I am ada');
  await page.getByText('You have just proved that it is you.').waitFor();
  await button(page, 'Delete for good').click();
  await toast(page, 'Account deleted').waitFor();
  expect(complaints).toEqual([]);
});

test('where passwords are not taken the provider is the way in; who turns back, or finds nobody there, is told so', async () => {
  const office = await startProduct({ ...there.environment, PASSWORD_FORM: 'no' });
  onTestFinished(() => office.dispose());
  const { page } = await newVisitor(office.url, withoutWorker);
  await page.goto('/signin');
  const way = button(page, `Sign in with ${NAME}`);
  await way.waitFor();
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);

  await way.click();
  await beThere(page, 'Turn back');
  await page.getByText(`${NAME} has not let you in, or you turned back.`).waitFor();

  await way.click();
  await beThere(page, 'I am ada');
  await toast(page, 'Welcome to Morsel!').waitFor();
  expect((await page.request.get('/api/users')).status()).toBe(200);
});

test('a provider that is out of reach is told so, and the password still lets in', async () => {
  const gone = await openIdServer({});
  await gone.stop();
  const lonely = await startProduct(gone.environment);
  onTestFinished(() => lonely.dispose());
  const { page } = await newVisitor(lonely.url, withoutWorker);
  await page.goto('/signin');
  await button(page, `Sign in with ${NAME}`).click();
  await page.getByText(`${NAME} cannot be reached at the moment.`).waitFor();
  await signIn(page, admin);
  await expect.poll(async () => (await page.request.get('/api/users')).status()).toBe(200);
});
