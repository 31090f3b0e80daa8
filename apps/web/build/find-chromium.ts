import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

const ofDebian = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** Which browser tests and benches start: CHROMIUM_PATH, Playwright's own, or one of Debian's. */
export function findChromium(environment: NodeJS.ProcessEnv): { executablePath?: string } {
  const named = environment['CHROMIUM_PATH'];
  if (named) return { executablePath: named };
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = ofDebian.find((path) => existsSync(path));
  return executablePath === undefined ? {} : { executablePath };
}
