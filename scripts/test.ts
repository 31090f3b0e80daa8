/** Everything that has to hold before a change lands, in the order in which it fails fastest. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ensureChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';

const steps: [name: string, command: string, ...args: string[]][] = [
  ['build', 'turbo', 'run', 'build', '--output-logs=errors-only'],
  ['types', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  ['types of the scripts', 'tsc', '-p', 'scripts'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check', '.'],
  ['unused', 'knip'],
  ['documentation', 'node', 'scripts/check-docs.ts'],
  ['workflows', 'node', 'scripts/check-workflows.ts'],
  // By itself Vitest leaves a core to whoever edits; much of the time here is spent waiting.
  ['tests', 'vitest', 'run', '--maxWorkers=2', ...process.argv.slice(2)],
];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function ensured<Value>(ensure: () => Value): Value {
  try {
    return ensure();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

ensured(ensurePostgres);
const env = {
  ...process.env,
  CHROMIUM_PATH: ensured(ensureChromium),
  // The tests start dozens of processes, which take half their time to read the same code.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
  TURBO_TELEMETRY_DISABLED: '1',
};

for (const [name, command, ...args] of steps) {
  const start = performance.now();
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) fail(`✗ ${name}${error ? `: ${error.message}` : ''}`);
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}
