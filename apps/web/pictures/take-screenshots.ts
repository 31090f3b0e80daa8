/**
 * Takes the screenshots of the web manifest from the built product into `public/screenshots`.
 * Build first, and build again after it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';
import { answer, questionOn } from '../e2e/answering.ts';
import { startProduct } from '../e2e/product.ts';
import { phone } from '../e2e/visitor.ts';

const target = join(import.meta.dirname, '../public/screenshots');
const desktop = { width: 1280, height: 800 };
const QUALITY = 0.85;

/** As WebP, which the browser itself can write: a fourth of the size of a PNG. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const picture = await page.context().newPage();
  await picture.goto('about:blank');
  const webp = await picture.evaluate(
    async ([source = '', quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: Number(quality) });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [png.toString('base64'), String(QUALITY)],
  );
  await picture.close();
  await writeFile(join(target, `${name}.webp`), Buffer.from(webp));
  console.log(`${name}.webp`, Math.round(webp.length / 1024), 'KB');
}

async function takeAll(page: Page, device: 'phone' | 'desktop'): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('article').first();
  await card.waitFor();
  await take(page, `feed-${device}`);
  if (device === 'phone') {
    await answer(card, await questionOn(card), true);
    await card.getByText('+10 XP', { exact: true }).waitFor();
    // The first achievement covers the bite.
    await page.getByText('First Bite', { exact: true }).waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await take(page, `answered-${device}`);
  }
  await page.goto('/library');
  await page.getByRole('heading', { name: 'Add a New Book' }).waitFor();
  await take(page, `library-${device}`);
}

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
await mkdir(target, { recursive: true });
const looks = { baseURL: product.url, colorScheme: 'light', reducedMotion: 'reduce' } as const;
const onPhone = await browser.newContext({ ...looks, viewport: phone, deviceScaleFactor: 2 });
await takeAll(await onPhone.newPage(), 'phone');
const onDesktop = await browser.newContext({ ...looks, viewport: desktop });
await takeAll(await onDesktop.newPage(), 'desktop');
await browser.close();
await product.dispose();
