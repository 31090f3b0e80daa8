/**
 * Takes pictures of Progress and of a book's page as a new reader, a week-old and a year-old one and
 * one who is back see them, on a phone and a desktop, light and dark, into a folder. Build first:
 *
 *     node pictures/take-progress.ts /tmp/progress
 */
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';
import { startProduct } from '../e2e/product.ts';
import { phone } from '../e2e/visitor.ts';

const sampleReaders = join(import.meta.dirname, '../../api/bench/sample-readers.ts');
const PASSWORD = 'bookworm-42';
const READERS = ['new', 'week', 'year', 'back'];
const SCREENS = {
  progress: '/progress',
  book: '/books/on-the-origin-of-species-by-charles-darwin',
};
const DEVICES = { phone, desktop: { width: 1280, height: 800 } };

const folder = folderToFill(process.argv[2]);
await mkdir(folder, { recursive: true });

function folderToFill(named: string | undefined): string {
  if (named === undefined) throw new Error('Say which folder the pictures go into');
  return named;
}

async function takeAll(page: Page, name: string): Promise<void> {
  for (const [screen, path] of Object.entries(SCREENS)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const file = join(folder, `${screen}-${name}.png`);
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    console.log(file);
  }
}

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  await product.stop();
  execFileSync(process.execPath, [sampleReaders, product.database], { stdio: 'inherit' });
  await product.restart();
  for (const reader of READERS) {
    for (const [device, viewport] of Object.entries(DEVICES)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const looks = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
        const context = await browser.newContext({ baseURL: product.url, ...looks });
        const page = await context.newPage();
        const data = { email: `${reader}@example.org`, password: PASSWORD };
        await page.request.post('/api/signin', { data });
        await takeAll(page, `${reader}-${device}-${colorScheme}`);
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await product.dispose();
}
