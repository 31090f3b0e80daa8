import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { installWithApt, run } from './installing.ts';

const debiansShell = '/usr/bin/chromium-headless-shell';
const debiansChromium = '/usr/bin/chromium';

const firstThere = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

/** Chromium without its windows, in which the tests take a fifth less of their time. */
function ensureShell(): string | undefined {
  const found = firstThere(process.env['CHROMIUM_PATH'], debiansShell);
  if (found !== undefined) return found;
  installWithApt('chromium-headless-shell');
  return firstThere(debiansShell);
}

/** Playwright's own, or Debian's. */
const wholeBrowser = () => firstThere(chromium.executablePath(), debiansChromium);

/**
 * The browser that the tests start: the one at CHROMIUM_PATH, Debian's without windows, or a whole
 * one. Installs what is missing. Answers its path; throws a readable error when there is none.
 */
export function ensureChromium(): string {
  const found = ensureShell() ?? wholeBrowser();
  if (found !== undefined) return found;
  if (!run('playwright', 'install', 'chromium')) installWithApt('chromium');
  const installed = wholeBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium and none could be installed. ' +
      'Install it and set CHROMIUM_PATH to its executable.',
  );
}
