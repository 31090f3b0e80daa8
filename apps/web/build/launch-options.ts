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

const disabledFeatures = [
  // What Chromium gets ready behind each window costs more than most pages of the tests: two pages
  // for its address bar, which nobody sees, and a process for a site that nobody visits.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // Playwright's own, in whose place these stand.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'AimEnabled',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** So long (ms) it may take on a busy machine. */
const LONGEST_START_MS = 120_000;

/** How the component tests and the journeys start their browser. */
export function launchOptions(): LaunchOptions {
  return {
    ...findChromium(process.env),
    timeout: LONGEST_START_MS,
    args: [
      `--disable-features=${disabledFeatures.join(',')}`,
      ...(process.getuid?.() === 0 ? rootFlags : []),
    ],
  };
}
