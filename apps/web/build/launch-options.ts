import type { LaunchOptions } from 'playwright';

import { findChromium } from './find-chromium.ts';

/** Chromium refuses its sandbox to root, and without these looks for servers of its maker. */
const rootFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the component tests and the journeys start their browser. */
export function launchOptions(): LaunchOptions {
  return {
    ...findChromium(process.env),
    args: process.getuid?.() === 0 ? rootFlags : [],
  };
}
