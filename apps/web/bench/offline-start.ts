/**
 * How long a slow phone takes from its start to the first card, with the server and without it: both
 * cold, on the same device, with the CPU slowed down four times. Prints both times in milliseconds and
 * what the second is of the first. Build first; nothing else should run on the machine.
 */
import { setTimeout } from 'node:timers/promises';

import type { Page } from 'playwright';

import { newDevice } from '../e2e/device.ts';
import { startProduct } from '../e2e/product.ts';
import { missingForOffline } from '../e2e/studying.ts';

const SLOWDOWN = 4;
const LOOK_EVERY_MS = 100;

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

/** Opens the feed on a slow device; how long it took (ms) until a card was painted. */
async function timeToFirstCard(page: Page): Promise<number> {
  await noteFirstCard(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  const [mark] = await page.evaluate(() => performance.getEntriesByName('first-card'));
  // What the session set goes with it.
  await session.detach();
  return mark?.startTime ?? Number.NaN;
}

const product = await startProduct();
const device = await newDevice(product.url);
try {
  const before = await device.start();
  const online = await timeToFirstCard(before);
  while ((await missingForOffline(before)).length > 0) await setTimeout(LOOK_EVERY_MS);
  await device.close();
  await product.stop();
  const offline = await timeToFirstCard(await device.start());

  console.log(`first card, CPU slowed down ${SLOWDOWN}×: ${online.toFixed(0)} ms with the server`);
  console.log(
    `without it: ${offline.toFixed(0)} ms, ${(offline / online).toFixed(2)} times as long`,
  );
} finally {
  await device.dispose();
  await product.dispose();
}
