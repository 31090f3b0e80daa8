import { Buffer } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type KeyInput, launch } from 'puppeteer-core';

import type { Driver, Engine, Size } from './engine.ts';
import { installed } from './installed.ts';

async function openWindow(profile: string, size: Size) {
  const browser = await launch({
    browser: 'firefox',
    executablePath: installed('firefox'),
    userDataDir: profile,
    // A phone's scroll bar lies over the page.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.setViewport(size);
  return { browser, page };
}

async function start(size: Size): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'morsel-firefox-'));
  let { browser, page } = await openWindow(profile, size);
  return {
    browser: await browser.version(),
    async goto(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (expression) => page.evaluate(expression),
    async element(expression) {
      const handle = await page.evaluateHandle(expression);
      return handle.asElement() ?? undefined;
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    screenshot: async () => Buffer.from(await page.screenshot()),
    async restart() {
      await browser.close();
      ({ browser, page } = await openWindow(profile, size));
    },
    async close() {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = { name: 'Firefox', start };
