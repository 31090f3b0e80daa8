import { setTimeout } from 'node:timers/promises';

import type { Page } from 'playwright';

import { newDevice } from '../../e2e/device.ts';
import type { Product } from '../../e2e/product.ts';
import { missingForOffline } from '../../e2e/studying.ts';
import { putFarAway } from './slow-phone.ts';

const LOOK_EVERY_MS = 100;

/** How long (ms) a slow phone takes from its start to the first card. */
export interface Start {
  /** With the server, on slow 4G, and nothing of it kept. */
  readonly cold: number;
  /** Without it, from what the phone keeps. */
  readonly offline: number;
}

/** Starts a new phone with the server, then without it; both times its browser is cold. */
export async function measureStart(product: Product): Promise<Start> {
  const device = await newDevice(product.url);
  try {
    const page = await device.start();
    const cold = await timeToFirstCard(page);
    while ((await missingForOffline(page)).length > 0) await setTimeout(LOOK_EVERY_MS);
    await device.close();
    await product.stop();
    const offline = await timeToFirstCard(await device.start());
    return { cold, offline };
  } finally {
    await device.dispose();
    await product.restart();
  }
}

const FIRST_CARD = 'first card after ';

async function timeToFirstCard(page: Page): Promise<number> {
  await page.addInitScript(tellOfFirstCard, FIRST_CARD);
  const bringBack = await putFarAway(page);
  // To look for the card from here would keep the page busy.
  const told = page.waitForEvent('console', (message) => message.text().startsWith(FIRST_CARD));
  await page.goto('/', { waitUntil: 'commit' });
  const message = await told;
  await bringBack();
  return Number(message.text().slice(FIRST_CARD.length));
}

/** Has the page tell when its first card is painted, in ms since the navigation began. */
function tellOfFirstCard(words: string): void {
  const look = (): void => {
    if (document.querySelector('article')) console.debug(words + performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
