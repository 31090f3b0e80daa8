/**
 * Looks for what the usual cases do not show: every property of the tests many times, each time from a seed
 * of its own, which a failure prints. `pnpm fuzz [times] [file.test.ts …]`; further arguments go to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TIMES = 20;
/** The longest property takes seconds; so many times, a minute or two. */
const PATIENCE_MS = 600_000;

const [first = String(TIMES), ...more] = process.argv.slice(2);
const isNumber = /^\d+$/.test(first);
const [times, rest] = isNumber ? [first, more] : [String(TIMES), process.argv.slice(2)];
const isAskedFor = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8').includes("from 'fast-check'");
const all = () => globSync('{apps,packages}/*/src/**/*.test.ts', { cwd: ROOT }).filter(isAskedFor);
const files = rest.some((argument) => argument.endsWith('.ts')) ? [] : all();

const { status, error } = spawnSync(
  'vitest',
  ['run', `--repeats=${times}`, `--testTimeout=${PATIENCE_MS}`, ...rest, ...files],
  { cwd: ROOT, stdio: 'inherit', env: { PROPERTY_SEED: 'random', ...process.env } },
);
if (error) throw error;
process.exit(status ?? 1);
