import type { Page } from 'playwright';
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

const CARDS = 50;
const SLOWDOWN = 4;

/** Has the page note when its first card is painted, in ms since the navigation began. */
async function noteFirstCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('article')) performance.mark('first-card');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Slows the page's processor down until the function that it answers is called. */
async function slowDown(page: Page, rate: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  // What the session set goes with it.
  return () => session.detach();
}

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
  await device.close();
  await product.stop();

  const page = await device.start();
  await noteFirstCard(page);
  const speedUp = await slowDown(page, SLOWDOWN);
  await page.goto('/');
  await cards(page).first().waitFor();
  const [mark] = await page.evaluate(() => performance.getEntriesByName('first-card'));
  const coldStartMs = Math.round(mark?.startTime ?? Number.NaN);
  process.stdout.write(`Cold start offline, CPU at a ${SLOWDOWN}th: card in ${coldStartMs} ms\n`);
  await speedUp();

  for (let index = 0; index < CARDS; index += 1) {
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
  await untilWaiting(page, CARDS);
  expect(await page.getByText('Offline. Answers kept.', { exact: true }).isVisible()).toBe(true);
});
