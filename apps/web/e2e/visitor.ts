import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';

import { launchOptions } from '../build/launch-options.ts';

export const phone = { width: 390, height: 844 };

let shared: Promise<Browser> | undefined;

/** One browser for all journeys of a worker; contexts keep visitors apart. */
function browser(): Promise<Browser> {
  shared ??= chromium.launch(launchOptions());
  return shared;
}

export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = undefined;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on the page: script errors and refusals of the content policy. */
  readonly complaints: string[];
}

/** A new person with an empty profile. */
export async function newVisitor(
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const device = { baseURL: url, viewport: phone, hasTouch: true, ...options };
  const context = await (await browser()).newContext(device);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { context, page, complaints };
}
