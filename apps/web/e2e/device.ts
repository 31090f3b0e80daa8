import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium, type Page } from 'playwright';

import { launchOptions } from '../build/launch-options.ts';
import { PATIENCE_MS, phone } from './visitor.ts';

/** A browser process of its own, whose profile outlives it. */
export interface Device {
  /** Starts the browser on what the profile holds; its only page. */
  start(): Promise<Page>;
  /** Closes the browser as its user does; all that sites keep is on the disk then. */
  close(): Promise<void>;
  /** Ends it as a phone that runs out of memory does: at once, without a word. */
  kill(): Promise<void>;
  /** Ends it and removes the profile. */
  dispose(): Promise<void>;
}

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const found = await session?.send('SystemInfo.getProcessInfo');
  const browser = found?.processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not tell its process');
  return browser.id;
}

export async function newDevice(url: string): Promise<Device> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-device-'));
  let context: BrowserContext | undefined;
  const close = async () => {
    await context?.close();
    context = undefined;
  };
  return {
    close,
    async start() {
      const options = { ...launchOptions(), baseURL: url, viewport: phone, hasTouch: true };
      context = await chromium.launchPersistentContext(folder, options);
      context.setDefaultTimeout(PATIENCE_MS);
      return context.pages()[0] ?? context.newPage();
    },
    async kill() {
      if (!context) return;
      const closed = context.waitForEvent('close');
      process.kill(await processOf(context), 'SIGKILL');
      await closed;
      context = undefined;
    },
    async dispose() {
      await close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
