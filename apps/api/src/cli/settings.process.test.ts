import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const SETTINGS = join(import.meta.dirname, 'settings.ts');

function settings(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SETTINGS], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('says what is in force, and every problem with it on a line of its own', () => {
  const fit = settings({ PORT: '8080' });
  expect(fit).toMatchObject({ status: 0, stderr: '' });
  expect(fit.stdout).toMatch(/^PORT +environment +8080$/m);

  const unfit = settings({
    PORT: 'eighty',
    SESSION_SECRET: 'tides',
    ADMIN_PASSWORD_FILE: '/tides',
  });
  expect(unfit.status).toBe(1);
  expect(unfit.stdout).toMatch(/^HOST +default +127\.0\.0\.1$/m);
  expect(unfit.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^ADMIN_PASSWORD_FILE names a file that cannot be read/),
    expect.stringMatching(/^PORT must be/),
    expect.stringMatching(/^SESSION_SECRET must be/),
    'ADMIN_EMAIL must be set when ADMIN_PASSWORD is',
  ]);
  expect(unfit.stdout + unfit.stderr).not.toContain('tides');
});
