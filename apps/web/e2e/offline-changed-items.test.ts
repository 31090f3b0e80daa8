import { CORRECT_XP } from '@morsel/sdk/rules';
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';

import { answer, questionOn } from './answering.ts';
import { startProduct } from './product.ts';
import { startProxy } from './proxy.ts';
import { eventsOf, removeQuestion, turnTrueFalse } from './stored.ts';
import {
  cardAt,
  comeOnline,
  guestOf,
  isFlashcard,
  untilReadyForOffline,
  untilSynced,
  untilWaiting,
} from './studying.ts';
import { newVisitor } from './visitor.ts';

/** The first cards of the feed that ask whether something is true. */
async function trueFalseCards(page: Page, count: number): Promise<Locator[]> {
  const found: Locator[] = [];
  for (let index = 0; found.length < count; index += 1) {
    const card = await cardAt(page, index);
    if (await isFlashcard(card)) continue;
    if ((await questionOn(card)).type === 'true_false') found.push(card);
  }
  return found;
}

test('an edited question is graded as the reader saw it, and a removed one still counts', async () => {
  const product = await startProduct();
  const proxy = await startProxy(product);
  onTestFinished(async () => {
    await proxy.close();
    await product.dispose();
  });
  const { page } = await newVisitor(proxy.url);
  await page.goto('/');
  await untilReadyForOffline(page);
  const guest = await guestOf(page);
  await product.stop();
  const answered = await trueFalseCards(page, 2);
  const texts: string[] = [];
  for (const card of answered) {
    const question = await questionOn(card);
    await answer(card, question, true);
    texts.push(question.text);
  }
  const [edited = '', removed = ''] = texts;
  await untilWaiting(page, 2);

  // A start puts the built-in library in order; what changes after it is there before the phone is.
  proxy.captivePortal(true);
  await product.restart();
  turnTrueFalse(product, edited);
  removeQuestion(product, removed);
  proxy.captivePortal(false);
  await comeOnline(page);
  await untilSynced(page);
  expect(eventsOf(product, guest)).toEqual([
    { isCorrect: true, xp: CORRECT_XP },
    { isCorrect: true, xp: CORRECT_XP },
  ]);
  for (const card of answered) {
    await card.getByText('Not yet synced', { exact: true }).waitFor({ state: 'detached' });
    expect(await card.getByText('CORRECT!', { exact: true }).isVisible()).toBe(true);
  }
});
