import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { answer, questionOn } from './answering.ts';
import { newcomer } from './people.ts';
import { startProduct } from './product.ts';
import { cardAt, isFlashcard, rate, untilSynced } from './studying.ts';
import { newVisitor } from './visitor.ts';

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

async function studyAt(page: Page, index: number): Promise<void> {
  const card = await cardAt(page, index);
  if (await isFlashcard(card)) return rate(card, 'EASY');
  return answer(card, await questionOn(card), true);
}

test('below a path a reader signs up, studies, goes on without the server, shares and logs out', async () => {
  const product = await startProduct({ PUBLIC_URL: 'http://127.0.0.1/snacks' });
  onTestFinished(() => product.dispose());
  const { page, context } = await newVisitor(product.url);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === product.url && !pathname.startsWith('/snacks')) outside.push(pathname);
  });

  await page.goto('/snacks');
  await page.getByRole('article').first().waitFor();
  expect(page.url()).toBe(`${product.url}/snacks/`);
  await untilKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toEqual([`${product.url}/snacks/`]);

  const { email, name, password } = newcomer('Ida');
  await page.goto('/snacks/signup');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`${product.url}/snacks/`);
  await page.getByRole('article').first().waitFor();
  const cookies = await context.cookies(`${product.url}/snacks/`);
  expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set(['/snacks/']));
  expect(await context.cookies(`${product.url}/other/`)).toEqual([]);
  await studyAt(page, 0);

  await page.goto('/snacks/books/the-lean-startup-by-eric-ries');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Morsel, home' }).click();
  await page.waitForURL(`${product.url}/snacks/`);

  await product.stop();
  await page.reload();
  await studyAt(page, 0);
  await page.getByText('Not yet synced', { exact: true }).first().waitFor();
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'));
    const enctype = 'multipart/form-data';
    Object.assign(form, { action: '/snacks/library', method: 'post', enctype, id: 'share' });
    Object.assign(form.appendChild(document.createElement('input')), {
      type: 'file',
      name: 'files',
    });
  });
  const buffer = Buffer.from('A note about snacks. '.repeat(100));
  const file = { name: 'snacks.txt', mimeType: 'text/plain', buffer };
  await page.locator('#share input').setInputFiles(file);
  await page.locator('#share').evaluate((form: HTMLFormElement) => form.submit());
  await page.getByText('Shared with Morsel: snacks.txt').waitFor();
  expect(page.url()).toBe(`${product.url}/snacks/library`);

  // Whoever logs out before is asked what shall become of it.
  const sent = page.waitForResponse(
    (answer) =>
      answer.ok() && /\/api\/(sync|quiz\/answer|flashcards\/\d+\/rate)$/.test(answer.url()),
  );
  await product.restart();
  await page.goto('/snacks/');
  await sent;
  await untilSynced(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
  expect(outside).toEqual([]);
});
