import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

/** A folder of a test's own for files, which goes with the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
