import { spawnSync } from 'node:child_process';

/** As it runs without a daemon, and as root in a container too. */
const BUILDAH_ENV = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };

/** Runs buildah where everybody sees it; throws when it fails. */
export function buildah(args: readonly string[]): void {
  const { status } = spawnSync('buildah', args, {
    env: BUILDAH_ENV,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`buildah ${args[0]} failed`);
}

/** What buildah prints; throws when it fails. */
export function output(args: readonly string[]): string {
  const { status, stdout } = spawnSync('buildah', args, {
    env: BUILDAH_ENV,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`buildah ${args[0]} failed`);
  return stdout.trim();
}
