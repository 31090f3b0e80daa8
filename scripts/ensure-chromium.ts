import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { installWithApt, run } from './installing.ts';

const debiansShell = '/usr/bin/chromium-headless-shell';
const debiansChromium = '/usr/bin/chromium';

const firstThere = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path !== undefined && existsSync(path));

/** In Debian's without windows the tests take a fifth less of their time than in a whole one. */
const findChromium = () =>
  firstThere(
    process.env['CHROMIUM_PATH'],
    debiansShell,
    chromium.executablePath(),
    debiansChromium,
  );

const installChromium = () =>
  installWithApt('chromium-headless-shell') ||
  run('playwright', 'install', 'chromium') ||
  installWithApt('chromium');

/**
 * The browser that the tests start: the one at CHROMIUM_PATH, Debian's without windows, or a whole
 * one. Installs one where there is none. Answers its path; throws a readable error when that fails.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  installChromium();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium and none could be installed. ' +
      'Install it and set CHROMIUM_PATH to its executable.',
  );
}
