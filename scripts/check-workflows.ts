/**
 * Whether every action of the workflows is named by the hash of a commit, with its version beside it
 * for those who read (and for Dependabot): a tag can be moved to other code. Also whether every
 * workflow says what its token may do, which otherwise is whatever the repository's settings say.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const BY_HASH = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

function faultsOf(workflow: string): string[] {
  const text = readFileSync(join(ROOT, workflow), 'utf8');
  const used = [...text.matchAll(/^\s*-?\s*uses:\s*(.+)$/gm)].flatMap(([, action]) => action ?? []);
  const faults = used
    .filter((action) => !BY_HASH.test(action.trim()))
    .map((action) => `${workflow}: ${action.trim()} is not named by hash and version`);
  return /^permissions:/m.test(text)
    ? faults
    : [...faults, `${workflow}: says nothing of permissions`];
}

const faults = globSync('.github/workflows/*.{yml,yaml}', { cwd: ROOT }).flatMap(faultsOf);

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
