import { expect, onTestFinished, test } from 'vitest';

import { answer, questionOn } from './answering.ts';
import { newDevice } from './device.ts';
import { startProduct } from './product.ts';
import {
  cardAt,
  cards,
  isFlashcard,
  rate,
  untilReadyForOffline,
  untilWaiting,
} from './studying.ts';

/** So many cards a device keeps at least; what is done with one stands for the others. */
const CARDS = 50;
const STUDIED = 12;

test('a phone that is switched on in a tunnel has cards at once, and fifty to study', async () => {
  const product = await startProduct();
  const device = await newDevice(product.url);
  onTestFinished(async () => {
    await device.dispose();
    await product.dispose();
  });
  const before = await device.start();
  await before.goto('/');
  await untilReadyForOffline(before);
  // Sooner than the browser writes down what is in `localStorage`.
  await device.kill();
  await product.stop();

  const page = await device.start();
  await page.goto('/');
  for (let index = 0; index < STUDIED; index += 1) {
    const card = await cardAt(page, index);
    if (await isFlashcard(card)) {
      await rate(card, 'EASY');
      continue;
    }
    const question = await questionOn(card);
    await answer(card, question, index % 2 === 0);
    await card.getByText(question.explanation, { exact: true }).waitFor();
    await card.getByText('Not yet synced', { exact: true }).waitFor();
  }
  await untilWaiting(page, STUDIED);
  expect(await page.getByText('Offline. Answers kept.', { exact: true }).isVisible()).toBe(true);
  await cardAt(page, CARDS - 1);

  // A book of which nobody has opened the page: what the pack has of it.
  const book = await cards(page).first().getByRole('link').first().getAttribute('href');
  await page.goto(book ?? '');
  await page.getByText(/^Saved copy from/).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await cards(page).first().waitFor();
});
