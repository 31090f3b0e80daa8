import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the image's root is mounted, and what is to be written to in it. */
export type Place = {
  readonly root: string;
  /** Mounted at `/data`. */
  readonly data: string;
  /** Folders of this machine that are there under the same path, such as that of a socket. */
  readonly shared: readonly string[];
  readonly user: number;
  readonly environment: Readonly<Record<string, string>>;
};

/**
 * As a container runtime does for compose.yaml: the root cannot be written, but for `/data` and a `/tmp` in
 * memory; the process is the image's user, and gets no rights that it does not have.
 */
const SCRIPT = `set -e
root=$1 data=$2 user=$3 shared=$4 own=$PATH; shift 4
PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
for folder in $shared; do mkdir -p "$root$folder"; mount --bind "$folder" "$root$folder"; done
mount -o remount,bind,ro "$root"
PATH=$own
exec /usr/bin/setpriv --no-new-privs /usr/sbin/chroot --userspec="$user:$user" "$root" "$@"`;

const UNSHARE = '/usr/bin/unshare';

/** The command line that runs `args` by the image's Node. */
function commandLine({ root, data, shared, user }: Place, args: readonly string[]): string[] {
  for (const folder of ['proc', 'dev']) mkdirSync(join(root, folder), { recursive: true });
  const places = [root, data, String(user), shared.join(' ')];
  return ['--mount', '/bin/sh', '-c', SCRIPT, 'sh', ...places, '/usr/local/bin/node', ...args];
}

/** Starts one of the image's scripts; the process that is returned is its own. */
export function startReadOnly(place: Place, args: readonly string[]): ChildProcess {
  return spawn(UNSHARE, commandLine(place, args), {
    env: place.environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Runs one to its end. */
export function runReadOnly(place: Place, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(UNSHARE, commandLine(place, args), {
    env: place.environment,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}
