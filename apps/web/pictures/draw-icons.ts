/** Draws the icons of the web manifest and of iOS from their SVG sources into `public/icons`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';

const sources = join(import.meta.dirname, 'icons');
const target = join(import.meta.dirname, '../public/icons');

const icons = [
  { source: 'icon', name: 'icon', sizes: [192, 512] },
  { source: 'maskable', name: 'maskable', sizes: [192, 512] },
  { source: 'monochrome', name: 'monochrome', sizes: [512] },
  // iOS rounds the corners itself.
  { source: 'maskable', name: 'apple-touch-icon', sizes: [180] },
  { source: 'shortcut-feed', name: 'shortcut-feed', sizes: [96] },
  { source: 'shortcut-library', name: 'shortcut-library', sizes: [96] },
  { source: 'shortcut-progress', name: 'shortcut-progress', sizes: [96] },
];

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await mkdir(target, { recursive: true });
for (const { source, name, sizes } of icons) {
  const svg = await readFile(join(sources, `${source}.svg`), 'utf8');
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    const png = await page.screenshot({ omitBackground: true });
    await writeFile(join(target, `${name}-${size}.png`), png);
  }
}
await browser.close();
