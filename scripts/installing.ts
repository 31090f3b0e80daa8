import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command where everybody sees it; whether it succeeded. */
export function run(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Who cannot be reached is not waited for until somebody wonders. */
const HASTE = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

/** Installs a Debian package; false where this is not Debian or not for us to do. */
export function installWithApt(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return (
    run('apt-get', 'update', '-qq', ...HASTE) &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...HASTE, name)
  );
}
