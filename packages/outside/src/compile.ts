import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand } from './run-command.ts';

const TSC = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

/** Strict as can be, for what runs from Node 20 on. */
export const COMPILER_OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.asynciterable'],
  module: 'nodenext',
  types: [] as string[],
  skipLibCheck: true,
};

/** Compiles these files in a folder, beside which their JavaScript comes to lie. @throws what the compiler says. */
export async function compile(
  folder: string,
  files: Readonly<Record<string, string>>,
  compilerOptions: object = COMPILER_OPTIONS,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const config = { compilerOptions, files: Object.keys(files) };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await runCommand(process.execPath, [TSC, '-p', 'tsconfig.json'], { cwd: folder });
}
