import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { onTestFinished } from 'vitest';

import { launchOptions } from '../build/launch-options.ts';

export const phone = { width: 390, height: 844 };

/** So long (ms) a journey waits for anything: room for a busy machine, on which nothing is hurried. */
export const PATIENCE_MS = 120_000;

let shared: Promise<Browser> | undefined;

/** One browser for all journeys of a worker, with which it ends; contexts keep visitors apart. */
function browser(): Promise<Browser> {
  shared ??= chromium.launch(launchOptions());
  return shared;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on the page: script errors and refusals of the content policy. */
  readonly complaints: string[];
}

/** For journeys that the worker has no part in: it fetches the whole app, which costs as much as they do. */
export const withoutWorker = { serviceWorkers: 'block' } as const;

/** An empty profile, until it is closed; in each test what {@link openPage} opens is another page of it. */
export async function newProfile(
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const device = { baseURL: url, viewport: phone, hasTouch: true, ...options };
  const context = await (await browser()).newContext(device);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** A page of a profile that several tests share; it closes with the test. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(context);
    await page.close();
  });
  return page;
}

/** A new person with an empty profile, who leaves with the end of the test. */
export async function newVisitor(
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await newProfile(url, options);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(context);
    await context.close();
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(`${message.text()} (at ${message.location().url})`);
    }
  });
  return { context, page, complaints };
}

/** Of what went wrong on a page, what its content policy has refused. */
export const refusals = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => text.includes('Content Security Policy'));

/** A journey that fails by waiting says only what did not come: this tells what was there instead. */
async function tellWhatIsShown(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.ariaSnapshot({ timeout: 5000 }).catch(String);
    process.stderr.write(`At ${page.url()} there was:\n${shown}\n`);
  }
}
