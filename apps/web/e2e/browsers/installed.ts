import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** Environment variable that may say where it is. */
  readonly variable: string;
  readonly commands: readonly string[];
  /** Debian's package of it. */
  readonly pack: string;
}

/** What the journeys through other browsers need of the machine. */
export const programs = {
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    pack: 'firefox-esr',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    pack: 'webkit2gtk-driver',
  },
  xvfb: { variable: 'XVFB_PATH', commands: ['Xvfb'], pack: 'xvfb' },
} satisfies Record<string, Program>;

/** Where a program is; undefined where it is not installed. */
export function find(program: Program): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = program.commands.flatMap((command) => folders.map((path) => join(path, command)));
  return [process.env[program.variable], ...paths].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/** Where a program is; throws with a word on how to install it. */
export function installed(name: keyof typeof programs): string {
  const program = programs[name];
  const path = find(program);
  if (path) return path;
  throw new Error(
    `${program.commands[0]} is not here: install it (Debian: apt-get install ${program.pack}), ` +
      `or say where it is with ${program.variable}.`,
  );
}
