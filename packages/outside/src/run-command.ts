import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** What a command printed. @throws Error with all that it said when it failed. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: CommandOptions,
): Promise<string> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  const [output, complaints] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'close'),
  ]);
  if (child.exitCode !== 0)
    throw new Error(`${command} ${args.join(' ')}:\n${output}${complaints}`);
  return output;
}
