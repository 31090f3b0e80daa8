import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { type Browser, launch, type Page } from 'puppeteer-core';

import { launchOptions } from '../../build/launch-options.ts';
import { becomeReader } from './reader.ts';

/** Who looks at a screen: somebody new, or a reader with an account, a shelf and answers. */
export type Visitor = 'newcomer' | 'reader';

/** What Lighthouse says of a screen as a phone on slow 4G sees it. Times are in milliseconds. */
export interface ScreenReport {
  /** From 0 to 100. */
  readonly performance: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly speedIndex: number;
  /** Lighthouse’s index of how fast the machine is; it reckons as if that were a fast desktop (1,500 to 2,000). */
  readonly benchmarkIndex: number;
  /** What the browser complained of, and what else is not as it should be. */
  readonly flaws: readonly string[];
}

const FLAGS: Flags = {
  logLevel: 'error',
  onlyCategories: ['performance', 'best-practices'],
};

/** Has Lighthouse look at a screen once, in a browser of its own. */
export async function reportOf(
  url: string,
  { path, visitor }: { readonly path: string; readonly visitor: Visitor },
): Promise<ScreenReport> {
  const profile = await mkdtemp(join(tmpdir(), 'morsel-lighthouse-'));
  const { executablePath = chromium.executablePath(), args = [] } = launchOptions();
  const browser = await launch({ executablePath, args, userDataDir: profile });
  try {
    if (visitor === 'reader') await visit(browser, (page) => becomeReader(page, url));
    return await visit(browser, async (page) => {
      // Lighthouse empties caches and stores, and leaves cookies and what the device remembers.
      const run = await lighthouse(url + path, FLAGS, undefined, page);
      if (!run) throw new Error(`Lighthouse says nothing of ${path}`);
      return summaryOf(run.lhr);
    });
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function visit<Outcome>(
  browser: Browser,
  look: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const page = await browser.newPage();
  try {
    return await look(page);
  } finally {
    await page.close();
  }
}

function summaryOf({ audits, categories, environment, runtimeError }: Result): ScreenReport {
  if (runtimeError) throw new Error(runtimeError.message);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const practices = categories['best-practices']?.auditRefs ?? [];
  const failed = practices.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isFailed = weight > 0 && audit && audit.score !== null && audit.score < 1;
    return isFailed ? [flawOf(audit)] : [];
  });
  return {
    performance: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    speedIndex: figure('speed-index'),
    benchmarkIndex: environment.benchmarkIndex,
    flaws: failed,
  };
}

/** The name of what is wrong, with what it was found in. */
function flawOf({ title, details }: Result['audits'][string]): string {
  const found = details?.type === 'table' ? details.items.map((item) => JSON.stringify(item)) : [];
  return [title, ...found].join(' ');
}
