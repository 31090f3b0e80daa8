import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

/** The servers have this processor to themselves, the load the other. */
const SERVER_CPU = '0';
const LOAD_CPU = '1';

/** Of `/proc/<pid>/stat`: after the name, in hundredths of a second. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
const TICK_US = 10_000;

/** A server of a process of its own, reached by a socket. */
export type PinnedServer = {
  readonly name: string;
  /** More than one where several processes serve the same database. */
  readonly sockets: readonly string[];
  /** Time that its processes have had of the processor, µs. */
  cpuTime(): number;
  stop(): Promise<void>;
};

/** Starts the script as often as there are sockets, and waits until each listens. */
export async function startPinned(
  name: string,
  { script, database, sockets }: { script: string; database: string; sockets: readonly string[] },
): Promise<PinnedServer> {
  const path = join(import.meta.dirname, script);
  const processes = sockets.map((socket) =>
    spawn('taskset', ['-c', SERVER_CPU, process.execPath, path, database, socket], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  for (const { stdout } of processes) await once(createInterface({ input: stdout }), 'line');
  return {
    name,
    sockets,
    cpuTime: () => processes.reduce((total, { pid = 0 }) => total + cpuTimeOf(pid), 0),
    async stop() {
      for (const child of processes) {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      }
    },
  };
}

/** Keeps this process, which makes the load, off the servers' processor. */
export async function pinLoad(): Promise<void> {
  const pinning = spawn('taskset', ['-cp', LOAD_CPU, String(process.pid)], { stdio: 'ignore' });
  const [code]: unknown[] = await once(pinning, 'exit');
  if (code !== 0) throw new Error('This needs two processors and taskset (util-linux)');
}

/** Runs a command on whichever processor is free, and waits for its end. */
export async function runOnAnyProcessor(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const words = ['-c', `${SERVER_CPU},${LOAD_CPU}`, ...command];
  const [code]: unknown[] = await once(spawn('taskset', words, { env, stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} has failed`);
}

function cpuTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_US;
}
