import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

const debian = '/usr/bin/chromium';

/** Which browser the tests start: CHROMIUM_PATH, Playwright's own, or Debian's. */
export function findChromium(environment: NodeJS.ProcessEnv): { executablePath?: string } {
  const named = environment['CHROMIUM_PATH'];
  if (named) return { executablePath: named };
  if (existsSync(chromium.executablePath()) || !existsSync(debian)) return {};
  return { executablePath: debian };
}
