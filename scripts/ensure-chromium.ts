import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { installWithApt, run } from './installing.ts';

const debianChromium = '/usr/bin/chromium';

/** The browser that the tests start: CHROMIUM_PATH, Playwright's own, or Debian's. */
function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), debianChromium].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Finds a Chromium, or installs one. Answers its path; throws a readable error when there is none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!run('playwright', 'install', 'chromium')) installWithApt('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium and none could be installed. ' +
      'Install it and set CHROMIUM_PATH to its executable.',
  );
}
