import { readFileSync } from 'node:fs';

const PACKAGE_RUNNER = /^(npm|npx|pnpm)\b/;
const BETWEEN_RUNNERS = /^(npm|npx|pnpm|node|sh|dash|bash)\b/;
const LOOK_EVERY_MS = 500;

type Process = { readonly pid: number; readonly name: string; readonly parent: number };

/**
 * Calls `onGone` once the package runner that launched this process has gone. A SIGTERM to npm ends
 * npm alone: it passes none on to what it runs, and the server would stay behind and keep its port.
 * Watches nothing where there is no runner, or no /proc to find it in.
 */
export function watchLauncher(onGone: () => void): void {
  const child = childOfRunner(process.ppid);
  if (child === undefined) return;
  const timer = setInterval(() => {
    if (readProcess(child.pid)?.parent === child.parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The process that the outermost runner above started: when the runner goes, it changes parents. */
function childOfRunner(pid: number): Process | undefined {
  let found: Process | undefined;
  let child = readProcess(pid);
  while (child !== undefined && BETWEEN_RUNNERS.test(child.name)) {
    const parent = readProcess(child.parent);
    if (parent !== undefined && PACKAGE_RUNNER.test(parent.name)) found = child;
    child = parent;
  }
  return found;
}

/** From /proc/<pid>/stat: "pid (name) state parent …"; the name may hold spaces and brackets. */
function readProcess(pid: number): Process | undefined {
  const stat = statOf(pid);
  const end = stat.lastIndexOf(')');
  const parent = Number(stat.slice(end + 2).split(' ')[1]);
  if (end < 0 || !Number.isInteger(parent)) return undefined;
  return { pid, name: stat.slice(stat.indexOf('(') + 1, end), parent };
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
