import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

let own: string | undefined;

/** The machine since it was started and the process on it, such as `attic 5f1c… pid:[4026531836] 4711`. */
export const nameOfProcess = (): string => (own ??= `${machine()} ${process.pid}`);

/**
 * Copies of a machine share their name, containers may share that of their host; each has numbers of
 * processes of its own.
 */
function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * Whether a process, by its name, has died for sure: it was one of this machine and is not there any
 * more, or had the number that is ours now.
 */
export function hasDied(name: string): boolean {
  const split = name.lastIndexOf(' ');
  if (name.slice(0, split) !== machine()) return false;
  const pid = Number(name.slice(split + 1));
  return pid === process.pid || !isThere(pid);
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's is there as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
