/**
 * How long a reader on a slow phone waits from giving Morsel a book of 100,000 words to the first
 * sentence that they can pick, with the CPU of the page slowed down four times; the server is as fast as
 * the machine. Prints seconds, and ends with 1 when it takes too long. Build first; nothing else should
 * run on the machine.
 */
import { setTimeout } from 'node:timers/promises';

import { chromium } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';
import { aLongBook, LONG_BOOK } from '../e2e/long-book.ts';
import { startProduct } from '../e2e/product.ts';
import { phone } from '../e2e/visitor.ts';

const SLOWDOWN = 4;
const MOST_SECONDS = 20;
const LOOK_EVERY_MS = 50;

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: phone });
  await page.goto('/library');
  await page.getByRole('button', { name: 'Add a New Book' }).click();
  const { file, words } = await aLongBook();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  await page.getByLabel('Choose or drop a file').setInputFiles(file);
  // Its title comes out of the file.
  const title = page.getByLabel('Book Title');
  while ((await title.inputValue()) !== LONG_BOOK.title) await setTimeout(LOOK_EVERY_MS);
  await page.getByRole('button', { name: '+ ADD BOOK & GENERATE QUESTIONS' }).click();
  await page.getByRole('link', { name: 'Pick your bites from its text' }).first().click();
  const asked = seconds();
  await page.getByRole('group', { name: /^The sentence/ }).waitFor();
  const shown = seconds();

  console.log(`a book of ${words} words, CPU of the page slowed down ${SLOWDOWN}×`);
  console.log(
    `picked: ${asked.toFixed(1)} s after its file; first sentence: ${shown.toFixed(1)} s (at most ${MOST_SECONDS})`,
  );
  if (shown > MOST_SECONDS) process.exitCode = 1;
} finally {
  await browser.close();
  await product.dispose();
}
