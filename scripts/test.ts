/** Everything that has to hold before a change lands, in the order in which it fails fastest. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { ensureChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';

type Step = readonly [name: string, command: string, ...args: string[]];

const build: Step = ['build', 'turbo', 'run', 'build', '--output-logs=errors-only'];

/** They run at once, so each may do with one core: the linter learns types once for every core it has. */
const checks: readonly Step[] = [
  ['types', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  ['types of the scripts', 'tsc', '-p', 'scripts'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check', '.'],
  ['unused', 'knip'],
  ['documentation', 'node', 'scripts/check-docs.ts'],
  ['workflows', 'node', 'scripts/check-workflows.ts'],
];

// By itself Vitest leaves a core to whoever edits; much of the time here is spent waiting.
const tests: Step = ['tests', 'vitest', 'run', '--maxWorkers=2', ...process.argv.slice(2)];

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
const onOneCore = { ...env, GOMAXPROCS: '1' };

type Outcome = { readonly line: string; readonly succeeded: boolean; readonly output: Buffer };

/** Runs a step; `output` is what it said, unless that was shown as it came. */
async function run(
  [name, command, ...args]: Step,
  shown: 'as it comes' | 'at the end',
): Promise<Outcome> {
  const start = performance.now();
  const stdio = shown === 'as it comes' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    stdio: ['inherit', stdio, stdio],
    env: shown === 'as it comes' ? env : onOneCore,
  });
  const status = new Promise<number | Error | null>((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  const said = [child.stdout, child.stderr].map((stream) => (stream ? buffer(stream) : []));
  const [ended, ...texts] = await Promise.all([status, ...said]);
  const time = `(${((performance.now() - start) / 1000).toFixed(1)} s)`;
  const reason = ended instanceof Error ? `: ${ended.message}` : '';
  const succeeded = ended === 0;
  const line = succeeded ? `✓ ${name} ${time}` : `✗ ${name}${reason}`;
  return { line, succeeded, output: Buffer.concat(texts.flat()) };
}

/** Shows what the steps said, and ends everything where one has failed. */
function judge(outcomes: readonly Outcome[]): void {
  for (const { line, succeeded, output } of outcomes) {
    process.stdout.write(output);
    if (succeeded) console.log(line);
  }
  const failed = outcomes.filter(({ succeeded }) => !succeeded);
  if (failed.length > 0) fail(failed.map(({ line }) => line).join('\n'));
}

judge([await run(build, 'as it comes')]);
judge(await Promise.all(checks.map((step) => run(step, 'at the end'))));
judge([await run(tests, 'as it comes')]);
