/** The main way through the product in browsers that are not Chromium: those that are named, or all. */
import { spawnSync } from 'node:child_process';

import { find, programs } from '../apps/web/e2e/browsers/installed.ts';
import { installWithApt, run } from './installing.ts';

const needed = {
  firefox: [programs.firefox],
  webkit: [programs.webkit, programs.xvfb],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(needed, name));
if (unknown.length > 0) {
  console.error(
    `No such browser: ${unknown.join(', ')}. There are ${Object.keys(needed).join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, of] of Object.entries(needed)) {
  if (named.length > 0 && !named.includes(name)) continue;
  // What cannot be installed here is told by the browser's journeys, which fail without it.
  for (const program of of) if (!find(program)) installWithApt(program.pack);
}

if (!run('turbo', 'run', 'build', '--output-logs=errors-only')) process.exit(1);
const config = ['--root', 'apps/web', '--config', 'vitest.browsers.config.ts'];
const { status } = spawnSync('vitest', ['run', ...config, ...named], { stdio: 'inherit' });
process.exit(status ?? 1);
