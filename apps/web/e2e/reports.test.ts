import { afterAll, beforeAll, expect, test } from 'vitest';

import { heard } from './answer-book.ts';
import { answer, questionOn } from './answering.ts';
import { admin, type Product, startProduct } from './product.ts';
import { cards } from './studying.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.dispose());

test('a reported question is gone at once; its reporter learns what an admin decided', async () => {
  const { page, complaints } = await newVisitor(product.url, withoutWorker);
  await page.goto('/');
  const first = cards(page)
    .filter({ hasNot: page.getByText('Tap to turn over') })
    .first();
  const question = await questionOn(first);
  const card = page.getByRole('article', { name: heard(question), exact: true });
  await answer(card, question, true);
  await card.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('radio', { name: 'It is unclear' }).check();
  await page.getByLabel(/^What should we know/).fill('Who is “he”?');
  // A toast does not stay: it is waited for beside the rest.
  await Promise.all([
    page.getByText('Reported. Thank you!', { exact: true }).waitFor(),
    card.waitFor({ state: 'detached' }),
    page.getByRole('button', { name: 'Send report' }).click(),
  ]);
  await page.reload();
  await cards(page).first().waitFor();
  expect(await card.count()).toBe(0);
  const report = page.getByRole('region', { name: 'Questions you reported' }).getByRole('listitem');
  await page.goto('/settings');
  await report.getByText('An admin will look at it.').waitFor();

  const office = await newVisitor(product.url, withoutWorker);
  await office.page.request.post('/api/signin', { data: admin });
  await office.page.goto('/admin');
  const panel = office.page.getByRole('region', { name: /^Reported/ });
  await panel.getByText('Who is “he”?').waitFor();
  await panel.getByRole('button', { name: `Keep “${heard(question)}”` }).click();
  await panel.getByText('No report and no claim waits for you.').waitFor();

  await page.reload();
  await report.getByText('An admin found it right as it is.').waitFor();
  expect(complaints).toEqual([]);
});
