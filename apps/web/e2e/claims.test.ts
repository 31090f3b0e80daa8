import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { type AuthoredQuestion, heard, questionsIn } from './answer-book.ts';
import { answer } from './answering.ts';
import { ada, signUp } from './people.ts';
import { admin, type Product, startProduct } from './product.ts';
import { startProxy } from './proxy.ts';
import { appliedCount, eventsOf } from './stored.ts';
import { comeOnline, shownFigures, untilSynced, untilWaiting } from './studying.ts';
import { newVisitor, withoutWorker } from './visitor.ts';

const SLUG = 'a-brief-history-of-time';

const questions = questionsIn(`${SLUG}.json`);

function first(type: AuthoredQuestion['type']): AuthoredQuestion {
  const found = questions.find((question) => question.type === type);
  if (!found) throw new Error(`The book has no ${type}`);
  return found;
}

const [typed, cloze] = [first('typed'), first('cloze')];

const cardOf = (page: Page, question: AuthoredQuestion) =>
  page.getByRole('article', { name: heard(question), exact: true });

async function openBook(page: Page): Promise<void> {
  const books: { slug: string }[] = await (await page.request.get('/api/books')).json();
  await page.goto(`/books/${books.find(({ slug }) => slug.startsWith(SLUG))?.slug}`);
}

async function claim(page: Page, question: AuthoredQuestion): Promise<void> {
  const card = cardOf(page, question);
  await card.getByRole('button', { name: 'I was right' }).click();
  await card.getByText('Noted. If three readers say so, it counts.', { exact: true }).waitFor();
}

/** An admin finds two claims of the same words, and agrees. */
async function acceptBoth(product: Product): Promise<void> {
  const { page } = await newVisitor(product.url, withoutWorker);
  await page.request.post('/api/signin', { data: admin });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: /^Reported/ });
  for (const question of [typed, cloze]) {
    const asked = page.getByRole('heading', { name: heard(question), exact: true });
    const item = panel.getByRole('listitem').filter({ has: asked });
    await item.getByRole('button', { name: 'Accept “A pinch of salt”' }).click();
    await item.waitFor({ state: 'detached' });
  }
  await panel.getByText('No report and no claim waits for you.').waitFor();
}

test('claims, one made without the server, go out once; what an admin accepts is raised and learnt', async () => {
  const product = await startProduct();
  onTestFinished(() => product.dispose());
  const proxy = await startProxy(product);
  onTestFinished(() => proxy.close());
  const { page } = await newVisitor(proxy.url);
  const reader = await signUp(page, ada);
  await openBook(page);
  await answer(cardOf(page, typed), typed, false);
  await claim(page, typed);
  await answer(cardOf(page, cloze), cloze, false);
  await expect.poll(() => appliedCount(product, reader)).toBe(3);
  await untilSynced(page);
  await product.stop();
  await claim(page, cloze);
  await untilWaiting(page, 1);

  await product.restart();
  await comeOnline(page);
  await untilSynced(page);
  const sent = proxy.carried.flatMap(({ opIds }) => opIds);
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(4);
  expect(eventsOf(product, reader)).toEqual([
    { isCorrect: false, xp: 0 },
    { isCorrect: false, xp: 0 },
  ]);

  await acceptBoth(product);
  await page.reload();
  await cardOf(page, typed).waitFor();
  const [, xp, , answered] = await shownFigures(page);
  expect([xp, answered]).toEqual([20, 2]);
  expect(eventsOf(product, reader)).toEqual([
    { isCorrect: true, xp: 10 },
    { isCorrect: true, xp: 10 },
  ]);

  const next = await newVisitor(product.url, withoutWorker);
  await openBook(next.page);
  for (const question of [typed, cloze]) {
    const card = cardOf(next.page, question);
    await card.getByRole('textbox').fill('A pinch of salt');
    await card.getByRole('button', { name: 'SUBMIT ANSWER' }).click();
    await card.getByText('CORRECT!', { exact: true }).waitFor();
  }
});
